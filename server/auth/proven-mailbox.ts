import type { Transaction } from "#server/platform/db/connect.ts";
import type { Identity } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { lockSession } from "./account-changes.ts";
import type { AuthUserRow } from "./auth-user.ts";

/** Who writes: an account, in one of its sessions. */
export type Writer = Pick<Identity, "userId" | "sessionId">;

/**
 * Every write in which a session decides for its account begins with this, in its transaction. The
 * guard of the route saw the session alive; an account change that was committed since, such as the
 * first proof of the mailbox, may have ended it, and what it ended must not come back. It locks the
 * account, so that a change at the same time ends what was written before it. Throws
 * not_authenticated.
 */
export async function requireLiveSession(tx: Transaction, writer: Writer): Promise<AuthUserRow> {
  const user = await lockSession(tx, writer);
  if (user === null) throw new ApiError("not_authenticated");
  return user;
}

/**
 * The same, for what an account may do only once a mailed secret has come back from its e-mail
 * address. Throws not_authenticated, email_unproven.
 */
export async function requireProvenMailbox(tx: Transaction, writer: Writer): Promise<void> {
  const user = await requireLiveSession(tx, writer);
  if (user.email_confirmed_at === null) throw new ApiError("email_unproven");
}
