import { and, asc, eq } from "drizzle-orm";
import { isEntry } from "#domain/allowance/ledger.ts";
import type { JarEntry } from "#domain/allowance/ledger.ts";
import { isAllowance } from "#domain/allowance/plan.ts";
import type { Allowance, Plan } from "#domain/allowance/plan.ts";
import { DAY_MS, addDays, dayIn, weekOf } from "#domain/days.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import { requireLiveSession } from "#server/auth/proven-mailbox.ts";
import type { Writer } from "#server/auth/proven-mailbox.ts";
import { readAllowance } from "#server/platform/db/allowance.ts";
import type { Child } from "#server/platform/db/children.ts";
import { findChild, rowIdOf } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { allowancePlans, jarEntries, users } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { invalid } from "#server/platform/http/validate.ts";

/** Entries of one child: a family that enters three a day has room for four years. */
const MAX_ENTRIES = 5_000;
/** Changes of one child's allowance. */
const MAX_PLANS = 500;
/** A device that was offline sends entries this late; the clock of an older one is wrong. */
const MAX_LATE_MS = 60 * DAY_MS;

export interface Jars {
  plans: Plan[];
  entries: JarEntry[];
}

async function rowOf(db: Queryable, child: Child): Promise<string> {
  const row = await rowIdOf(db, child);
  if (row === null) throw new ApiError("profile_missing");
  return row;
}

/** Everything from which the jars of a child are computed. Throws profile_missing. */
export const readJars = async (db: Queryable, child: Child): Promise<Jars> =>
  readAllowance(db, await rowOf(db, child));

/** A child of the family, for its parent. Throws child_not_found. */
export async function childOf(
  { db, now }: AuthenticatedContext,
  familyId: string,
  id: string,
): Promise<Child> {
  const child = await findChild(db, familyId, id, now());
  if (child === null) throw new ApiError("child_not_found");
  return child;
}

/**
 * From today on this is the child's allowance. Throws validation_failed, profile_missing, jars_full,
 * not_authenticated.
 */
export async function setAllowance(
  server: AuthenticatedContext,
  writer: Writer,
  child: Child,
  allowance: Allowance,
): Promise<Jars> {
  const { db } = server;
  const row = await rowOf(db, child);
  const { state } = child.home;
  const [found] = await db
    .select({ age: state.kid_age, zone: child.home.family.time_zone })
    .from(state)
    .where(child.home.isRow(child.key));
  if (found === undefined) throw new ApiError("profile_missing");
  if (!isAllowance(allowance, found.age))
    throw invalid("amount", "needs an allowance for the child's age");
  if ((await db.$count(allowancePlans, eq(allowancePlans.child, row))) >= MAX_PLANS)
    throw new ApiError("jars_full");
  const { split, ...plan } = allowance;
  const at = server.now();
  await db.transaction(async (tx) => {
    await requireLiveSession(tx, writer);
    await tx
      .insert(allowancePlans)
      .values({ child: row, from_day: dayIn(at, found.zone), at, ...plan, ...split });
  });
  return readAllowance(db, row);
}

/**
 * Adds an entry to the child's ledger; one that is there already stays as it is. Throws
 * validation_failed, allowance_unset, allowance_not_due, entry_not_found, jars_full,
 * profile_missing, not_authenticated.
 *
 * @param parent whose session decides; left out: a child plays
 */
export async function addEntry(
  server: AuthenticatedContext,
  child: Child,
  entry: JarEntry,
  parent?: Writer,
): Promise<{ added: boolean }> {
  if (!isEntry(entry))
    throw invalid("kind", "needs an entry that is whole by the rules of its kind");
  const nowMs = server.now().getTime();
  const madeMs = Date.parse(entry.at);
  const isPlausible = madeMs <= nowMs && madeMs > nowMs - MAX_LATE_MS;
  return server.db.transaction(async (tx) => {
    if (parent !== undefined) await requireLiveSession(tx, parent);
    const child_row = await rowOf(tx, child);
    const isIt = (id: string) => and(eq(jarEntries.child, child_row), eq(jarEntries.id, id));
    if ((await tx.$count(jarEntries, isIt(entry.id))) > 0) return { added: false };
    const [family] = await tx
      .update(users)
      .set({ last_active_at: server.now() })
      .where(eq(users.id, child.familyId))
      .returning({ zone: users.time_zone });
    const [first] = await tx
      .select({ from: allowancePlans.from_day })
      .from(allowancePlans)
      .where(eq(allowancePlans.child, child_row))
      .orderBy(asc(allowancePlans.from_day))
      .limit(1);
    if (first === undefined) throw new ApiError("allowance_unset");
    // A device may be in a zone where it is tomorrow already.
    const tomorrow = addDays(dayIn(server.now(), family?.zone ?? null), 1);
    if (entry.week !== null && (entry.week < weekOf(first.from) || entry.week > weekOf(tomorrow)))
      throw new ApiError("allowance_not_due");
    if (entry.undoes !== null && (await tx.$count(jarEntries, isIt(entry.undoes))) === 0)
      throw new ApiError("entry_not_found");
    if ((await tx.$count(jarEntries, eq(jarEntries.child, child_row))) >= MAX_ENTRIES)
      throw new ApiError("jars_full");
    const added = await tx
      .insert(jarEntries)
      .values({ ...entry, child: child_row, at: new Date(isPlausible ? madeMs : nowMs) })
      .onConflictDoNothing()
      .returning({ id: jarEntries.id });
    return { added: added.length > 0 };
  });
}
