import { and, eq, isNull, notExists, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { authUsers, familyDrafts, purchases, users } from "#server/platform/db/schema.ts";
import { lockAccount } from "./account-changes.ts";
import { findAuthUser } from "./auth-user.ts";

/**
 * An account is vacant if its e-mail address is not confirmed and it has no role, family, draft or
 * purchase. Anybody can create one for any e-mail address, so it must not block that address.
 */
export const isVacant = (db: Queryable): SQL | undefined =>
  and(
    isNull(authUsers.email_confirmed_at),
    sql`${authUsers.raw_app_meta_data} ->> 'role' is null`,
    notExists(db.select().from(users).where(eq(users.id, authUsers.id))),
    notExists(db.select().from(familyDrafts).where(eq(familyDrafts.user_id, authUsers.id))),
    notExists(
      db
        .select()
        .from(purchases)
        .where(or(eq(purchases.user_id, authUsers.id), eq(purchases.email, authUsers.email))),
    ),
  );

/** Could an account move to this e-mail address, should its mailbox agree? */
export async function isFree(db: Queryable, email: string): Promise<boolean> {
  const has = and(eq(authUsers.email, email), sql`not (${isVacant(db)})`);
  return (await db.$count(authUsers, has)) === 0;
}

/**
 * Frees an e-mail address whose mailbox has agreed that another account moves there: a vacant
 * account gives way. False where it has another one.
 */
export async function vacate(tx: Transaction, email: string): Promise<boolean> {
  const known = await findAuthUser(tx, email);
  if (known === null) return true;
  // A first proof, or a family that is being made, comes first.
  await lockAccount(tx, known.id);
  const gone = await tx
    .delete(authUsers)
    .where(and(eq(authUsers.id, known.id), isVacant(tx)))
    .returning({ id: authUsers.id });
  return gone.length > 0;
}
