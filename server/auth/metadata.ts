import { eq } from "drizzle-orm";
import { authUsers } from "#server/platform/db/schema.ts";
import { AuthError } from "./errors.ts";
import type { AuthUserRow } from "./auth-user.ts";
import type { AuthContext } from "./context.ts";

export const keepMetadata = (
  auth: AuthContext,
  user: AuthUserRow,
  raw_user_meta_data: Record<string, unknown>,
) =>
  auth.db
    .update(authUsers)
    .set({ raw_user_meta_data, updated_at: auth.now() })
    .where(eq(authUsers.id, user.id));

/**
 * What a person may keep with their account, as JSON: it is read with every sign-in and lies in
 * every access token.
 */
const METADATA_MAX_BYTES = 8 * 1024;

/** Throws validation_failed when metadata would be larger than 8 kB. */
export function checkMetadata(metadata: Record<string, unknown>): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) > METADATA_MAX_BYTES)
    throw new AuthError(
      "validation_failed",
      `User metadata can be at most ${METADATA_MAX_BYTES} bytes`,
    );
}
