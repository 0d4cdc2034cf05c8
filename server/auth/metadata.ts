import * as v from "valibot";
import { recordOf } from "#domain/bounded.ts";
import { AuthError } from "./errors.ts";

/**
 * What a person may keep with their account, as JSON: it is read with every sign-in and lies in
 * every access token.
 */
const METADATA_MAX_BYTES = 8 * 1024;

/** More names do not fit into 8 kB with values that say anything. */
const NAMES_MAX = 500;

export const Metadata = recordOf(v.string(), v.unknown(), NAMES_MAX);

/** Throws validation_failed when metadata would be larger than 8 kB. */
export function checkMetadata(metadata: Record<string, unknown>): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) > METADATA_MAX_BYTES)
    throw new AuthError(
      "validation_failed",
      `User metadata can be at most ${METADATA_MAX_BYTES} bytes`,
    );
}
