import { and, eq, inArray, isNull, max } from "drizzle-orm";
import { canonicalJson } from "#domain/content/course-file.ts";
import type { ItemKind } from "#domain/content/staff.ts";
import type { Queryable, Transaction } from "#server/platform/db/connect.ts";
import { lessons, lessonVersions } from "#server/platform/db/schema.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { courseOf, readCourse, readLesson } from "./course-files/content.ts";
import type { LessonContent } from "./course-files/content.ts";
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
  if (kind === "lesson") {
    const lesson = await readLesson(db, id);
    return lesson && hashOf(await partsOf(db, [lesson]));
  }
  const found = await readCourse(db, id);
  if (found === null) return null;
  const { course, lessons } = found;
  const seen = [course.published_title, course.published_description, course.published_cover_url];
  return hashOf([courseOf(course), seen, await partsOf(db, lessons)]);
}

const hashOf = (parts: unknown) => sha256Hex(canonicalJson(parts));

/** The content of lessons, each with its newest version. */
async function partsOf(db: Queryable, lessons: readonly LessonContent[]) {
  const ids = lessons.map(({ row }) => row.id);
  const versions = await db
    .select({ id: lessonVersions.lesson_id, version: max(lessonVersions.version) })
    .from(lessonVersions)
    .where(inArray(lessonVersions.lesson_id, ids))
    .groupBy(lessonVersions.lesson_id);
  const versionOf = new Map(versions.map(({ id, version }) => [id, version]));
  return lessons.map(({ row, content }) => [content, versionOf.get(row.id) ?? null]);
}

/**
 * Throws edited_elsewhere unless it is as it was when the page got this digest, not_found where its
 * course is in the trash. What is in the trash itself is left to the deletion, which is repeated then.
 * Holds it still until the transaction ends, so that nothing is written or published in between.
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
