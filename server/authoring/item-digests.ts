import { createHash } from "node:crypto";
import { and, eq, inArray, isNull, max } from "drizzle-orm";
import { canonicalJson } from "#domain/content/course-file.ts";
import type { ItemKind } from "#domain/content/staff.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { lessons, lessonVersions } from "#server/platform/db/schema.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { giveWay } from "#server/platform/loop/give-way.ts";
import { readCourseRows, readLessonRows } from "./course-files/content-rows.ts";
import { courseOf, readRows, toFileSlide } from "./course-files/content.ts";
import type { LessonContent, SlideRow } from "./course-files/content.ts";
import { lockCourse, TABLES } from "./lists.ts";

/*
 * Undo of adding a course or lesson must not take away what was written in it since. The page gets a
 * digest when it adds something or brings it back, and sends it with the deletion.
 */

/**
 * Hash of all that a course or lesson says and shows, in all languages, and of what families see of it.
 * Null where it is gone or in the trash, and for slides.
 */
export async function digestOf(db: Queryable, kind: ItemKind, id: string): Promise<string | null> {
  if (kind === "slide") return null;
  const rows = await (kind === "lesson" ? readLessonRows(db, id) : readCourseRows(db, id));
  if (rows === null) return null;
  const hash = createHash("sha256");
  const { course, lessons } = readRows({ ...rows, slides: [] });
  if (course !== null)
    hash.update(
      canonicalJson([
        courseOf(course),
        [course.published_title, course.published_description, course.published_cover_url],
      ]),
    );
  const versionOf = await newestVersions(db, lessons);
  for (const { row, content } of lessons)
    hash.update(canonicalJson([content, versionOf.get(row.id) ?? null]));
  // One by one: all slides of a course may have many MB.
  for (const json of rows.slides) {
    const slide = JSON.parse(json) as SlideRow;
    hash.update(canonicalJson([slide.lesson_id, toFileSlide(slide)]));
    await giveWay();
  }
  return hash.digest("hex");
}

/** The number of the newest version of each lesson that has one, by its id. */
async function newestVersions(db: Queryable, lessons: readonly LessonContent[]) {
  const ids = lessons.map(({ row }) => row.id);
  const versions = await db
    .select({ id: lessonVersions.lesson_id, version: max(lessonVersions.version) })
    .from(lessonVersions)
    .where(inArray(lessonVersions.lesson_id, ids))
    .groupBy(lessonVersions.lesson_id);
  return new Map(versions.map(({ id, version }) => [id, version]));
}

/**
 * Throws edited_elsewhere unless the course or lesson is as it was when the page got this digest, and
 * not_found for a lesson whose course is in the trash. Accepts an item that is in the trash itself: its
 * deletion is repeated. Locks the item until the transaction ends, so that nothing in it is written or
 * published in between.
 */
export async function refuseEdited(
  tx: Transaction,
  kind: Exclude<ItemKind, "slide">,
  id: string,
  digest: string,
): Promise<void> {
  if (kind === "course") await lockCourse(tx, id);
  else await tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.id, id)).for("update");
  const now = await digestOf(tx, kind, id);
  if (now === digest) return;
  if (now !== null) throw new ApiError("edited_elsewhere");
  const { id: column, deleted_at } = TABLES[kind];
  const isLive = and(eq(column, id), isNull(deleted_at));
  const [row] = await tx.select({ id: column }).from(TABLES[kind]).where(isLive);
  if (row !== undefined) throw new ApiError("not_found", errorDetails.itemGone);
}
