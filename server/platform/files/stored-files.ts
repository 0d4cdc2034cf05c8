import type { Disk } from "flydrive";
import type { ReadableFile } from "./file-response.ts";

/** The 'content' bucket: a folder by default, any S3 store with configuration. */
export interface FileStore {
  has(key: string): Promise<boolean>;
  /** Writes a file, or replaces it as a whole. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Copies a file of this machine into the store, whatever its size. */
  putFile(key: string, path: string): Promise<void>;
  /** Keys of the files in a folder and below it. */
  list(folder: string): Promise<string[]>;
  /** Keys of all files, a page at a time. */
  pages(): AsyncIterable<string[]>;
  /** Removes a file. It is no error if there is none. */
  delete(key: string): Promise<void>;
  open(key: string): Promise<ReadableFile | null>;
  /** Signs URLs in the store's own way; null where the store has none (a folder). */
  presign: Presign | null;
}

/**
 * The store's own URL of a file, which works from `from` on for `seconds`; the same input gives
 * the same URL.
 */
export type Presign = (key: string, from: Date, seconds: number) => Promise<string>;

/**
 * A key is folders and a file name of plain characters: nothing that climbs, hides or surprises a
 * store.
 */
export const isSafeKey = (key: string) =>
  key.length <= 512 && key.split("/").every((part) => /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(part));

/** All pages of a folder's listing; a folder that does not exist is empty. */
export async function listKeys(disk: Disk, folder: string): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await disk
      .listAll(`${folder}/`, { recursive: true, ...(paginationToken && { paginationToken }) })
      .catch(() => null);
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
    const page = await disk.listAll("/", {
      recursive: true,
      ...(paginationToken && { paginationToken }),
    });
    yield [...page.objects].filter((entry) => entry.isFile).map(({ key }) => key);
    paginationToken = page.paginationToken;
  } while (paginationToken !== undefined);
}
