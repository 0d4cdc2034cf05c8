import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Readable } from "node:stream";
import { FileStore } from "@tus/file-store";
import type { Upload } from "@tus/server";
import type { Config } from "#server/platform/config/config.ts";
import type { UploadParts } from "./upload-store.ts";
import { EXPIRE_MS } from "./upload-store.ts";

/**
 * The library's store, on a disk that may be full: what it can't begin leaves nothing behind, and what
 * it can't write rejects with the error of the disk. What was written before that counts, and the
 * client goes on from there.
 */
class DiskStore extends FileStore {
  static {
    // The library makes its folder while it is constructed, and throws at nobody if it can't.
    Object.defineProperty(this.prototype, "checkOrCreateDirectory", { value: () => undefined });
  }

  override async create(upload: Upload): Promise<Upload> {
    try {
      return await super.create(upload);
    } catch (error) {
      const file = join(this.directory, upload.id);
      await Promise.allSettled([rm(file, { force: true }), rm(`${file}.json`, { force: true })]);
      throw error;
    }
  }

  override async write(readable: Readable, id: string, offset: number): Promise<number> {
    const target = createWriteStream(join(this.directory, id), { flags: "r+", start: offset });
    await pipeline(readable, target);
    return offset + target.bytesWritten;
  }
}

/** The S3 client is large, so it is loaded only if a store is configured. */
export async function openUploadParts({ s3, dataDir }: Config): Promise<UploadParts> {
  if (s3 !== null) return (await import("./s3-upload-parts.ts")).openS3Parts(s3);
  const directory = join(dataDir, "uploads");
  // If there is no room for the folder, the server starts anyway, and `create` makes the folder
  // later.
  await mkdir(directory, { recursive: true, mode: 0o700 }).catch(() => undefined);
  const store = new DiskStore({ directory, expirationPeriodInMilliseconds: EXPIRE_MS });
  return {
    store,
    find: (id) => store.getUpload(id).catch(() => null),
    withFile: (id, work) => work(join(directory, id)),
    purge: async () => void (await store.deleteExpired()),
  };
}
