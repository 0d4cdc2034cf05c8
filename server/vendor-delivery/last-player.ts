import { inArray, max } from "drizzle-orm";
import type { LessonProgress } from "#domain/learning/progress.ts";
import { readChildren } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { learningEvents } from "#server/platform/db/schema.ts";

/** The child of a family who played last, by the events that are kept; else the first one. */
async function lastPlayer(db: Queryable, familyId: string) {
  const children = await readChildren(db, familyId);
  const first = children.find((child) => child.in_family_row);
  if (children.length < 2) return first;
  const ids = children.map(({ child_id }) => child_id);
  const newest = await db
    .select({ child_id: learningEvents.child_id, event: max(learningEvents.id) })
    .from(learningEvents)
    .where(inArray(learningEvents.child_id, ids))
    .groupBy(learningEvents.child_id);
  const [last] = newest.toSorted((a, b) => Number(b.event) - Number(a.event));
  return children.find(({ child_id }) => child_id === last?.child_id) ?? first;
}

/** Name, random id and progress of the child of a family who played last; undefined without a family. */
export async function readLastPlayer(
  db: Queryable,
  familyId: string,
): Promise<{ name: string; child_id: string; progress: LessonProgress } | undefined> {
  const child = await lastPlayer(db, familyId);
  if (child === undefined) return undefined;
  const { home, key, name, child_id } = child;
  const [played] = await db
    .select({ progress: home.newestProgress })
    .from(home.state)
    .where(home.isRow(key));
  return played && { name, child_id, ...played };
}
