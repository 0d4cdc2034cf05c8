import { plainText } from "../../content/text.ts";
import { isCheck } from "../check-forms.ts";
import { rulesOf } from "../../slides/registry.ts";
import type { Slide } from "../../slides/registry.ts";
import type { MissionCard } from "../../content/mission-card.ts";
import type { GivenAnswer } from "../reviews.ts";
import { isRightOnFirstTry } from "./answered-slide.ts";
import type { AnsweredSlide } from "./answered-slide.ts";
import { canDosOf } from "./can-do.ts";
import type { CanDo } from "./can-do.ts";

/** A lesson as it is published. */
export interface TaughtLesson {
  id: string;
  course_id: string;
  order: number;
  title: string;
  tag: string;
  slides: readonly Slide[];
  mission_card?: MissionCard | undefined;
}

/** A question that the child answered right on the first try, and the words that follow it. */
interface Point {
  question: string;
  words: string;
}

/** What a lesson is about, and what the child showed in it. */
export interface Idea {
  lesson_id: string;
  title: string;
  tag: string;
  /** Questions that were right on the first try, of those that the child answered. */
  right_first: number;
  answered: number;
  points: Point[];
  /** By idea, where the author noted ideas. */
  can_do: CanDo[];
  /** Title of the lesson's mission card, to practise what is not shown yet; null without one. */
  try_at_home: string | null;
}

/** A question that took several tries. */
export interface HardQuestion {
  lesson_title: string;
  question: string;
  tries: number;
  is_solved: boolean;
  /** The slide's own hint for what was tried last; null where the author wrote none. */
  hint: string | null;
}

/** Attempts from which on a question took several tries. */
const SEVERAL_TRIES = 2;
const POINTS_OF_IDEA = 3;
const CAN_DO_MAX = 8;
export const MAX_HARD = 5;

function questionOf(slide: Slide, detail: string | null = null): string {
  const rules = rulesOf(slide.type);
  return (rules?.question?.(slide, detail) ?? rules?.summary(slide) ?? "").trim();
}
/** A video is one only with a moment in its story. Checks are told apart (`canDosOf`). */
function isQuestion(slide: Slide): boolean {
  if (isCheck(slide)) return false;
  const rules = rulesOf(slide.type);
  return rules?.mayAsk?.(slide) ?? rules?.attempted !== undefined;
}
const triesOf = ({ isSolved, triesToSolve, wrong }: AnsweredSlide): number =>
  isSolved ? (triesToSolve ?? wrong + 1) : wrong;

/**
 * What the child showed by first tries, by lesson in the given order; only lessons of which a
 * question was answered. The points are the first questions that were right on the first try.
 *
 * @param reviewed answers of questions of a day
 */
export function ideasOf(
  lessons: readonly TaughtLesson[],
  answers: ReadonlyMap<string, AnsweredSlide>,
  reviewed: readonly GivenAnswer[] = [],
): Idea[] {
  return lessons.flatMap(({ id, title, tag, slides, mission_card }) => {
    const answered = slides.flatMap((slide) => {
      const answer = answers.get(slide.id);
      return answer !== undefined && isQuestion(slide) ? [{ slide, answer }] : [];
    });
    if (answered.length === 0) return [];
    const right = answered.filter(({ answer }) => isRightOnFirstTry(answer));
    const points = right
      .map(({ slide }) => ({
        question: questionOf(slide),
        words: plainText(rulesOf(slide.type)?.solvedWords?.(slide) ?? "").trim(),
      }))
      .filter(({ question, words }) => question !== "" && words !== "")
      .slice(0, POINTS_OF_IDEA);
    return [
      {
        lesson_id: id,
        title,
        tag,
        right_first: right.length,
        answered: answered.length,
        points,
        can_do: canDosOf(slides, answers, reviewed).slice(0, CAN_DO_MAX),
        try_at_home: mission_card?.title.trim() || null,
      },
    ];
  });
}

/** The questions that took several tries, those with the most tries first; at most MAX_HARD. */
export function hardQuestionsOf(
  lessons: readonly TaughtLesson[],
  answers: ReadonlyMap<string, AnsweredSlide>,
): HardQuestion[] {
  const hard = lessons.flatMap(({ title, slides }) =>
    slides.flatMap((slide) => {
      const answer = answers.get(slide.id);
      const question = questionOf(slide, answer?.lastWrong ?? null);
      if (answer === undefined || isCheck(slide) || question === "") return [];
      if (triesOf(answer) < SEVERAL_TRIES) return [];
      const { lastWrong, lastAt, isSolved } = answer;
      const hint =
        lastWrong === null ? "" : plainText(rulesOf(slide.type)?.hint?.(slide, lastWrong) ?? "");
      return [
        {
          lastAt,
          shown: {
            lesson_title: title,
            question,
            tries: triesOf(answer),
            is_solved: isSolved,
            hint: hint.trim() === "" ? null : hint.trim(),
          },
        },
      ];
    }),
  );
  return hard
    .toSorted((a, b) => b.shown.tries - a.shown.tries || b.lastAt.getTime() - a.lastAt.getTime())
    .slice(0, MAX_HARD)
    .map(({ shown }) => shown);
}
