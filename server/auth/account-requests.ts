import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { accountRequests } from "#server/platform/db/schema.ts";
import type { AuthContext, TokenKind } from "./context.ts";
import { hmacHex } from "#server/platform/hashing/hashing.ts";
import { hashPassword, verifyPassword } from "./password.ts";

const PASSWORD_KIND = "signup_password" satisfies TokenKind;
/** How long a /signup is open: it conflicts with another password for its e-mail address. */
const DISPUTE_MS = 24 * 60 * 60 * 1000;

/** What a request wants a new account to begin with. */
export interface AccountRequest {
  /**
   * argon2id, or null. Two open requests of an e-mail address with different passwords have none.
   */
  passwordHash: string | null;
  metadata: Record<string, unknown>;
}

const emailHash = (auth: AuthContext, email: string) =>
  hmacHex(auth.secrets.hmacKey("account-request"), email);

/**
 * A request, and the id of the one before it at this e-mail address and of this kind, if there is
 * one.
 */
export interface KeptRequest extends AccountRequest {
  replaces: string | null;
}

/**
 * Notes that a mail was asked for, and keeps what it wants an account to begin with. Does the same
 * for every e-mail address.
 * @returns the id that the mail's token has to name, or null when there is nothing to keep.
 */
export async function keepRequest(
  auth: AuthContext,
  email: string,
  kind: TokenKind,
  accountRequest: KeptRequest | null,
): Promise<string | null> {
  const address_hash = emailHash(auth, email);
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
      set: {
        ...kept,
        // Another request came in since the password was compared: the two may differ.
        password_hash: sql`case when ${accountRequests.id} is not distinct from ${accountRequest.replaces}::uuid
          then ${kept.password_hash}::text end`,
      },
    });
  return id;
}

/**
 * The hash of a /signup's password, or null if an open /signup of this e-mail address has another
 * password: it can't be known which of the two is the owner's, so neither takes effect. The same
 * work is done whether there is an open request or not.
 * @returns also the id of the open request, which `keepRequest` replaces.
 */
export async function hashRequestedPassword(
  auth: AuthContext,
  email: string,
  password: string,
): Promise<Pick<KeptRequest, "passwordHash" | "replaces">> {
  const [last] = await auth.db
    .select()
    .from(accountRequests)
    .where(
      and(
        eq(accountRequests.address_hash, emailHash(auth, email)),
        eq(accountRequests.kind, PASSWORD_KIND),
      ),
    );
  const isOpen = last !== undefined && auth.now().getTime() - last.asked_at.getTime() < DISPUTE_MS;
  const isSame = await verifyPassword(password, isOpen ? last.password_hash : null);
  const hash = await hashPassword(password);
  return { passwordHash: !isOpen || isSame ? hash : null, replaces: last?.id ?? null };
}

/**
 * Keeps a request for another day because its mail is sent again.
 * @returns null when a newer one has replaced it.
 */
export async function renewRequest(
  db: Queryable,
  id: string,
  now: Date,
): Promise<{ hasPassword: boolean } | null> {
  const [renewed] = await db
    .update(accountRequests)
    .set({ asked_at: now })
    .where(eq(accountRequests.id, id))
    .returning({ hash: accountRequests.password_hash });
  return renewed === undefined ? null : { hasPassword: renewed.hash !== null };
}

/** Does this request still set a password? */
export const setsPassword = async (db: Queryable, id: string | null): Promise<boolean> => {
  if (id === null) return false;
  const [request] = await db
    .select({ hash: accountRequests.password_hash })
    .from(accountRequests)
    .where(eq(accountRequests.id, id));
  return request !== undefined && request.hash !== null;
};

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
 * The password hash of the e-mail address's /signup while that is the newest request for a mail.
 * Sign-in answers email_not_confirmed to this password. It depends on requests alone and never on
 * an account, so it does not reveal whether there is one.
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
        eq(accountRequests.address_hash, emailHash(auth, email)),
        eq(accountRequests.kind, PASSWORD_KIND),
        eq(accountRequests.is_newest, true),
      ),
    );
  return request?.hash ?? null;
}

/** Forgets what was asked for at an e-mail address whose account is deleted. */
export async function forgetRequests(
  auth: AuthContext,
  tx: Transaction,
  email: string,
): Promise<void> {
  await tx.delete(accountRequests).where(eq(accountRequests.address_hash, emailHash(auth, email)));
}
