import { and, eq, notExists, sql } from "drizzle-orm";
import { parseEmail } from "#domain/family/email.ts";
import type { Database } from "#server/platform/db/connect.ts";
import { authUsers, pendingSignups, purchases, users } from "#server/platform/db/schema.ts";

/**
 * Only these can be in another form: earlier versions lower-cased e-mail addresses, and kept what
 * is not ASCII as it was typed.
 */
const notAscii = sql.raw("email ~ '[^!-~]'"); // as in the partial indexes of the three tables

/**
 * Brings e-mail addresses that an earlier version kept into their one form, so that their owners
 * find their accounts; a database in that form is left alone. What has no such form (control
 * characters), or whose form another account has, stays as it is: nobody can ask for a mail to it
 * any more, and an account that was never confirmed is deleted after seven days.
 * @returns how many e-mail addresses were rewritten, and how many stayed
 */
export async function canonicalizeEmails(
  db: Database,
): Promise<{ rewritten: number; left: number }> {
  const found = await db.execute<{ email: string }>(sql`
    select email from ${authUsers} where ${notAscii}
    union select email from ${purchases} where ${notAscii}
    union select email from ${pendingSignups} where ${notAscii}`);
  const { rows } = found as { rows: { email: string }[] };
  let rewritten = 0;
  for (const { email: old } of rows) {
    const email = parseEmail(old);
    if (email !== null && email !== old && (await rewrite(db, old, email))) rewritten++;
  }
  return { rewritten, left: rows.length - rewritten };
}

/** False when another account has the e-mail address. */
const rewrite = (db: Database, old: string, email: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const taken = tx.select({ id: authUsers.id }).from(authUsers).where(eq(authUsers.email, email));
    if ((await tx.$count(authUsers, eq(authUsers.email, old))) > 0) {
      const moved = await tx
        .update(authUsers)
        .set({ email })
        .where(and(eq(authUsers.email, old), notExists(taken)))
        .returning({ id: authUsers.id });
      if (moved.length === 0) return false;
      await tx.update(users).set({ email }).where(eq(users.email, old));
    }
    await tx.update(purchases).set({ email }).where(eq(purchases.email, old));
    await tx.update(pendingSignups).set({ email }).where(eq(pendingSignups.email, old));
    return true;
  });
