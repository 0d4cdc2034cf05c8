import { asc, eq, getTableColumns } from "drizzle-orm";
import type { JarEntry } from "#domain/allowance/ledger.ts";
import type { Plan } from "#domain/allowance/plan.ts";
import type { Queryable } from "./connect.ts";
import { allowancePlans, jarEntries } from "./schema.ts";

/** The plans of the child with this row of `children`, in the order in which they were set. */
export async function readPlans(db: Queryable, child: string): Promise<Plan[]> {
  const plans = await db
    .select()
    .from(allowancePlans)
    .where(eq(allowancePlans.child, child))
    .orderBy(asc(allowancePlans.id));
  return plans.map(({ from_day, at, amount, currency, weekday, state, ...split }) => ({
    from: from_day,
    at: at.toISOString(),
    amount,
    currency,
    weekday,
    split: { save: split.save, spend: split.spend, share: split.share },
    state,
  }));
}

/** The whole ledger of the child with this row of `children`, oldest first. */
export async function readEntries(db: Queryable, child: string): Promise<JarEntry[]> {
  const { child: _child, received_at: _received, ...entryColumns } = getTableColumns(jarEntries);
  const entries = await db
    .select(entryColumns)
    .from(jarEntries)
    .where(eq(jarEntries.child, child))
    .orderBy(asc(jarEntries.at), asc(jarEntries.id));
  return entries.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}

/** The plans and the whole ledger of the child with this row of `children`. */
export const readAllowance = async (
  db: Queryable,
  child: string,
): Promise<{ plans: Plan[]; entries: JarEntry[] }> => ({
  plans: await readPlans(db, child),
  entries: await readEntries(db, child),
});
