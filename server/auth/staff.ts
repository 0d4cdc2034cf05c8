import { randomInt } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { parseEmail } from "#domain/family/email.ts";
import { AUTHOR_EMAIL, STAFF_ROLE } from "#domain/content/staff.ts";
import type { StaffAction } from "#domain/content/staff.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { authUsers, staffLog } from "#server/platform/db/schema.ts";
import { applyAccountChange } from "./account-changes.ts";
import { ensureAuthUser, findAuthUser, isStaff, isStaffRow } from "./auth-user.ts";
import type { AuthUserRow } from "./auth-user.ts";
import type { AuthContext } from "./context.ts";
import { hashPassword } from "./password.ts";

/** No letters or digits that look alike. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

/** Four groups of five: about 99 bits, easy to copy from a terminal. */
const newPassword = () =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join(""),
  ).join("-");

const STAFF_META = { provider: "email", providers: ["email"], role: STAFF_ROLE };

/** The built-in author with a new password; their sessions end. */
export async function setAuthorPassword(auth: AuthContext): Promise<string> {
  const password = newPassword();
  const encrypted_password = await hashPassword(password);
  await auth.db.transaction(async (tx) => {
    const now = auth.now();
    const author = await ensureAuthUser(tx, AUTHOR_EMAIL, true, now);
    if (author === null) throw new Error("the built-in author could not be made");
    await applyAccountChange(auth, tx, "password_set", author.id);
    await tx
      .update(authUsers)
      .set({
        encrypted_password,
        email_confirmed_at: now,
        raw_app_meta_data: STAFF_META,
        updated_at: now,
      })
      .where(eq(authUsers.id, author.id));
    await log(auth, tx, "password_changed", AUTHOR_EMAIL);
  });
  return password;
}

export const hasAuthor = async (db: Queryable) => (await findAuthUser(db, AUTHOR_EMAIL)) !== null;

/**
 * Makes somebody staff, who then signs in by mail. An account that was there before loses its
 * sessions and its password: whoever held them need not be the person meant. Null when the text is
 * no e-mail address.
 */
export async function addStaff(auth: AuthContext, typed: string): Promise<AuthUserRow | null> {
  const email = parseEmail(typed);
  if (email === null || email === AUTHOR_EMAIL) return null;
  return auth.db.transaction(async (tx) => {
    const now = auth.now();
    const user = await ensureAuthUser(tx, email, true, now);
    if (user === null) return null;
    await applyAccountChange(auth, tx, "role_granted", user.id);
    await tx
      .update(authUsers)
      .set({ raw_app_meta_data: STAFF_META, updated_at: now })
      .where(eq(authUsers.id, user.id));
    await log(auth, tx, "staff_added", email);
    return user;
  });
}

/** Takes the role away and ends the sessions; false when there is no such staff. */
export async function removeStaff(auth: AuthContext, typed: string): Promise<boolean> {
  const email = parseEmail(typed);
  return auth.db.transaction(async (tx) => {
    const user = email === null ? null : await findAuthUser(tx, email);
    if (user === null || !isStaff(user)) return false;
    const { role: _role, ...meta } = user.raw_app_meta_data;
    // The built-in author's password goes too, so that a leaked one opens nothing.
    await applyAccountChange(auth, tx, "role_removed", user.id);
    await tx
      .update(authUsers)
      .set({ raw_app_meta_data: meta, updated_at: auth.now() })
      .where(eq(authUsers.id, user.id));
    await log(auth, tx, "staff_removed", user.email);
    return true;
  });
}

export const listStaff = (db: Queryable) =>
  db
    .select({ email: authUsers.email, lastSignIn: authUsers.last_sign_in_at })
    .from(authUsers)
    .where(isStaffRow)
    .orderBy(asc(authUsers.email));

const log = (auth: AuthContext, tx: Transaction, action: StaffAction, subject: string) =>
  tx.insert(staffLog).values({ staff_id: null, action, subject, at: auth.now() });
