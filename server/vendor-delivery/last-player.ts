import { inArray, max } from "drizzle-orm";
import type { LessonProgress } from "#domain/learning/progress.ts";
import { isChild, newestProgress, readChildren } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { children, learningEvents } from "#server/platform/db/schema.ts";

/** Who of these children of a family played last, by the events that are kept; else the first one. */
async function lastPlayer(db: Queryable, family: Awaited<ReturnType<typeof readChildren>>) {
  const [first] = family;
  if (family.length < 2) return first;
  const ids = family.map(({ child_id }) => child_id);
  const newest = await db
    .select({ child_id: learningEvents.child_id, event: max(learningEvents.id) })
    .from(learningEvents)
    .where(inArray(learningEvents.child_id, ids))
    .groupBy(learningEvents.child_id);
  const [last] = newest.toSorted((a, b) => Number(b.event) - Number(a.event));
  return family.find(({ child_id }) => child_id === last?.child_id) ?? first;
}

/**
 * Name, random id and progress of the child of a family who played last; undefined where there is none.
 * @param isCovered may the children with this random id be told of?
 */
export async function readLastPlayer(
  db: Queryable,
  familyId: string,
  isCovered: (child: string) => boolean,
): Promise<{ name: string; child_id: string; progress: LessonProgress } | undefined> {
  const covered = (await readChildren(db, familyId)).filter(({ child_id }) => isCovered(child_id));
  const child = await lastPlayer(db, covered);
  if (child === undefined) return undefined;
  const { name, child_id } = child;
  const [played] = await db
    .select({ progress: newestProgress })
    .from(children)
    .where(isChild(child));
  return played && { name, child_id, ...played };
}
