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
import type { courses, lessons, slides } from "#server/platform/db/schema.ts";
import { sha256Hex } from "#server/platform/hashing/hashing.ts";
import type { ContentRows } from "./content-rows.ts";

type CourseRow = typeof courses.$inferSelect;
export type LessonRow = typeof lessons.$inferSelect;
export type SlideRow = typeof slides.$inferSelect;

/** The draft of a course as a course file holds it, without what lies in the trash. */
export interface CourseContent {
  /** Null for a lesson alone. */
  course: CourseRow | null;
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
export const courseOf = (row: CourseTexts) => ({
  ...textsOfCourse(row),
  ...(row.cover_url !== null && { cover_url: row.cover_url }),
});

const textsOfCourse = ({ id, title, description, languages, translations }: CourseTexts) => ({
  id,
  title,
  description,
  ...(languages.length > 0 && { languages: languages as Language[] }),
  ...toFileTranslations(translations),
});

/**
 * Reads rows as JSON has them, in which instants are texts. A course may have many MB of them: runs in
 * the thread of the parser.
 */
export function readRows(rows: ContentRows): CourseContent {
  const slidesOf = Map.groupBy(
    rows.slides.map((row) => JSON.parse(row) as SlideRow),
    ({ lesson_id }) => lesson_id,
  );
  return {
    course: rows.course === null ? null : (JSON.parse(rows.course) as CourseRow),
    lessons: rows.lessons.map((json) => {
      const row = JSON.parse(json) as LessonRow;
      const items = (slidesOf.get(row.id) ?? []).map(toFileSlide);
      return { row, content: { ...toLessonWithoutSlides(row), slides: items } };
    }),
  };
}

export const toLessonWithoutSlides = (
  row: Pick<LessonRow, "id" | "title" | "tag" | "mission_card" | "translations">,
): Omit<FileLesson, "slides"> => ({
  id: row.id,
  title: row.title,
  tag: row.tag,
  mission_card: row.mission_card,
  ...toFileTranslations(row.translations),
});

export const toFileSlide = (row: SlideRow): FileSlide => ({
  ...toSlide(row),
  ...toFileTranslations(row.translations),
  video_seconds: row.video_seconds,
});

const languagesIn = ({ languages, translations }: Partial<CourseFile["course"]>) =>
  languages === undefined && translations === undefined
    ? []
    : [languages ?? [], translations ?? {}];

type CourseTexts = Pick<
  CourseRow,
  "id" | "title" | "description" | "languages" | "translations" | "cover_url"
>;
export const courseDigest = (row: CourseTexts) =>
  sha256Hex(
    canonicalJson([
      row.title,
      row.description,
      ...languagesIn(courseOf(row)),
      ...(row.cover_url === null ? [] : [row.cover_url]),
    ]),
  );
export const lessonDigest = (content: FileLesson) => sha256Hex(canonicalJson(content));

/**
 * The course as an import compares it. What never was in a file is edited once staff touched it.
 * @param published ids of the lessons that families can see a version of
 */
export function toInstalledCourse(
  { course, lessons: all }: CourseContent,
  published: readonly string[],
): InstalledCourse {
  if (course === null) throw new Error("The course was not read.");
  const isEdited = (row: CourseRow | LessonRow, digest: string) =>
    row.file_digest === null ? row.staff_edited_at !== null : row.file_digest !== digest;
  return {
    ...courseOf(course),
    isEdited: isEdited(course, courseDigest(course)),
    lessons: all.map(({ row, content }) => ({
      ...content,
      isEdited: isEdited(row, lessonDigest(content)),
      isPublished: published.includes(row.id),
    })),
  };
}
