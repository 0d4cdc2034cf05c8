import { createHash } from "node:crypto";
import { Transform } from "node:stream";

/** Passes bytes on; `digest` is their SHA-256 as hex, once all have passed. */
export function hashingStream(): { stream: Transform; digest: () => string } {
  const hash = createHash("sha256");
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, digest: () => hash.digest("hex") };
}
