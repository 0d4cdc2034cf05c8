import { useQueries } from "@tanstack/react-query";
import { checkCard, checkLesson, isBlocking } from "#domain/content/publish-check.ts";
import { publishCourse as words } from "#app/copy/publishing.ts";
import type { OutlineLesson } from "#app/data/authoring/authoring.ts";
import { toAppError } from "#app/data/base/errors.ts";
import { slidesQuery } from "../content/content-queries.ts";
import { findingText } from "../ui/finding-text.ts";
import { countsOf } from "../ui/FindingCounts.tsx";
import type { Counts } from "../ui/FindingCounts.tsx";

/** A lesson beside what its publish check found. */
export interface CheckedLesson {
  lesson: OutlineLesson;
  /** Null while its slides are read, and for a lesson that does not wait. */
  counts: Counts | null;
  /** What is needed before it can be published; null where nothing is. */
  missing: string | null;
  /** Why its slides could not be read, or null. */
  failure: string | null;
}

/** Is there something of it that children do not see yet? */
export const isWaiting = ({ version, has_changes }: OutlineLesson) =>
  version === null || has_changes;

/** Reads the slides of the lessons that wait to be published, and checks them. */
export function useLessonChecks(lessons: readonly OutlineLesson[]): CheckedLesson[] {
  const waiting = lessons.filter(isWaiting);
  const read = useQueries({ queries: waiting.map(({ id }) => slidesQuery(id)) });
  return lessons.map((lesson) => {
    const { data: slides, error = null } = read[waiting.indexOf(lesson)] ?? {};
    if (slides === undefined) {
      const failure = error === null ? null : toAppError(error).message;
      return { lesson, counts: null, missing: null, failure };
    }
    const findings = [...checkLesson(slides), ...checkCard(lesson.mission_card ?? null)];
    const counts = countsOf(findings);
    const first = findings.find(isBlocking);
    const missing =
      first === undefined
        ? null
        : words.needs(
            findingText(first, slides.find(({ id }) => id === first.slideId) ?? null),
            counts.needed - 1,
          );
    return { lesson, counts, missing, failure: null };
  });
}
