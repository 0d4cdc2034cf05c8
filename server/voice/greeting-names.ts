import { eq } from "drizzle-orm";
import { readConsentsForChild } from "#server/consents/consents.ts";
import type { Owner } from "#server/consents/consents.ts";
import { readChildren } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { pendingSignups, users } from "#server/platform/db/schema.ts";

/** Who greets whom. */
export interface GreetingNames {
  parent_name: string;
  kid_name: string;
  email: string;
  /** The random id of the child; none before there is a family. */
  child_id: string | null;
}

/** @param childId the child of the family that plays on the device; without it the first one */
export async function greetingNames(
  db: Queryable,
  owner: Owner,
  childId: string | undefined,
): Promise<GreetingNames | null> {
  if ("signupId" in owner) {
    const { parent_name, email, kid_name } = pendingSignups;
    const [signup] = await db
      .select({ parent_name, email, kid_name })
      .from(pendingSignups)
      .where(eq(pendingSignups.signup_id, owner.signupId));
    return signup === undefined ? null : { ...signup, child_id: null };
  }
  const { parent_name, email } = users;
  const [family] = await db
    .select({ parent_name, email })
    .from(users)
    .where(eq(users.id, owner.userId));
  const children = await readChildren(db, owner.userId);
  const child = children.find(({ id }) => id === childId) ?? children[0];
  if (family === undefined || child === undefined) return null;
  return { ...family, kid_name: child.name, child_id: child.child_id };
}

/**
 * May the voice service say the child's name? Our own machine needs nobody's yes for it. A sign-up's yes
 * does not count before its mail is pressed.
 */
export async function mayServiceName(
  db: Queryable,
  owner: Owner,
  { child_id }: GreetingNames,
): Promise<boolean> {
  if (!("userId" in owner) || child_id === null) return false;
  return (await readConsentsForChild(db, owner.userId, child_id)).child_name;
}
