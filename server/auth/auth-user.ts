import { eq, sql } from "drizzle-orm";
import { STAFF_ROLE } from "#domain/content/staff.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { authUsers, identities } from "#server/platform/db/schema.ts";

export type AuthUserRow = typeof authUsers.$inferSelect;

/**
 * May this account open the lesson builder? Only its row says so; what a person writes about
 * themselves does not count.
 */
export const isStaff = (user: Pick<AuthUserRow, "raw_app_meta_data">) =>
  user.raw_app_meta_data["role"] === STAFF_ROLE;

/** The same of a row in the database. */
export const isStaffRow = sql`${authUsers.raw_app_meta_data} ->> 'role' = ${STAFF_ROLE}`;

/**
 * A role is given by the command line or by staff; such an account takes nothing from anonymous
 * requests.
 */
export const hasRole = (user: AuthUserRow) => user.raw_app_meta_data["role"] !== undefined;

export async function findAuthUser(db: Queryable, email: string): Promise<AuthUserRow | null> {
  const [user] = await db.select().from(authUsers).where(eq(authUsers.email, email));
  return user ?? null;
}

/**
 * The account of an e-mail address (lower case); made unconfirmed when there is none and `create`
 * is set.
 */
export async function ensureAuthUser(
  db: Queryable,
  email: string,
  create: boolean,
  now: Date,
): Promise<AuthUserRow | null> {
  const known = await findAuthUser(db, email);
  if (known !== null || !create) return known;
  const [created] = await db
    .insert(authUsers)
    .values({ email, created_at: now, updated_at: now })
    .onConflictDoNothing()
    .returning();
  if (created === undefined) return findAuthUser(db, email);
  await db.insert(identities).values({
    user_id: created.id,
    provider: "email",
    provider_id: created.id,
    created_at: now,
    updated_at: now,
  });
  return created;
}

/** The protocol's User object: empty members are absent, times are RFC 3339. */
export async function userObject(db: Queryable, user: AuthUserRow) {
  const rows = await db.select().from(identities).where(eq(identities.user_id, user.id));
  const confirmed = user.email_confirmed_at?.toISOString();
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    phone: "",
    ...(confirmed === undefined ? {} : { email_confirmed_at: confirmed, confirmed_at: confirmed }),
    ...(user.email_change === null ? {} : { new_email: user.email_change }),
    ...(user.last_sign_in_at === null
      ? {}
      : { last_sign_in_at: user.last_sign_in_at.toISOString() }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: rows.map((row) => ({
      identity_id: row.id,
      id: row.provider_id,
      user_id: row.user_id,
      identity_data: {
        sub: user.id,
        email: user.email,
        email_verified: confirmed !== undefined,
        phone_verified: false,
      },
      provider: row.provider,
      ...(row.last_sign_in_at === null
        ? {}
        : { last_sign_in_at: row.last_sign_in_at.toISOString() }),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      email: user.email,
    })),
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: false,
  };
}
