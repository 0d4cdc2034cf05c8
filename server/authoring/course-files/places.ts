import { and, eq, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "#server/platform/db/connect.ts";
import { courses, lessons, slides } from "#server/platform/db/schema.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { FileSummary } from "./manifest.ts";
import { refuseCourseFile } from "./refuse.ts";

/**
 * The course that a file goes into: a lesson that is here stays in its course. Null for a lesson that
 * is new here while its author has chosen no course. Throws course_file_refused where its ids are
 * taken or its course would have too many languages, not_found.
 */
export async function findTarget(
  db: Queryable,
  file: FileSummary,
  chosen: string | null,
): Promise<string | null> {
  if (file.of === "course") {
    await refuseOtherPlaces(db, file.id, file.lessons);
    return file.id;
  }
  const [row] = await db
    .select({ course: lessons.course_id })
    .from(lessons)
    .where(eq(lessons.id, file.id));
  const courseId = chosen ?? row?.course ?? null;
  await refuseOtherPlaces(db, courseId, file.lessons);
  if (courseId === null) return null;
  const [course] = await db
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.id, courseId), isNull(courses.deleted_at)));
  if (course === undefined) throw new ApiError("not_found", errorDetails.itemGone);
  return courseId;
}

/**
 * Ids are kept, so they must be free here or in the same place. What lies in the trash is not brought
 * back: families would see it at once.
 */
async function refuseOtherPlaces(
  db: Queryable,
  courseId: string | null,
  all: FileSummary["lessons"],
) {
  const [deleted] =
    courseId === null
      ? []
      : await db
          .select({ title: courses.title })
          .from(courses)
          .where(and(eq(courses.id, courseId), isNotNull(courses.deleted_at)));
  if (deleted !== undefined) throw refuseCourseFile({ reason: "in_trash", ...deleted });
  const lessonIds = all.map(({ id }) => id);
  const [lesson] = await db
    .select({ title: lessons.title, course: lessons.course_id })
    .from(lessons)
    .where(
      and(
        inArray(lessons.id, lessonIds),
        or(
          courseId === null ? undefined : ne(lessons.course_id, courseId),
          isNotNull(lessons.deleted_at),
        ),
      ),
    )
    .limit(1);
  if (lesson !== undefined)
    throw refuseCourseFile({
      reason: courseId === null || lesson.course === courseId ? "in_trash" : "other_place",
      title: lesson.title,
    });
  const lessonOf = new Map(
    all.flatMap((item) => item.slides.map((slide) => [slide, item.id] as const)),
  );
  const slideRows = await db
    .select({ id: slides.id, lesson: slides.lesson_id, title: lessons.title })
    .from(slides)
    .innerJoin(lessons, eq(lessons.id, slides.lesson_id))
    .where(
      sql`${slides.id} in (select id::uuid from jsonb_array_elements_text(${JSON.stringify([...lessonOf.keys()])}::jsonb) as file(id))`,
    );
  const moved = slideRows.find((row) => lessonOf.get(row.id) !== row.lesson);
  if (moved !== undefined)
    throw refuseCourseFile({ reason: "slide_elsewhere", title: moved.title });
}
