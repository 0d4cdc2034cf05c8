import { languagesToAdd, lessonChange } from "#domain/content/course-file-changes.ts";
import type { InstalledCourse } from "#domain/content/course-file-changes.ts";
import { canonicalJson, isLessonFile } from "#domain/content/course-file.ts";
import type { AnyFile, CourseFile, FileLesson } from "#domain/content/course-file.ts";
import { mediaFolder } from "#domain/content/course-seed.ts";
import { toAllColumns } from "#server/content/slide-row.ts";
import type { CourseHere } from "./content-rows.ts";
import {
  courseDigest,
  fromFileTranslations,
  lessonDigest,
  toFileSlide,
  toLessonWithoutSlides,
} from "./content.ts";
import type { CourseContent, LessonRow, SlideRow } from "./content.ts";

/** The columns that say who changed a row, and when, as JSON has them. */
export interface EditColumns {
  staff_edited_at: string;
  staff_edited_by: string;
}

/** Rows of one statement. */
export interface Rows {
  /** JSON of a list. */
  json: string;
  count: number;
}

/**
 * What an import writes, as JSON texts of lists of rows, each for one statement: many MB are handed to
 * the database without being read again.
 */
export interface CourseFileWrites {
  /** Of the course itself; null where nothing of it changes. */
  course: CourseWrite | null;
  newLessons: Rows[];
  changedLessons: Rows[];
  /** Slides that stay in each changed lesson, in their order. */
  slideOrders: { lesson: string; ids: string[] }[];
  /** Slides that are new or changed. */
  slides: Rows[];
  /** Lessons that go to the trash. */
  removed: string[];
  /** Lessons in their order; null where it stays. */
  lessonOrder: string[] | null;
  /** Hashes by which later edits are detected; the course's is null for the file of a lesson. */
  digests: { course: string | null; lessons: { id: string; digest: string }[] };
}

export interface CourseWrite {
  isNew: boolean;
  title: string;
  description: string;
  cover_url: string | null;
  languages: string[];
  /** JSON. */
  translations: string;
  /** Languages that it did not have or has no longer. */
  changedLanguages: string[];
}

interface Import {
  file: AnyFile;
  courseId: string;
  found: CourseContent | null;
  installed: InstalledCourse | null;
  here: CourseHere | null;
  edited: EditColumns;
}

/** Prepares what an import writes. Runs in the thread of the parser. */
export function prepareWrites(all: Import): CourseFileWrites {
  const { file, installed, here, found } = all;
  const ids = file.lessons.map(({ id }) => id);
  const others = (installed?.lessons ?? []).filter(({ id }) => !ids.includes(id));
  const before = (id: string) => installed?.lessons.find((lesson) => lesson.id === id);
  const added = file.lessons.filter(({ id }) => before(id) === undefined);
  const changed = file.lessons.filter((lesson) => {
    const old = before(lesson.id);
    return old !== undefined && lessonChange(old, lesson) !== null;
  });
  const rowsBefore = slideRowsBefore(here);
  const title = isLessonFile(file) ? (installed?.title ?? "") : file.course.title;
  const lessonBefore = (id: string) => found?.lessons.find(({ row }) => row.id === id)?.row;
  const asRow = (lesson: FileLesson) =>
    toLessonRow(lesson, { ...all, title, before: lessonBefore(lesson.id) });
  const slideRows = file.lessons.map((lesson) => toSlideRows(lesson, all.edited, rowsBefore));
  const staying = others.filter(({ isPublished }) => isPublished);
  const isNewLesson = isLessonFile(file) && added.length > 0;
  return {
    course: isLessonFile(file) ? languagesOfLesson(all, file.lessons[0]) : courseWrite(all, file),
    newLessons: inStatements(added.map(asRow)),
    changedLessons: inStatements(changed.map(asRow)),
    slideOrders: changed.map(({ id, slides }) => ({
      lesson: id,
      ids: slides.map((slide) => slide.id),
    })),
    slides: inStatements(
      file.lessons.flatMap((lesson, at) =>
        differing(slideRows[at] ?? [], lesson, before(lesson.id)),
      ),
    ),
    removed: isLessonFile(file)
      ? []
      : others.filter(({ isPublished }) => !isPublished).map(({ id }) => id),
    lessonOrder: isLessonFile(file)
      ? isNewLesson
        ? [...(installed?.lessons ?? []).map(({ id }) => id), ...ids]
        : null
      : [...ids, ...staying.map(({ id }) => id)],
    digests: {
      course: isLessonFile(file) ? null : courseDigest(toCourseRow(all, file)),
      lessons: [
        ...file.lessons.map((lesson, at) => ({
          id: lesson.id,
          digest: lessonDigest({
            ...toLessonWithoutSlides(asRow(lesson)),
            slides: (slideRows[at] ?? []).map(toFileSlide),
          }),
        })),
        ...(isLessonFile(file) ? [] : (found?.lessons ?? []))
          .filter(({ row }) => staying.some(({ id }) => id === row.id))
          .map(({ row, content }) => ({ id: row.id, digest: lessonDigest(content) })),
      ],
    },
  };
}

/** Of slides that are here, in use or in the trash, by id. */
function slideRowsBefore(here: CourseHere | null): Map<string, SlideRow> {
  const rows = [...(here?.rows.slides ?? []), ...(here?.trashed ?? [])];
  return new Map(rows.map((json) => JSON.parse(json) as SlideRow).map((row) => [row.id, row]));
}

const toCourseRow = ({ found }: Import, { course }: CourseFile) => ({
  id: course.id,
  title: course.title,
  description: course.description,
  cover_url: course.cover_url ?? null,
  languages: course.languages ?? [],
  translations: fromFileTranslations(course.translations, found?.course?.translations),
});

function courseWrite(all: Import, file: CourseFile): CourseWrite | null {
  const { installed: here } = all;
  const row = toCourseRow(all, file);
  const { title, description, cover_url, languages, translations } = row;
  const parts = (of: Partial<CourseFile["course"]>) => [
    of.title,
    of.description,
    of.cover_url ?? null,
    of.languages ?? [],
    of.translations ?? {},
  ];
  if (here !== null && canonicalJson(parts(here)) === canonicalJson(parts(file.course)))
    return null;
  const changed = new Set<string>(here?.languages).symmetricDifference(new Set<string>(languages));
  return {
    isNew: here === null,
    title,
    description,
    cover_url,
    languages,
    translations: JSON.stringify(translations),
    changedLanguages: here === null ? [] : [...changed],
  };
}

/** A course gets the languages of a lesson that it lacks. */
function languagesOfLesson({ installed, found }: Import, lesson: FileLesson): CourseWrite | null {
  const course = found?.course;
  const added = installed === null ? [] : languagesToAdd(installed, lesson);
  if (course === null || course === undefined || added.length === 0) return null;
  const { title, description, cover_url, languages, translations } = course;
  return {
    isNew: false,
    title,
    description,
    cover_url,
    languages: [...languages, ...added],
    translations: JSON.stringify(translations),
    changedLanguages: added,
  };
}

const toLessonRow = (
  { id, title, tag, mission_card, translations }: FileLesson,
  of: Pick<Import, "courseId" | "edited"> & { title: string; before: LessonRow | undefined },
) => ({
  id,
  title,
  tag,
  mission_card,
  translations: fromFileTranslations(translations, of.before?.translations),
  course_id: of.courseId,
  order: 1,
  media_folder: mediaFolder(of.title, title, id),
  has_changes: true,
  row_version: 1,
  ...of.edited,
});

/** Rows of all slides of a lesson, as they are once the file is imported. */
const toSlideRows = (
  { id: lesson_id, slides }: FileLesson,
  edited: EditColumns,
  before: ReadonlyMap<string, SlideRow>,
): SlideRow[] =>
  slides.map(({ id, type, video_seconds, translations, ...fields }, index) => ({
    ...(toAllColumns(fields) as Pick<SlideRow, "body">),
    id,
    lesson_id,
    type,
    video_seconds,
    translations: fromFileTranslations(translations, before.get(id)?.translations),
    order: index + 1,
    row_version: 1,
    deleted_at: null,
    ...edited,
  })) as unknown as SlideRow[];

/** The rows of slides that are new or differ from the draft. */
function differing(
  rows: readonly SlideRow[],
  { slides }: FileLesson,
  old: FileLesson | undefined,
): SlideRow[] {
  const before = new Map(old?.slides.map((slide) => [slide.id, canonicalJson(slide)]));
  return rows.filter((row, at) => before.get(row.id) !== canonicalJson(slides[at]));
}

/** Of one statement, which the embedded database runs without a pause. */
const ROWS_AT_A_TIME = 200;
const CHARACTERS_AT_A_TIME = 250_000;

function inStatements(rows: readonly object[]): Rows[] {
  const statements: string[][] = [];
  let [last, characters]: [string[], number] = [[], 0];
  for (const text of rows.map((row) => JSON.stringify(row))) {
    const isFull = last.length >= ROWS_AT_A_TIME || characters + text.length > CHARACTERS_AT_A_TIME;
    if (statements.length === 0 || isFull) {
      [last, characters] = [[], 0];
      statements.push(last);
    }
    last.push(text);
    characters += text.length;
  }
  return statements.map((texts) => ({ json: `[${texts.join(",")}]`, count: texts.length }));
}
