import { createReadStream } from "node:fs";
import { copyFile, mkdir, rename, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Config } from "#server/config.ts";
import type { ReadableFile } from "#server/http/file-response.ts";
import { contentTypeOf } from "./content-type.ts";

/** The 'content' bucket: a folder by default, any S3 store with configuration. */
export interface FileStore {
  has(key: string): Promise<boolean>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Takes over a file of this machine, whatever its size; the file itself stays where it is. */
  putFile(key: string, path: string): Promise<void>;
  /** Keys of the files in a folder and below it. */
  list(folder: string): Promise<string[]>;
  /** Keys of all files, a page at a time. */
  pages(): AsyncIterable<string[]>;
  /** Removes a file; one that is not there is no error. */
  delete(key: string): Promise<void>;
  open(key: string): Promise<ReadableFile | null>;
  /** Signs addresses in the store's own way; null where the store has none (a folder). */
  presign: Presign | null;
}

/** The store's own address of a file, which works from `from` on for `seconds`; the same input gives the same address. */
export type Presign = (key: string, from: Date, seconds: number) => Promise<string>;

/** A key is folders and a file name of plain characters: nothing that climbs, hides or surprises a store. */
export const isSafeKey = (key: string) => key.length <= 512 && key.split("/").every((part) => /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(part));

export async function openFileStore(config: Config): Promise<FileStore> {
  if (config.s3 !== null) return (await import("./s3-store.ts")).openS3Store(config.s3);
  const root = join(config.dataDir, "media");
  const disk = new Disk(new FSDriver({ location: root, visibility: "private" }));
  await mkdir(root, { recursive: true });
  return {
    has: (key) => disk.exists(key),
    put: (key, bytes) => disk.put(key, bytes),
    async putFile(key, path) {
      const target = join(root, key);
      await mkdir(dirname(target), { recursive: true });
      const part = `${target}.part`;
      await copyFile(path, part); // a whole file or none: readers never see half of one
      await rename(part, target);
    },
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

/** All pages of a folder's listing; a folder that does not exist is empty. */
export async function listKeys(disk: Disk, folder: string): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll(`${folder}/`, { recursive: true, ...(paginationToken && { paginationToken }) }).catch(() => null);
    if (page === null) break;
    for (const entry of page.objects) if (entry.isFile) keys.push(entry.key);
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
  return keys;
}

/** The whole store's listing, a page at a time: S3 gives a thousand, a folder all of them. */
export async function* listPages(disk: Disk): AsyncGenerator<string[]> {
  let paginationToken: string | undefined;
  do {
    const page = await disk.listAll("/", { recursive: true, ...(paginationToken && { paginationToken }) });
    yield [...page.objects].filter((entry) => entry.isFile).map(({ key }) => key);
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}

/** A file of this machine, or null when there is none. Ranges are read from the disk, not from memory. */
export async function openLocalFile(path: string, contentType = contentTypeOf(path)): Promise<ReadableFile | null> {
  const info = await stat(path).catch(() => null);
  if (info === null || !info.isFile()) return null;
  return {
    size: info.size,
    contentType,
    etag: `"${info.size.toString(16)}-${Math.floor(info.mtimeMs).toString(16)}"`,
    read: async (start, end) => Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>,
  };
}
