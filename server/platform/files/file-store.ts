import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "#server/platform/config/config.ts";
import type { ReadableFile } from "./file-response.ts";
import { contentTypeOf } from "./content-type.ts";
import type { FileStore } from "./stored-files.ts";
import { isSafeKey, listKeys, listPages } from "./stored-files.ts";

export async function openFileStore(config: Config): Promise<FileStore> {
  if (config.s3 !== null) return (await import("./s3-store.ts")).openS3Store(config.s3);
  const root = join(config.dataDir, "media");
  const disk = new Disk(new FSDriver({ location: root, visibility: "private" }));
  await mkdir(root, { recursive: true, mode: 0o700 });
  const place = async (key: string, write: (part: string) => Promise<void>) => {
    const target = join(root, key);
    await mkdir(dirname(target), { recursive: true });
    // Written under a name of its own, because two requests may write the same file; then renamed,
    // so that readers never see half of it.
    const part = `${target}.${randomUUID()}.part`;
    try {
      await write(part);
      await rename(part, target);
    } catch (error) {
      // Half a file is removed, because the disk may be full.
      await rm(part, { force: true }).catch(() => undefined);
      throw error;
    }
  };
  return {
    has: (key) => disk.exists(key),
    put: (key, bytes) => place(key, (part) => writeFile(part, bytes)),
    putFile: (key, path) => place(key, (part) => copyFile(path, part)),
    list: (folder) => listKeys(disk, folder),
    pages: () => listPages(disk),
    delete: (key) => disk.delete(key),
    async open(key) {
      if (!isSafeKey(key)) return null;
      return openLocalFile(join(root, key));
    },
    presign: null,
  };
}

/**
 * A file of this machine, or null when there is none. Ranges are read from the disk, not from
 * memory.
 */
export async function openLocalFile(
  path: string,
  contentType = contentTypeOf(path),
): Promise<ReadableFile | null> {
  const info = await stat(path).catch(() => null);
  if (info === null || !info.isFile()) return null;
  return {
    size: info.size,
    contentType,
    etag: `"${info.size.toString(16)}-${Math.floor(info.mtimeMs).toString(16)}"`,
    read: async (start, end) =>
      Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>,
  };
}
