import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { placeByDraft } from "#domain/content/course-changes.ts";
import type { Transaction } from "#server/platform/db/connect.ts";
import { courses, lessons } from "#server/platform/db/schema.ts";

/* The order in which families see courses and lessons. Authors order the drafts. */

/** One lock for the list of courses, which has no parent row to lock. */
const COURSES_LOCK = 7_042_026;

/** Holds the list of courses, and what is published of each, still until the transaction ends. */
export async function lockCourses(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${COURSES_LOCK})`);
}

/** Puts a course at its place among the published ones. The list of courses is locked already. */
export async function placeCourse(tx: Transaction, courseId: string): Promise<void> {
  const rows = await tx
    .select({ id: courses.id, seen: courses.published_order })
    .from(courses)
    .where(isNull(courses.deleted_at))
    .orderBy(asc(courses.order), asc(courses.id));
  await number(tx, courses, placed(rows, courseId));
}

/** Puts a lesson that is new at its place among the published ones of its course. */
export async function placeLesson(
  tx: Transaction,
  courseId: string,
  lessonId: string,
): Promise<void> {
  const rows = await tx
    .select({ id: lessons.id, seen: lessons.published_order })
    .from(lessons)
    .where(and(eq(lessons.course_id, courseId), isNull(lessons.deleted_at)))
    .orderBy(asc(lessons.order), asc(lessons.id));
  await number(tx, lessons, placed(rows, lessonId));
}

/** @param draft in the author's order, each with its published place or null */
function placed(draft: readonly { id: string; seen: number | null }[], id: string): string[] {
  const published = draft
    .flatMap((row) => (row.seen === null ? [] : [{ id: row.id, seen: row.seen }]))
    .toSorted((a, b) => a.seen - b.seen);
  const idsOf = (rows: readonly { id: string }[]) => rows.map((row) => row.id);
  return placeByDraft(idsOf(published), idsOf(draft), id);
}

async function number(
  tx: Transaction,
  table: typeof courses | typeof lessons,
  ids: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update ${table} set published_order = place.n
    from (select id::uuid, n::int from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as t(id, n)) as place
    where ${table.id} = place.id and ${table.published_order} is distinct from place.n`);
}
