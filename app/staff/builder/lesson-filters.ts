import { lists as words } from "#app/copy/builder.ts";
import { translation } from "#app/copy/translation.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import { publicationOf } from "../content/publication.ts";

export const ALL_LESSONS = "all";

/** The lessons that a filter shows. */
interface LessonFilter {
  /** ALL_LESSONS, a state of publication, or 'to-do:' with a language. */
  id: string;
  label: string;
  lessons: readonly OutlineLesson[];
}

/** The filter of all lessons of a course, and further ones that show some of them. */
export function lessonFilters(lessons: readonly OutlineLesson[]): readonly LessonFilter[] {
  const languages = new Set(lessons.flatMap(({ languages: by }) => Object.keys(by)));
  const inState = (state: "draft" | "changed") =>
    lessons.filter((lesson) => publicationOf(lesson).state === state);
  const further = [
    { id: "draft", label: words.notPublished, lessons: inState("draft") },
    { id: "changed", label: words.changed, lessons: inState("changed") },
    ...[...languages].map((lang) => ({
      id: `to-do:${lang}`,
      label: translation.toDoIn(lang),
      lessons: lessons.filter(({ languages: by }) => by[lang]?.done === false),
    })),
  ];
  return [
    { id: ALL_LESSONS, label: words.allOf(lessons.length), lessons },
    ...further
      .filter((one) => one.lessons.length > 0)
      .map((one) => ({ ...one, label: words.countedFilter(one.label, one.lessons.length) })),
  ];
}
