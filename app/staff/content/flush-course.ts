import type { QueryClient } from "@tanstack/react-query";
import { lists as words } from "#app/copy/builder.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { AppError } from "#app/data/base/errors.ts";
import { textsOf } from "./texts-of.ts";
import type { ContentDrafts } from "./content-drafts.ts";
import { cachedList } from "./lesson-changes.ts";

/**
 * Saves what was typed in lessons, their slides and these courses, before the server copies its own
 * rows. Throws AppError if some of it can't be saved.
 */
export async function flushLessons(
  queries: QueryClient,
  drafts: ContentDrafts,
  lessons: readonly string[],
  courses: readonly string[] = [],
): Promise<void> {
  const slides = lessons.flatMap((parent) =>
    cachedList(queries, { kind: "slide", parent }).map(({ id }) => id),
  );
  const isSaved = await Promise.all([
    drafts.courses.autosave.flush(courses),
    drafts.lessons.autosave.flush(lessons),
    drafts.slides.autosave.flush(slides),
    drafts.texts.autosave.flush(textsOf(drafts, [...courses, ...lessons, ...slides])),
  ]);
  if (isSaved.includes(false)) throw new AppError("unexpected", words.saveFirst);
}

/** Saves what was typed in a course and all that it holds. Throws AppError. */
export const flushCourse = (
  queries: QueryClient,
  drafts: ContentDrafts,
  { id, lessons }: OutlineCourse,
): Promise<void> =>
  flushLessons(
    queries,
    drafts,
    lessons.map((lesson) => lesson.id),
    [id],
  );
