import { and, desc, eq, gt, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { EARNED_LIMIT_DAYS, isTooMuchEarned } from "#domain/allowance/earned-limit.ts";
import { entryRefusal } from "#domain/allowance/entry-refusal.ts";
import { entryTime } from "#domain/allowance/entry-time.ts";
import { isEntry, recentLedger, takesCoins } from "#domain/allowance/ledger.ts";
import type { JarEntry, RecentLedger } from "#domain/allowance/ledger.ts";
import type { Currency } from "#domain/allowance/money.ts";
import { paymentTime } from "#domain/allowance/payment-time.ts";
import { currentPlans, isAllowance, isSameAllowance } from "#domain/allowance/plan.ts";
import type { Allowance, Plan } from "#domain/allowance/plan.ts";
import { addDays, DAY_MS, dayIn } from "#domain/days.ts";
import { moneyDay } from "#domain/family/family-day.ts";
import type { FamilyZone } from "#domain/family/family-day.ts";
import type { AuthenticatedContext } from "#server/auth/context.ts";
import type { Written } from "#server/auth/request-limits.ts";
import { requireLiveSession } from "#server/auth/proven-mailbox.ts";
import type { Writer } from "#server/auth/proven-mailbox.ts";
import { readAllowance, readEntries, readPlans } from "#server/platform/db/allowance.ts";
import type { Child } from "#server/platform/db/children.ts";
import { findChild, noteActivity } from "#server/platform/db/children.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { readFamilyZone, zoneColumns } from "#server/platform/db/family-zone.ts";
import { allowancePlans, jarEntries, users } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { invalid } from "#server/platform/http/validate.ts";

/**
 * Entries of one child: a family that enters three a day has room for four years. The last ones are kept
 * for a parent's corrections.
 */
const MAX_ENTRIES = { child: 4_500, parent: 5_000 };
/** Changes of one child's allowance. */
const MAX_PLANS = 500;
/** How far a device's clock may be ahead of ours. */
const CLOCK_SKEW_MS = 3_600_000;

/** Newest entries that are sent; a page shows 12. */
const SENT_ENTRIES = 30;

/** The plans that count now or later, the newest entries, and what older ones came to. */
export interface Jars extends RecentLedger {
  plans: Plan[];
  /** IANA zone that decides the family's day for allowances; not always that of the device. */
  zone: string;
}

/** All from which pages compute the jars of a child, however long its ledger is. Throws profile_missing. */
export async function readJars(
  { db, now }: Pick<AuthenticatedContext, "db" | "now">,
  child: Child,
): Promise<Jars> {
  const zone = await readFamilyZone(db, child.familyId);
  if (zone === null) throw new ApiError("profile_missing");
  return jarsOf(await readAllowance(db, child.id), zone, now());
}

/** A device's zone may be a day behind ours, and it may show what it kept. */
const jarsOf = (
  { plans, entries }: { plans: Plan[]; entries: JarEntry[] },
  zone: FamilyZone,
  now: Date,
): Jars => ({
  plans: currentPlans(plans, addDays(dayIn(now, null), -1)),
  zone: moneyDay(now, zone).zone ?? "UTC",
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
  const zone = await readFamilyZone(db, child.familyId);
  if (zone === null) throw new ApiError("profile_missing");
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
      .values({ child: child.id, from_day: moneyDay(at, zone).today, at, ...plan, ...split });
    return true;
  });
  return { result: jarsOf(await readAllowance(db, child.id), zone, at), hasChanged };
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
  const now = server.now();
  const most = parent === undefined ? MAX_ENTRIES.child : MAX_ENTRIES.parent;
  return server.db.transaction(async (tx) => {
    if (parent !== undefined) await requireLiveSession(tx, parent);
    const isIt = (id: string) => and(eq(jarEntries.child, child.id), eq(jarEntries.id, id));
    if ((await tx.$count(jarEntries, isIt(entry.id))) > 0) return { added: false };
    const [zone] = await tx
      .update(users)
      .set({ last_active_at: now })
      .where(eq(users.id, child.familyId))
      .returning(zoneColumns);
    if (zone === undefined) throw new ApiError("profile_missing");
    const plans = await readPlans(tx, child.id);
    const at = entryTime(entry.at, plans, now);
    const { zone: counted } = moneyDay(now, zone);
    const refusal = entryRefusal(plans, entry, {
      madeOn: dayIn(at, counted),
      today: dayIn(new Date(now.getTime() + CLOCK_SKEW_MS), counted),
    });
    if (refusal === "currency_unknown")
      throw invalid("currency", "needs a currency of the child's allowance");
    if (refusal !== null) throw new ApiError(refusal);
    if (entry.undoes !== null && (await tx.$count(jarEntries, isIt(entry.undoes))) === 0)
      throw new ApiError("entry_not_found");
    if (entry.kind === "goal" && (await isGoal(tx, child.id, entry))) return { added: false };
    if (isTooMuchEarned(entry, await earnedLately(tx, child.id, entry.currency, now)))
      throw new ApiError("earned_too_much");
    if ((await tx.$count(jarEntries, eq(jarEntries.child, child.id))) >= most)
      throw new ApiError("jars_full");
    const added = await tx
      .insert(jarEntries)
      .values({
        ...entry,
        child: child.id,
        at: await countsFrom(tx, child.id, { ...entry, at: at.toISOString() }),
        received_at: now,
      })
      .onConflictDoNothing()
      .returning({ id: jarEntries.id });
    return { added: added.length > 0 };
  });
}

/** `paymentTime`. The ledger is read only where the entry takes coins out and a later entry is in it. */
async function countsFrom(tx: Transaction, child: string, entry: JarEntry): Promise<Date> {
  const at = new Date(entry.at);
  if (!takesCoins(entry)) return at;
  const isLater = and(eq(jarEntries.child, child), gt(jarEntries.at, at));
  if ((await tx.$count(jarEntries, isLater)) === 0) return at;
  return new Date(paymentTime(await readEntries(tx, child), entry));
}

/** The entry that undoes one of the query around it. */
function undoingOf(tx: Transaction) {
  const undoing = alias(jarEntries, "undoing");
  return tx
    .select({ id: undoing.id })
    .from(undoing)
    .where(and(eq(undoing.child, jarEntries.child), eq(undoing.undoes, jarEntries.id)));
}

/** Is it the child's goal already? Setting it again adds nothing. */
async function isGoal(tx: Transaction, child: string, entry: JarEntry): Promise<boolean> {
  const { save, picture, kind, currency } = jarEntries;
  const [goal] = await tx
    .select({ save, picture })
    .from(jarEntries)
    .where(
      and(
        eq(jarEntries.child, child),
        eq(kind, "goal"),
        eq(currency, entry.currency),
        notExists(undoingOf(tx)),
      ),
    )
    .orderBy(desc(jarEntries.at), desc(jarEntries.id))
    .limit(1);
  return goal !== undefined && goal.save === entry.save && goal.picture === entry.picture;
}

/** What came in lately as earned in a currency, in minor units; what was undone does not count. */
async function earnedLately(
  tx: Transaction,
  child: string,
  currency: Currency,
  now: Date,
): Promise<number> {
  const since = new Date(now.getTime() - EARNED_LIMIT_DAYS * DAY_MS);
  const { save, spend, share } = jarEntries;
  const [earned] = await tx
    .select({ sum: sql<string | null>`sum(${save}::bigint + ${spend} + ${share})` })
    .from(jarEntries)
    .where(
      and(
        eq(jarEntries.child, child),
        eq(jarEntries.kind, "earned"),
        eq(jarEntries.currency, currency),
        gt(jarEntries.received_at, since),
        notExists(undoingOf(tx)),
      ),
    );
  return Number(earned?.sum ?? 0);
}
