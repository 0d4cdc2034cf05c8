import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { InstalledCourse } from "#domain/content/course-file-changes.ts";
import { canonicalJson } from "#domain/content/course-file.ts";
import type { Language } from "#domain/content/languages.ts";
import type { Translations } from "#domain/content/translation.ts";
import type {
  CourseFile,
  FileLesson,
  FileSlide,
  FileTranslations,
} from "#domain/content/course-file.ts";
import { toSlide } from "#server/content/slide-row.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { courses, lessons, lessonVersions, slides } from "#server/platform/db/schema.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";

type CourseRow = typeof courses.$inferSelect;
type LessonRow = typeof lessons.$inferSelect;

/** The draft of a course as a course file holds it, without what lies in the trash. */
export interface CourseContent {
  course: CourseRow;
  lessons: LessonContent[];
}

export interface LessonContent {
  row: LessonRow;
  content: FileLesson;
}

/** Translations as a course file holds them; nothing where there are none. */
export function toFileTranslations(translations: Translations): {
  translations?: FileTranslations;
} {
  const languages = Object.entries(translations).flatMap(([lang, entries]) => {
    const given = Object.entries(entries).filter(([, { text }]) => text !== "");
    const texts = given.map(([path, { source, text }]) => [path, { source, text }] as const);
    return texts.length === 0 ? [] : [[lang, Object.fromEntries(texts)] as const];
  });
  return languages.length === 0 ? {} : { translations: Object.fromEntries(languages) };
}

/** The translations of a course file as rows hold them. */
export const fromFileTranslations = (
  file: FileTranslations = {},
  before: Translations = {},
): Translations =>
  Object.fromEntries(
    Object.entries(file).map(([lang, texts]) => [
      lang,
      Object.fromEntries(
        Object.entries(texts).map(([path, given]) => {
          const old = before[lang]?.[path];
          const isSame = old?.text === given.text && old.source === given.source;
          return [path, { ...given, n: (old?.n ?? 0) + (isSame ? 0 : 1) }];
        }),
      ),
    ]),
  );

/** The course itself as a course file holds it. */
export const courseOf = (row: CourseRow) => ({
  ...textsOfCourse(row),
  ...(row.cover_url !== null && { cover_url: row.cover_url }),
});

const textsOfCourse = ({ id, title, description, languages, translations }: CourseRow) => ({
  id,
  title,
  description,
  ...(languages.length > 0 && { languages: languages as Language[] }),
  ...toFileTranslations(translations),
});

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
  return { course, lessons: await withSlides(db, lessonRows) };
}

/** Null if there is no such lesson, or it or its course is in the trash. */
export async function readLesson(db: Queryable, lessonId: string): Promise<LessonContent | null> {
  const rows = await db
    .select({ lesson: lessons })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(and(eq(lessons.id, lessonId), isNull(lessons.deleted_at), isNull(courses.deleted_at)));
  const [content] = await withSlides(
    db,
    rows.map(({ lesson }) => lesson),
  );
  return content ?? null;
}

async function withSlides(db: Queryable, lessonRows: LessonRow[]): Promise<LessonContent[]> {
  const ids = lessonRows.map(({ id }) => id);
  const slideRows = await db
    .select()
    .from(slides)
    .where(and(inArray(slides.lesson_id, ids), isNull(slides.deleted_at)))
    .orderBy(asc(slides.order), asc(slides.id));
  const slidesOf = Map.groupBy(slideRows, ({ lesson_id }) => lesson_id);
  return lessonRows.map((row) => ({
    row,
    content: {
      id: row.id,
      title: row.title,
      tag: row.tag,
      mission_card: row.mission_card,
      ...toFileTranslations(row.translations),
      slides: (slidesOf.get(row.id) ?? []).map(toFileSlide),
    },
  }));
}

const toFileSlide = (row: typeof slides.$inferSelect): FileSlide => ({
  ...toSlide(row),
  ...toFileTranslations(row.translations),
  video_seconds: row.video_seconds,
});

const languagesIn = ({ languages, translations }: Partial<CourseFile["course"]>) =>
  languages === undefined && translations === undefined
    ? []
    : [languages ?? [], translations ?? {}];
const courseDigest = (row: CourseRow) =>
  sha256Hex(
    canonicalJson([
      row.title,
      row.description,
      ...languagesIn(courseOf(row)),
      ...(row.cover_url === null ? [] : [row.cover_url]),
    ]),
  );
const lessonDigest = (content: FileLesson) => sha256Hex(canonicalJson(content));

/** The course as an import compares it. What never was in a file is edited once staff touched it. */
export async function toInstalledCourse(
  db: Queryable,
  { course, lessons: all }: CourseContent,
): Promise<InstalledCourse> {
  const ids = all.map(({ row }) => row.id);
  const published = await db
    .selectDistinct({ id: lessonVersions.lesson_id })
    .from(lessonVersions)
    .where(inArray(lessonVersions.lesson_id, ids));
  const isEdited = (row: CourseRow | LessonRow, digest: string) =>
    row.file_digest === null ? row.staff_edited_at !== null : row.file_digest !== digest;
  return {
    ...courseOf(course),
    isEdited: isEdited(course, courseDigest(course)),
    lessons: all.map(({ row, content }) => ({
      ...content,
      isEdited: isEdited(row, lessonDigest(content)),
      isPublished: published.some(({ id }) => id === row.id),
    })),
  };
}

/** Stores the digests of a course and its lessons, by which later edits are detected. */
export async function saveFileDigests(
  db: Queryable,
  { course, lessons: all }: Pick<CourseContent, "lessons"> & Partial<CourseContent>,
): Promise<void> {
  if (course !== undefined)
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
