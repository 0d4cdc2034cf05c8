import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { FileStore } from "@tus/file-store";
import { S3Store } from "@tus/s3-store";
import type { DataStore, Upload } from "@tus/server";
import { RETENTION_DAYS } from "#domain/retention.ts";
import type { Config } from "#server/config.ts";
import { s3Options } from "#server/files/s3-options.ts";

const EXPIRE_MS = RETENTION_DAYS.unfinishedUpload * 86_400_000;
const PART_BYTES = 8 * 1024 * 1024;

/**
 * Where the parts of unfinished files lie, streamed there: memory stays flat whatever their size. In a folder, or with an
 * S3 store in the bucket itself, where every copy finds what another one took.
 */
export interface UploadParts {
  store: DataStore;
  /** What is known of an upload; null when there is none. */
  find(id: string): Promise<Upload | null>;
  /** Runs with a finished upload as a file of this machine. */
  withFile<T>(id: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Removes what nobody finished. */
  purge(): Promise<void>;
}

export function openUploadParts({ s3, dataDir }: Config): UploadParts {
  const find = (store: DataStore) => (id: string) => store.getUpload(id).catch(() => null);
  if (s3 === null) {
    const directory = join(dataDir, "uploads");
    const store = new FileStore({ directory, expirationPeriodInMilliseconds: EXPIRE_MS });
    return {
      store,
      find: find(store),
      withFile: (id, work) => work(join(directory, id)),
      purge: async () => void (await store.deleteExpired()),
    };
  }
  const store = new S3Store({
    partSize: PART_BYTES,
    expirationPeriodInMilliseconds: EXPIRE_MS,
    // Tags are not every store's; what expired is found by its date.
    useTags: false,
    s3ClientConfig: { ...s3Options(s3), bucket: s3.bucket },
  });
  return {
    store,
    find: find(store),
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
