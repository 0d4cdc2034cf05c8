import { and, between, eq, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { EARNED_LIMIT_DAYS, isTooMuchEarned } from "#domain/allowance/earned-limit.ts";
import { entryRefusal } from "#domain/allowance/entry-refusal.ts";
import { isEntry, recentLedger } from "#domain/allowance/ledger.ts";
import type { JarEntry, RecentLedger } from "#domain/allowance/ledger.ts";
import type { Currency } from "#domain/allowance/money.ts";
import { currentPlans, isAllowance, isSameAllowance } from "#domain/allowance/plan.ts";
import type { Allowance, Plan } from "#domain/allowance/plan.ts";
import { addDays, DAY_MS, dayIn } from "#domain/days.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import type { Written } from "#server/auth/request-limits.ts";
import { requireLiveSession } from "#server/auth/proven-mailbox.ts";
import type { Writer } from "#server/auth/proven-mailbox.ts";
import { readAllowance, readPlans } from "#server/platform/db/allowance.ts";
import type { Child } from "#server/platform/db/children.ts";
import { findChild, isChild, noteActivity, sharedByFamily } from "#server/platform/db/children.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { allowancePlans, children, jarEntries, users } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { invalid } from "#server/platform/http/validate.ts";

/**
 * Entries of one child: a family that enters three a day has room for four years. The last ones are kept
 * for a parent's corrections.
 */
const MAX_ENTRIES = { child: 4_500, parent: 5_000 };
/** Changes of one child's allowance. */
const MAX_PLANS = 500;
/** A device that was offline sends entries this late; the clock of an older one is wrong. */
const MAX_LATE_MS = 60 * DAY_MS;
/** How far a device's clock may be ahead of ours. */
const CLOCK_SKEW_MS = 3_600_000;

/** Newest entries that are sent; a page shows 12. */
const SENT_ENTRIES = 30;

/** The plans that count now or later, the newest entries, and what older ones came to. */
export interface Jars extends RecentLedger {
  plans: Plan[];
}

/** All from which pages compute the jars of a child, however long its ledger is. */
export const readJars = async (
  { db, now }: Pick<AuthenticatedContext, "db" | "now">,
  child: Child,
): Promise<Jars> => jarsOf(await readAllowance(db, child.id), now());

/** A device's zone may be a day behind ours, and it may show what it kept. */
const jarsOf = ({ plans, entries }: { plans: Plan[]; entries: JarEntry[] }, now: Date): Jars => ({
  plans: currentPlans(plans, addDays(dayIn(now, null), -1)),
  ...recentLedger(entries, SENT_ENTRIES),
});

/** A child of the family, for its parent. Throws child_not_found. */
export async function childOf(
  { db }: AuthenticatedContext,
  familyId: string,
  id: string,
): Promise<Child> {
  const child = await findChild(db, familyId, id);
  if (child === null) throw new ApiError("child_not_found");
  return child;
}

/**
 * From today on this is the child's allowance; the one that is set already changes nothing. Throws validation_failed, profile_missing, jars_full,
 * not_authenticated.
 */
export async function setAllowance(
  server: AuthenticatedContext,
  writer: Writer,
  child: Child,
  allowance: Allowance,
): Promise<Written<Jars>> {
  const { db } = server;
  const [found] = await db
    .select({ zone: sharedByFamily.time_zone })
    .from(children)
    .where(isChild(child));
  if (found === undefined) throw new ApiError("profile_missing");
  if (!isAllowance(allowance, child.age))
    throw invalid("amount", "needs an allowance for the child's age");
  const { split, ...plan } = allowance;
  const at = server.now();
  const hasChanged = await db.transaction(async (tx) => {
    await requireLiveSession(tx, writer);
    await noteActivity(tx, child.familyId, at);
    const plans = await readPlans(tx, child.id);
    const newest = plans.at(-1);
    if (newest !== undefined && isSameAllowance(newest, allowance)) return false;
    if (plans.length >= MAX_PLANS) throw new ApiError("jars_full");
    await tx
      .insert(allowancePlans)
      .values({ child: child.id, from_day: dayIn(at, found.zone), at, ...plan, ...split });
    return true;
  });
  return { result: jarsOf(await readAllowance(db, child.id), at), hasChanged };
}

/**
 * Adds an entry to the child's ledger; one that is there already stays as it is. Throws
 * validation_failed, allowance_unset, allowance_not_due, entry_not_found, jars_full, earned_too_much,
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
  const at = new Date(isPlausible ? madeMs : nowMs);
  const most = parent === undefined ? MAX_ENTRIES.child : MAX_ENTRIES.parent;
  return server.db.transaction(async (tx) => {
    if (parent !== undefined) await requireLiveSession(tx, parent);
    const isIt = (id: string) => and(eq(jarEntries.child, child.id), eq(jarEntries.id, id));
    if ((await tx.$count(jarEntries, isIt(entry.id))) > 0) return { added: false };
    const [family] = await tx
      .update(users)
      .set({ last_active_at: server.now() })
      .where(eq(users.id, child.familyId))
      .returning({ zone: users.time_zone });
    const zone = family?.zone ?? null;
    const refusal = entryRefusal(await readPlans(tx, child.id), entry, {
      madeOn: dayIn(at, zone),
      today: dayIn(new Date(nowMs + CLOCK_SKEW_MS), zone),
    });
    if (refusal === "currency_unknown")
      throw invalid("currency", "needs a currency of the child's allowance");
    if (refusal !== null) throw new ApiError(refusal);
    if (entry.undoes !== null && (await tx.$count(jarEntries, isIt(entry.undoes))) === 0)
      throw new ApiError("entry_not_found");
    if (isTooMuchEarned(entry, await earnedAround(tx, child.id, entry.currency, at)))
      throw new ApiError("earned_too_much");
    if ((await tx.$count(jarEntries, eq(jarEntries.child, child.id))) >= most)
      throw new ApiError("jars_full");
    const added = await tx
      .insert(jarEntries)
      .values({ ...entry, child: child.id, at })
      .onConflictDoNothing()
      .returning({ id: jarEntries.id });
    return { added: added.length > 0 };
  });
}

/** What a child earned in a currency around a time, in minor units; what was undone does not count. */
async function earnedAround(
  tx: Transaction,
  child: string,
  currency: Currency,
  at: Date,
): Promise<number> {
  const spanMs = EARNED_LIMIT_DAYS * DAY_MS;
  const undoing = alias(jarEntries, "undoing");
  const isUndone = tx
    .select({ id: undoing.id })
    .from(undoing)
    .where(and(eq(undoing.child, jarEntries.child), eq(undoing.undoes, jarEntries.id)));
  const { save, spend, share } = jarEntries;
  const [earned] = await tx
    .select({ sum: sql<string | null>`sum(${save}::bigint + ${spend} + ${share})` })
    .from(jarEntries)
    .where(
      and(
        eq(jarEntries.child, child),
        eq(jarEntries.kind, "earned"),
        eq(jarEntries.currency, currency),
        between(jarEntries.at, new Date(at.getTime() - spanMs), new Date(at.getTime() + spanMs)),
        notExists(isUndone),
      ),
    );
  return Number(earned?.sum ?? 0);
}
