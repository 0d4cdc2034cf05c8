import { lists as words } from "#app/copy/builder.ts";
import { translation } from "#app/copy/translation.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import { publicationOf } from "./publication.ts";

/** A part of a long list of lessons. */
export interface LessonFilter {
  /** 'all', a state of publication, or 'to-do:' with a language. */
  id: string;
  label: string;
  lessons: readonly OutlineLesson[];
}

/** All lessons of a course, and each part of them that an author may look for and that has some. */
export function lessonFilters(lessons: readonly OutlineLesson[]): readonly LessonFilter[] {
  const languages = new Set(lessons.flatMap(({ languages: by }) => Object.keys(by)));
  const inState = (state: "draft" | "changed") =>
    lessons.filter((lesson) => publicationOf(lesson).state === state);
  const parts = [
    { id: "draft", label: words.notPublished, lessons: inState("draft") },
    { id: "changed", label: words.changed, lessons: inState("changed") },
    ...[...languages].map((lang) => ({
      id: `to-do:${lang}`,
      label: translation.toDoIn(lang),
      lessons: lessons.filter(({ languages: by }) => by[lang]?.done === false),
    })),
  ];
  return [
    { id: "all", label: words.allOf(lessons.length), lessons },
    ...parts
      .filter((part) => part.lessons.length > 0)
      .map((part) => ({ ...part, label: words.countedPart(part.label, part.lessons.length) })),
  ];
}
