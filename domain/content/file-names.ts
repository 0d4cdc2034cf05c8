/*
 * Names of files carry a part of the SHA-256 of their content, so that they may be kept for good.
 * Two files with the same 32 hex digits (128 bits) can't be made.
 */

const HEX_IN_NAME = 32;
/** That part of a name, for a regular expression. */
export const HASH_IN_NAME = `[0-9a-f]{${HEX_IN_NAME}}`;

/** The part of a hash that names of files carry. */
export const hashInName = (sha256Hex: string): string => sha256Hex.slice(0, HEX_IN_NAME);

const HASH_AND_ENDING = new RegExp(`-${HASH_IN_NAME}(\\.[a-z0-9]+)$`);

/** A file's name, or its key, as it would be for content with this hash. */
export const withHash = (name: string, sha256Hex: string): string =>
  name.replace(HASH_AND_ENDING, `-${hashInName(sha256Hex)}$1`);

/** What says which content a name or URL stands for: files of the same content have the same. */
export const contentOfName = (name: string): string => HASH_AND_ENDING.exec(name)?.[0] ?? name;

/** A file's name without the hash and the ending. */
export const stemOfName = (name: string): string => name.replace(HASH_AND_ENDING, "");
