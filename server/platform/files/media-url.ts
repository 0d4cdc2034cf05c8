import { hashInName } from "#domain/content/file-names.ts";
import { isSafeKey } from "./stored-files.ts";

const PREFIX = "/media/content/";

/** The URL path of a file in the bucket. */
export const mediaUrl = (key: string) => PREFIX + key;

/**
 * May it be read by URL, if by anybody? Beside the folders of lessons and courses lie parts of
 * unfinished uploads and notes of the server, which no request may read.
 */
export const isReadableKey = (key: string): boolean => key.includes("/") && isSafeKey(key);

/** The bucket's key behind such a URL; null when it is no URL of ours. */
export function keyOfMediaUrl(url: string): string | null {
  const key = url.slice(PREFIX.length);
  return url.startsWith(PREFIX) && isReadableKey(key) ? key : null;
}

/**
 * A file's key: its name carries 128 bits of the hash of its content, so that it may be kept for good
 * and a file that the store has under it is this one.
 */
export const mediaKey = (
  folder: string,
  sub: string,
  stem: string,
  sha256Hex: string,
  ending: string,
) => `${folder}/${sub}/${stem}-${hashInName(sha256Hex)}.${ending}`;
