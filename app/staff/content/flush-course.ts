import type { QueryClient } from "@tanstack/react-query";
import { lists as words } from "#app/copy/builder.ts";
import type { OutlineCourse } from "#app/data/authoring/authoring.ts";
import { AppError } from "#app/data/base/errors.ts";
import { textsOf } from "../translation/texts-of.ts";
import type { ContentDrafts } from "./content-drafts.ts";
import { slidesQuery } from "./content-queries.ts";

/**
 * Saves what was typed in a course, its lessons and their slides, before the server copies its own
 * rows. Throws AppError if some of it can't be saved.
 */
export async function flushCourse(
  queries: QueryClient,
  drafts: ContentDrafts,
  { id, lessons }: OutlineCourse,
): Promise<void> {
  const slides = lessons.flatMap(
    (lesson) => queries.getQueryData(slidesQuery(lesson.id).queryKey) ?? [],
  );
  const isSaved = await Promise.all([
    drafts.courses.autosave.flush([id]),
    drafts.lessons.autosave.flush(lessons.map((lesson) => lesson.id)),
    drafts.slides.autosave.flush(slides.map((slide) => slide.id)),
    drafts.texts.autosave.flush(
      textsOf(drafts, [id, ...[...lessons, ...slides].map((item) => item.id)]),
    ),
  ]);
  if (isSaved.includes(false)) throw new AppError("unexpected", words.saveFirst);
}
