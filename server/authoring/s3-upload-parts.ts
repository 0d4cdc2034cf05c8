import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { S3Store } from "@tus/s3-store";
import type { Config } from "#server/config.ts";
import { s3Options } from "#server/files/s3-options.ts";
import { EXPIRE_MS } from "./upload-parts.ts";
import type { UploadParts } from "./upload-parts.ts";

const PART_BYTES = 8 * 1024 * 1024;

/** Parts in the bucket itself, where every copy finds what another one took. */
export function openS3Parts(s3: NonNullable<Config["s3"]>): UploadParts {
  const store = new S3Store({
    partSize: PART_BYTES,
    expirationPeriodInMilliseconds: EXPIRE_MS,
    // Tags are not every store's; what expired is found by its date.
    useTags: false,
    s3ClientConfig: { ...s3Options(s3), bucket: s3.bucket },
  });
  return {
    store,
    find: (id) => store.getUpload(id).catch(() => null),
    async withFile(id, work) {
      const folder = await mkdtemp(join(tmpdir(), "treasure-upload-"));
      try {
        const path = join(folder, "file");
        await pipeline(await store.read(id), createWriteStream(path));
        return await work(path);
      } finally {
        await rm(folder, { recursive: true });
      }
    },
    purge: async () => void (await store.deleteExpired()),
  };
}
