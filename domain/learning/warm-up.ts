import type { Day } from "../days.ts";
import type { LessonQuestion } from "./review-bank.ts";
import { dueQuestions } from "./reviews.ts";
import type { GivenAnswer } from "./reviews.ts";

/* A lesson begins with questions of the lessons before it in its course whose ideas are due. */

/** Questions of one warm-up, at most. */
const WARM_UP_MAX = 2;

/** A lesson and its place in its course. */
interface Placed {
  id: string;
  course_id: string;
  order: number;
}

/**
 * What may be asked before a lesson: questions of earlier lessons of its course, but not the case of today's
 * question of the day, which would come twice.
 *
 * @param bank what may be asked in reviews
 * @param lessons all that are published
 * @param offered id of the slide of today's question; null: none was offered
 */
export function warmUpBank(
  bank: readonly LessonQuestion[],
  lesson: Placed,
  lessons: readonly Placed[],
  offered: string | null,
): LessonQuestion[] {
  const earlier = new Set(
    lessons
      .filter(({ course_id, order }) => course_id === lesson.course_id && order < lesson.order)
      .map(({ id }) => id),
  );
  const taken = bank.find(({ id }) => id === offered)?.situation;
  return bank.filter(({ lessonId, situation }) => earlier.has(lessonId) && situation !== taken);
}

/** The questions of a warm-up; none where nothing is due. @param bank of `warmUpBank` */
export const warmUpQuestions = (
  bank: readonly LessonQuestion[],
  answers: readonly GivenAnswer[],
  today: Day,
): LessonQuestion[] => dueQuestions(bank, answers, today, WARM_UP_MAX);
