import type { Transaction } from "#server/platform/db/connect.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { lockAccount } from "./account-changes.ts";

/**
 * Refuses what an account may do only once a mailed secret has come back from its e-mail address.
 * It locks the account, so that a first proof that happens at the same time ends what was written
 * before it. Throws email_unproven.
 */
export async function requireProvenMailbox(tx: Transaction, userId: string): Promise<void> {
  const user = await lockAccount(tx, userId);
  if (user?.email_confirmed_at == null) throw new ApiError("email_unproven");
}
