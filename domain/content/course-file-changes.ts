import { canonicalJson } from "./course-file.ts";
import type { CourseFile, FileLesson, LessonFile } from "./course-file.ts";

/*
 * What an import of a course file changes in this installation, as a list for its author.
 */

/** A course of this installation, with what it was since it was last exported or imported. */
export interface InstalledCourse extends Pick<
  CourseFile["course"],
  "title" | "description" | "cover_url" | "languages" | "translations"
> {
  /** Title, description, cover or languages were edited since. */
  isEdited: boolean;
  /** In their order. */
  lessons: readonly InstalledLesson[];
}

export interface InstalledLesson extends FileLesson {
  isEdited: boolean;
  /** Families can see a version of it. */
  isPublished: boolean;
}

/** One change. `edited`: it replaces what was edited here since the last export or import. */
export type CourseFileChange =
  | { what: "course_new"; title: string; lessons: number; slides: number }
  | { what: "course_title"; to: string; edited: boolean }
  | { what: "course_description"; edited: boolean }
  /** It gets another cover, or it has one here and none in the file. */
  | { what: "course_cover"; removed: boolean; edited: boolean }
  | { what: "course_languages"; added: string[]; removed: string[]; edited: boolean }
  /** Its title or description in a further language. */
  | { what: "course_translated"; edited: boolean }
  /** A lesson of the file has languages that the course lacks. */
  | { what: "languages_added"; languages: string[] }
  | { what: "lesson_new"; title: string; slides: number }
  | ({ what: "lesson_changed"; title: string; edited: boolean } & LessonChange)
  /** It goes to the trash. */
  | { what: "lesson_removed"; title: string; edited: boolean }
  /** It is not in the file, and stays because families see it. */
  | { what: "lesson_stays"; title: string }
  | { what: "lessons_moved" };

interface LessonChange {
  /** Its new title; null where it stays. */
  newTitle: string | null;
  tag: boolean;
  card: boolean;
  /** Title, tag or card in another language. */
  translated: boolean;
  /** Numbers of slides. */
  added: number;
  changed: number;
  removed: number;
  /** The slides come in another order. */
  moved: boolean;
}

const isSame = (a: unknown, b: unknown) => canonicalJson(a) === canonicalJson(b);

/** Is the order of the items that both lists hold another one? */
function isMoved(from: readonly { id: string }[], to: readonly { id: string }[]): boolean {
  const shared = (list: readonly { id: string }[], other: readonly { id: string }[]) =>
    list.map(({ id }) => id).filter((id) => other.some((item) => item.id === id));
  return shared(from, to).join() !== shared(to, from).join();
}

/** What is another in the file's lesson; null if nothing is. */
export function lessonChange(here: FileLesson, file: FileLesson): LessonChange | null {
  const before = new Map(here.slides.map((slide) => [slide.id, slide]));
  const ids = new Set(file.slides.map(({ id }) => id));
  const change: LessonChange = {
    newTitle: here.title === file.title ? null : file.title,
    tag: here.tag !== file.tag,
    card: !isSame(here.mission_card, file.mission_card),
    translated: !isSame(here.translations ?? {}, file.translations ?? {}),
    added: file.slides.filter(({ id }) => !before.has(id)).length,
    changed: file.slides.filter((slide) => {
      const old = before.get(slide.id);
      return old !== undefined && !isSame(old, slide);
    }).length,
    removed: here.slides.filter(({ id }) => !ids.has(id)).length,
    moved: isMoved(here.slides, file.slides),
  };
  return Object.values(change).some(Boolean) ? change : null;
}

/** What an import changes; `here` is null for a course that this installation does not have. */
export function courseFileChanges(
  here: InstalledCourse | null,
  file: CourseFile,
): CourseFileChange[] {
  const { title, description } = file.course;
  if (here === null) {
    const slides = file.lessons.reduce((sum, lesson) => sum + lesson.slides.length, 0);
    return [{ what: "course_new", title, lessons: file.lessons.length, slides }];
  }
  const edited = here.isEdited;
  const changes: CourseFileChange[] = [];
  const { cover_url, languages, translations } = file.course;
  if (here.title !== title) changes.push({ what: "course_title", to: title, edited });
  if (here.description !== description) changes.push({ what: "course_description", edited });
  if (here.cover_url !== cover_url)
    changes.push({ what: "course_cover", removed: cover_url === undefined, edited });
  if (!isSame(here.languages ?? [], languages ?? []))
    changes.push({ what: "course_languages", ...languageChange(here, file.course), edited });
  if (!isSame(here.translations ?? {}, translations ?? {}))
    changes.push({ what: "course_translated", edited });
  changes.push(...file.lessons.flatMap((lesson) => changesOfLesson(here, lesson)));
  for (const lesson of here.lessons.filter(({ id }) => !file.lessons.some((l) => l.id === id)))
    changes.push(
      lesson.isPublished
        ? { what: "lesson_stays", title: lesson.title }
        : { what: "lesson_removed", title: lesson.title, edited: lesson.isEdited },
    );
  if (isMoved(here.lessons, file.lessons)) changes.push({ what: "lessons_moved" });
  return changes;
}

/** Both are empty where the languages come in another order. */
function languageChange(
  { languages: before = [] }: Pick<InstalledCourse, "languages">,
  { languages: after = [] }: CourseFile["course"],
) {
  return {
    added: after.filter((lang) => !before.includes(lang)),
    removed: before.filter((lang) => !after.includes(lang)),
  };
}

function changesOfLesson(here: InstalledCourse, lesson: FileLesson): CourseFileChange[] {
  const old = here.lessons.find(({ id }) => id === lesson.id);
  if (old === undefined)
    return [{ what: "lesson_new", title: lesson.title, slides: lesson.slides.length }];
  const change = lessonChange(old, lesson);
  return change === null
    ? []
    : [{ what: "lesson_changed", title: old.title, edited: old.isEdited, ...change }];
}

/** What the import of a single lesson changes in the course that it goes into. */
export function lessonFileChanges(here: InstalledCourse, file: LessonFile): CourseFileChange[] {
  const [lesson] = file.lessons;
  const languages = languagesToAdd(here, lesson);
  return [
    ...changesOfLesson(here, lesson),
    ...(languages.length === 0 ? [] : [{ what: "languages_added" as const, languages }]),
  ];
}

/** The languages of a lesson that its course lacks. */
export function languagesToAdd(
  { languages = [] }: Pick<InstalledCourse, "languages">,
  { translations, slides }: FileLesson,
): string[] {
  const all = [translations, ...slides.map((slide) => slide.translations)];
  const found = new Set(all.flatMap((part) => Object.keys(part ?? {})));
  return [...found].filter((lang) => !languages.some((known) => known === lang)).toSorted();
}

/** Does one of the changes replace what was edited here? Then the author is asked. */
export const replacesEdits = (changes: readonly CourseFileChange[]): boolean =>
  changes.some((change) => "edited" in change && change.edited);
