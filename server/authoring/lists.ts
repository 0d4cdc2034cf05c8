import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { ItemKind } from "#domain/content/staff.ts";
import { lockCourses } from "#server/content/published-order.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";

/* The lists of courses, lessons and slides: their order, and locks while it is changed. */

export const TABLES = { course: courses, lesson: lessons, slide: slides } as const;

const parentIs = (kind: ItemKind, parentId: string | null) => {
  if (kind === "lesson") return eq(lessons.course_id, parentId ?? "");
  return kind === "slide" ? eq(slides.lesson_id, parentId ?? "") : undefined;
};

/** Ids in order, without what lies in the trash. */
export async function liveIds(
  db: Queryable,
  kind: ItemKind,
  parentId: string | null,
): Promise<string[]> {
  const table = TABLES[kind];
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(isNull(table.deleted_at), parentIs(kind, parentId)))
    .orderBy(asc(table.order), asc(table.id));
  return rows.map(({ id }) => id);
}

/** Renumbers from 1, in one statement. */
export async function renumber(
  tx: Transaction,
  kind: ItemKind,
  ids: readonly string[],
): Promise<void> {
  const table = TABLES[kind];
  await tx.execute(sql`
    update ${table} set "order" = place.n
    from (select id::uuid, n::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as t(id, n)) as place
    where ${table.id} = place.id and ${table.order} <> place.n`);
}

/**
 * Puts an item of the list at a place, counted from 1; what was there and after it moves down. A
 * place beyond the end is the end. The list is locked already.
 */
export async function putAt(
  tx: Transaction,
  kind: ItemKind,
  parentId: string | null,
  id: string,
  place: number,
): Promise<void> {
  const others = (await liveIds(tx, kind, parentId)).filter((other) => other !== id);
  await renumber(tx, kind, others.toSpliced(place - 1, 0, id));
}

/**
 * Holds the list still until the transaction ends. Throws not_found when the parent is gone or in
 * the trash.
 */
export async function lockList(
  tx: Transaction,
  kind: ItemKind,
  parentId: string | null,
): Promise<void> {
  if (kind === "course") return lockCourses(tx);
  const table = kind === "lesson" ? courses : lessons;
  const [parent] = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, parentId ?? ""), isNull(table.deleted_at)))
    .for("update");
  if (parent === undefined) throw new ApiError("not_found", errorDetails.deletedMeanwhile);
}

/** Holds the course, its lessons and their slides still until the transaction ends. */
export async function lockCourse(tx: Transaction, courseId: string): Promise<void> {
  await lockList(tx, "course", null);
  if (!(await liveIds(tx, "course", null)).includes(courseId)) return;
  await lockList(tx, "lesson", courseId);
  await tx
    .select({ id: lessons.id })
    .from(lessons)
    .where(and(eq(lessons.course_id, courseId), isNull(lessons.deleted_at)))
    .orderBy(lessons.id)
    .for("update");
}
