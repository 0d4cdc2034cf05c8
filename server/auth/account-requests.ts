import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { accountRequests } from "#server/platform/db/schema.ts";
import type { AuthContext, TokenKind } from "./context.ts";
import { hmacHex } from "#server/platform/hashing/hashing.ts";

const PASSWORD_KIND = "signup_password" satisfies TokenKind;

/** What a request wants a new account to begin with. */
export interface AccountRequest {
  /** argon2id, or null. */
  passwordHash: string | null;
  metadata: Record<string, unknown>;
}

const addressHash = (auth: AuthContext, email: string) =>
  hmacHex(auth.secrets.hmacKey("account-request"), email);

/**
 * Notes that a mail was asked for, and keeps what it wants an account to begin with. Does the same
 * for every address.
 * @returns the id that the mail's token has to name, or null when there is nothing to keep.
 */
export async function keepRequest(
  auth: AuthContext,
  email: string,
  kind: TokenKind,
  accountRequest: AccountRequest | null,
): Promise<string | null> {
  const address_hash = addressHash(auth, email);
  if (kind !== PASSWORD_KIND)
    await auth.db
      .update(accountRequests)
      .set({ is_newest: false })
      .where(
        and(
          eq(accountRequests.address_hash, address_hash),
          eq(accountRequests.kind, PASSWORD_KIND),
        ),
      );
  if (accountRequest === null) return null;
  const id = randomUUID();
  const kept = {
    id,
    password_hash: accountRequest.passwordHash,
    metadata: accountRequest.metadata,
    is_newest: true,
    asked_at: auth.now(),
  };
  await auth.db
    .insert(accountRequests)
    .values({ address_hash, kind, ...kept })
    .onConflictDoUpdate({
      target: [accountRequests.address_hash, accountRequests.kind],
      set: kept,
    });
  return id;
}

/**
 * Keeps a request for another day because its mail is sent again; false when a newer one has
 * replaced it.
 */
export async function renewRequest(db: Queryable, id: string, now: Date): Promise<boolean> {
  const renewed = await db
    .update(accountRequests)
    .set({ asked_at: now })
    .where(eq(accountRequests.id, id))
    .returning({ id: accountRequests.id });
  return renewed.length > 0;
}

/** Takes a request out, to apply it; null when a newer one has replaced it. */
export async function takeRequest(
  tx: Transaction,
  id: string | null,
): Promise<AccountRequest | null> {
  if (id === null) return null;
  const [taken] = await tx.delete(accountRequests).where(eq(accountRequests.id, id)).returning();
  return taken === undefined
    ? null
    : { passwordHash: taken.password_hash, metadata: taken.metadata };
}

/**
 * The password hash of the address's /signup while that is the newest request for a mail. Sign-in
 * answers email_not_confirmed to this password. It depends on requests alone and never on an
 * account, so it does not reveal whether there is one.
 */
export async function unconfirmedPasswordHash(
  auth: AuthContext,
  email: string,
): Promise<string | null> {
  const [request] = await auth.db
    .select({ hash: accountRequests.password_hash })
    .from(accountRequests)
    .where(
      and(
        eq(accountRequests.address_hash, addressHash(auth, email)),
        eq(accountRequests.kind, PASSWORD_KIND),
        eq(accountRequests.is_newest, true),
      ),
    );
  return request?.hash ?? null;
}

/** Forgets what was asked for at an address whose account is deleted. */
export async function forgetRequests(
  auth: AuthContext,
  tx: Transaction,
  email: string,
): Promise<void> {
  await tx
    .delete(accountRequests)
    .where(eq(accountRequests.address_hash, addressHash(auth, email)));
}
