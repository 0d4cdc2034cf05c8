import { ServerResponse } from "node:http";

/** Larger bodies are written as they are: copying them would cost more than a second write. */
export const ONE_WRITE_MAX_BYTES = 65_536;

/**
 * A response whose head and small body are sent with one write. Node does that for text only; bytes
 * take a second write, which made opening a lesson about 6 % dearer in processor time.
 */
export class OneWriteResponse extends ServerResponse {
  override end(chunk?: unknown, encoding?: unknown, callback?: unknown): this {
    // Only a call with bytes alone, as the HTTP adapter makes it.
    const isSmall = chunk instanceof Uint8Array && chunk.byteLength <= ONE_WRITE_MAX_BYTES;
    if (!isSmall || encoding !== undefined || callback !== undefined)
      return super.end(chunk, encoding as BufferEncoding, callback as () => void);
    // Each byte is a character of Latin-1, so the text has the same bytes again.
    const { buffer, byteOffset, byteLength } = chunk;
    return super.end(Buffer.from(buffer, byteOffset, byteLength).toString("latin1"), "latin1");
  }
}
