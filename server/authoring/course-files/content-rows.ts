import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "#server/platform/db/connect.ts";
import { courses, lessons, lessonVersions, slides } from "#server/platform/db/schema.ts";
import { giveWay } from "#server/platform/loop/give-way.ts";

/**
 * Rows of a draft as JSON texts, in order, without what lies in the trash. They stay texts, because a
 * course may have many MB of them: they are read in the thread of the parser (`readRows`).
 */
export interface ContentRows {
  /** Null for a lesson alone. */
  course: string | null;
  lessons: string[];
  slides: string[];
}

/** A course of this installation that a file goes into. */
export interface CourseHere {
  rows: ContentRows;
  /** Ids of its lessons that families can see a version of. */
  published: string[];
  /** Rows of slides of the file that lie in the trash. */
  trashed: string[];
}

const asJson = (table: PgTable) => sql<string>`row_to_json(${table})::text`;

/** Null if there is no such course, or it is in the trash. */
export async function readCourseRows(db: Queryable, courseId: string): Promise<ContentRows | null> {
  const [course] = await db
    .select({ row: asJson(courses) })
    .from(courses)
    .where(and(eq(courses.id, courseId), isNull(courses.deleted_at)));
  if (course === undefined) return null;
  const rows = await db
    .select({ id: lessons.id, row: asJson(lessons) })
    .from(lessons)
    .where(and(eq(lessons.course_id, courseId), isNull(lessons.deleted_at)))
    .orderBy(asc(lessons.order), asc(lessons.id));
  return { course: course.row, ...(await withSlides(db, rows)) };
}

/** Null if there is no such lesson, or it or its course is in the trash. */
export async function readLessonRows(db: Queryable, lessonId: string): Promise<ContentRows | null> {
  const rows = await db
    .select({ id: lessons.id, row: asJson(lessons) })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(and(eq(lessons.id, lessonId), isNull(lessons.deleted_at), isNull(courses.deleted_at)));
  return rows.length === 0 ? null : { course: null, ...(await withSlides(db, rows)) };
}

/** Lesson by lesson, because a course may have many MB of slides. */
async function withSlides(db: Queryable, rows: readonly { id: string; row: string }[]) {
  const all: string[] = [];
  for (const { id } of rows) {
    const found = await db
      .select({ row: asJson(slides) })
      .from(slides)
      .where(and(eq(slides.lesson_id, id), isNull(slides.deleted_at)))
      .orderBy(asc(slides.order), asc(slides.id));
    all.push(...found.map(({ row }) => row));
    await giveWay();
  }
  return { lessons: rows.map(({ row }) => row), slides: all };
}

/** The ids of those lessons that families can see a version of. */
export async function publishedLessons(db: Queryable, courseId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: lessonVersions.lesson_id })
    .from(lessonVersions)
    .innerJoin(lessons, eq(lessons.id, lessonVersions.lesson_id))
    .where(eq(lessons.course_id, courseId));
  return rows.map(({ id }) => id);
}

/** Rows of slides that lie in the trash, of these ids. */
export async function readTrashedSlides(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ row: asJson(slides) })
    .from(slides)
    .where(and(inArray(slides.id, [...ids]), sql`${slides.deleted_at} is not null`));
  return rows.map(({ row }) => row);
}

/**
 * A short text that is another one after any change of the course, its lessons, slides or versions.
 * Rows are compared by the transaction that wrote them, so that their content is not read.
 */
export async function stateOfCourse(db: Queryable, courseId: string): Promise<string> {
  const ofCourse = sql`select id from ${lessons} where course_id = ${courseId}`;
  const result = (await db.execute(sql`
    select coalesce(md5(string_agg(part, ',' order by part)), '') as state from (
      select concat(id, xmin) as part from ${courses} where id = ${courseId}
      union all select concat(id, xmin) from ${lessons} where course_id = ${courseId}
      union all select concat(id, xmin) from ${slides} where lesson_id in (${ofCourse})
      union all select concat(lesson_id, version, xmin) from ${lessonVersions}
        where lesson_id in (${ofCourse})) as parts`)) as { rows: { state: string }[] };
  return result.rows[0]?.state ?? "";
}
