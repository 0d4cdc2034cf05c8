import { sql } from "drizzle-orm";
import type { SQL, SQLWrapper } from "drizzle-orm";
import type { LessonProgress } from "#domain/learning/progress.ts";

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
