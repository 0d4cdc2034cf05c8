import * as v from "valibot";
import { recordOf } from "#domain/bounded.ts";
import { AuthError } from "./errors.ts";

/**
 * What a person may keep with their account, as JSON. Every access token holds it, and proxies refuse
 * a request whose Authorization header is over 8 kB: with more, all devices would be locked out.
 */
const METADATA_MAX_BYTES = 2 * 1024;

/** More names do not fit into 2 kB with values that say anything. */
const NAMES_MAX = 200;

export const Metadata = recordOf(v.string(), v.unknown(), NAMES_MAX);

/** Throws validation_failed when metadata would be larger than 2 kB. */
export function checkMetadata(metadata: Record<string, unknown>): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) > METADATA_MAX_BYTES)
    throw new AuthError(
      "validation_failed",
      `User metadata can be at most ${METADATA_MAX_BYTES} bytes`,
    );
}
