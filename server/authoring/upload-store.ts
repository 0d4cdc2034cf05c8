import type { DataStore, Upload } from "@tus/server";
import { DAY_MS } from "#domain/days.ts";
import { RETENTION_DAYS } from "#domain/consent/retention.ts";

export const EXPIRE_MS = RETENTION_DAYS.unfinishedUpload * DAY_MS;

/**
 * Where the parts of unfinished files lie, streamed there: memory stays flat whatever their size.
 * In a folder, or with an S3 store in the bucket itself, where every instance finds what another
 * one took.
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
