import { sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";
import type { FinishedLessons, LessonProgress } from "#domain/learning/progress.ts";

interface ProgressColumns {
  lesson_progress: SQLWrapper;
  current_lesson_id: SQLWrapper;
  current_progress: SQLWrapper;
}

/** The progress of every lesson of a child, with that of the lesson that is being played. */
export const newestProgressOf = ({
  lesson_progress,
  current_lesson_id,
  current_progress,
}: ProgressColumns): SQL<LessonProgress> => sql<LessonProgress>`case
  when ${current_lesson_id} is null then ${lesson_progress}
  else jsonb_set(${lesson_progress}, array[${current_lesson_id}::text], ${current_progress}) end`;

const COMPLETED = sql`'{"completed": true}'::jsonb`;

/**
 * Ids of the lessons that a child finished, with commas between them. As one text they cost a third of
 * the whole progress. A lesson's end is written to `lesson_progress` at once.
 */
export const finishedIdsOf = ({ lesson_progress }: Pick<ProgressColumns, "lesson_progress">) =>
  sql<string>`coalesce((select string_agg(key, ',') from jsonb_each(${lesson_progress})
    where value @> ${COMPLETED}), '')`;

const FINISHED = { completed: true };
const BEGUN = { completed: false };

/**
 * Ids of the lessons that a child has begun and not finished, as in `finishedIdsOf`. A lesson's first
 * slide is written to `lesson_progress` at once.
 */
export const begunIdsOf = ({ lesson_progress }: Pick<ProgressColumns, "lesson_progress">) =>
  sql<string>`coalesce((select string_agg(key, ',') from jsonb_each(${lesson_progress})
    where not value @> ${COMPLETED}), '')`;

const withEach = <T>(ids: string, value: T): [string, T][] =>
  ids === "" ? [] : ids.split(",").map((id) => [id, value]);

/** The lessons of `finishedIdsOf`, and those of `begunIdsOf`. */
export const finishedLessons = (finished: string, begun = ""): FinishedLessons =>
  Object.fromEntries([...withEach(begun, BEGUN), ...withEach(finished, FINISHED)]);

/**
 * The progress of the lessons at whose slide a child goes on: all but those that were finished and
 * whose XP was granted, which begin anew.
 * @param granted a query of the ids of the lessons whose XP was granted, as text
 */
export const resumableOf = (
  { lesson_progress, current_lesson_id, current_progress }: ProgressColumns,
  granted: SQLWrapper,
): SQL<LessonProgress> => sql<LessonProgress>`(
  select coalesce(jsonb_object_agg(lesson, newest), '{}') from (
    select key as lesson,
      case when key = ${current_lesson_id}::text then ${current_progress} else value end as newest
    from jsonb_each(${lesson_progress})) as lessons
  where not newest @> ${COMPLETED} or lesson not in ${granted})`;
