import { keysOf } from "../pick.ts";
import { newSituations, SITUATIONS_MIN } from "./path-rules.ts";
import type { Question } from "./question.ts";
import { STANDARDS } from "./standards.ts";
import type { Standard } from "./standards.ts";

/** A lesson as the children of one band get it. */
export interface LessonStandards {
  /** What its stories, chats and documents tell. */
  told: readonly Standard[];
  questions: readonly Question[];
  /** Ids of its questions that come back on a later day, or come back to an earlier lesson. */
  reviews: ReadonlySet<string>;
}

/** What a course does for a standard. */
export interface StandardCount {
  standard: Standard;
  isTold: boolean;
  /** New cases, those of checks too; the same case in two lessons is one. */
  situations: number;
  /** Asked in two new cases or more. */
  isPractised: boolean;
  isReviewed: boolean;
}

/** What the lessons of a course do for each standard, in the order of the list. */
export function countStandards(lessons: readonly LessonStandards[]): StandardCount[] {
  const questions = lessons.flatMap((lesson) => lesson.questions);
  return keysOf(STANDARDS).map((standard) => {
    const isOf = (question: Question) => question.standards.includes(standard);
    const situations = newSituations(questions.filter(isOf));
    return {
      standard,
      isTold: lessons.some(({ told }) => told.includes(standard)),
      situations,
      isPractised: situations >= SITUATIONS_MIN,
      isReviewed: lessons.some((lesson) =>
        lesson.questions.some((question) => isOf(question) && lesson.reviews.has(question.id)),
      ),
    };
  });
}
