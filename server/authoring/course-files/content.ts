import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { CourseHere } from "#domain/content/course-file-changes.ts";
import { canonicalJson } from "#domain/content/course-file.ts";
import type { FileLesson, FileSlide } from "#domain/content/course-file.ts";
import { toSlide } from "#server/content/slide-row.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { courses, lessons, lessonVersions, slides } from "#server/platform/db/schema.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";

type CourseRow = typeof courses.$inferSelect;
type LessonRow = typeof lessons.$inferSelect;

/** The draft of a course as a course file holds it, without what lies in the trash. */
export interface CourseContent {
  course: CourseRow;
  lessons: { row: LessonRow; content: FileLesson }[];
}

/** Null if there is no such course, or it is in the trash. */
export async function readCourse(db: Queryable, courseId: string): Promise<CourseContent | null> {
  const [course] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.id, courseId), isNull(courses.deleted_at)));
  if (course === undefined) return null;
  const lessonRows = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.course_id, courseId), isNull(lessons.deleted_at)))
    .orderBy(asc(lessons.order), asc(lessons.id));
  const ids = lessonRows.map(({ id }) => id);
  const slideRows = await db
    .select()
    .from(slides)
    .where(and(inArray(slides.lesson_id, ids), isNull(slides.deleted_at)))
    .orderBy(asc(slides.order), asc(slides.id));
  const slidesOf = Map.groupBy(slideRows, ({ lesson_id }) => lesson_id);
  return {
    course,
    lessons: lessonRows.map((row) => ({
      row,
      content: {
        id: row.id,
        title: row.title,
        tag: row.tag,
        mission_card: row.mission_card,
        slides: (slidesOf.get(row.id) ?? []).map(toFileSlide),
      },
    })),
  };
}

const toFileSlide = (row: typeof slides.$inferSelect): FileSlide => ({
  ...toSlide(row),
  video_seconds: row.video_seconds,
});

const courseDigest = ({ title, description }: CourseRow) =>
  sha256Hex(canonicalJson([title, description]));
const lessonDigest = (content: FileLesson) => sha256Hex(canonicalJson(content));

/** The course as an import compares it. What never was in a file is edited once staff touched it. */
export async function toCourseHere(
  db: Queryable,
  { course, lessons: all }: CourseContent,
): Promise<CourseHere> {
  const ids = all.map(({ row }) => row.id);
  const published = await db
    .selectDistinct({ id: lessonVersions.lesson_id })
    .from(lessonVersions)
    .where(inArray(lessonVersions.lesson_id, ids));
  const isEdited = (row: CourseRow | LessonRow, digest: string) =>
    row.file_digest === null ? row.staff_edited_at !== null : row.file_digest !== digest;
  return {
    title: course.title,
    description: course.description,
    isEdited: isEdited(course, courseDigest(course)),
    lessons: all.map(({ row, content }) => ({
      ...content,
      isEdited: isEdited(row, lessonDigest(content)),
      isPublished: published.some(({ id }) => id === row.id),
    })),
  };
}

/** Notes that a course file holds the course as it is now. */
export async function markFiled(
  db: Queryable,
  { course, lessons: all }: CourseContent,
): Promise<void> {
  await db
    .update(courses)
    .set({ file_digest: courseDigest(course) })
    .where(eq(courses.id, course.id));
  const digests = all.map(({ content }) => ({ id: content.id, digest: lessonDigest(content) }));
  await db.execute(sql`
    update ${lessons} set file_digest = filed.digest
    from jsonb_to_recordset(${JSON.stringify(digests)}::jsonb) as filed(id uuid, digest text)
    where ${lessons.id} = filed.id`);
}
