import { plainText } from "../../content/text.ts";
import { rulesOf } from "../../slides/registry.ts";
import type { Slide } from "../../slides/registry.ts";

/** What a child did on one slide that is answered, over the time that events are kept. */
export interface AnsweredSlide {
  slideId: string;
  /** Wrong attempts, of all rounds. */
  wrong: number;
  isSolved: boolean;
  /** Attempts up to the first right one, that one included; null where there was none. */
  triesToSolve: number | null;
  /** What was done in the last wrong attempt (ATTEMPT_DETAIL); null where it is not known. */
  lastWrong: string | null;
  /** The last attempt. */
  lastAt: Date;
}

/** A lesson as it is published. */
export interface TaughtLesson {
  id: string;
  course_id: string;
  order: number;
  title: string;
  tag: string;
  slides: readonly Slide[];
}

/** A question that the child answered right, and the words that follow it. */
interface Point {
  question: string;
  words: string;
}

/** What a lesson is about, and what the child understood of it. */
export interface Idea {
  lesson_id: string;
  title: string;
  tag: string;
  /** Questions that the child has answered right, of all questions of the lesson. */
  right: number;
  questions: number;
  points: Point[];
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
export const MAX_HARD = 5;

function questionOf(slide: Slide, detail: string | null = null): string {
  const rules = rulesOf(slide.type);
  return (rules?.question?.(slide, detail) ?? rules?.summary(slide) ?? "").trim();
}
/** A moment of a story counts where it was answered: a child can pass it, and a video has none. */
function isQuestion(slide: Slide, answers: ReadonlyMap<string, AnsweredSlide>): boolean {
  const rules = rulesOf(slide.type);
  if (rules?.mayAsk !== undefined) return rules.mayAsk(slide) && answers.has(slide.id);
  return rules?.attempted !== undefined;
}
const triesOf = ({ isSolved, triesToSolve, wrong }: AnsweredSlide): number =>
  isSolved ? (triesToSolve ?? wrong + 1) : wrong;

/**
 * What the child understood, by lesson in the given order; only lessons of which a question was
 * answered right. The points are the questions that took the fewest tries, in the lesson's order.
 */
export function ideasOf(
  lessons: readonly TaughtLesson[],
  answers: ReadonlyMap<string, AnsweredSlide>,
): Idea[] {
  return lessons.flatMap(({ id, title, tag, slides }) => {
    const questions = slides.filter((slide) => isQuestion(slide, answers));
    const right = questions.flatMap((slide, place) => {
      const answer = answers.get(slide.id);
      return answer?.isSolved === true ? [{ slide, place, tries: triesOf(answer) }] : [];
    });
    if (right.length === 0) return [];
    const points = right
      .map(({ slide, ...of }) => ({
        ...of,
        question: questionOf(slide),
        words: plainText(rulesOf(slide.type)?.solvedWords?.(slide) ?? "").trim(),
      }))
      .filter(({ question, words }) => question !== "" && words !== "")
      .toSorted((a, b) => a.tries - b.tries || a.place - b.place)
      .slice(0, POINTS_OF_IDEA)
      .toSorted((a, b) => a.place - b.place)
      .map(({ question, words }) => ({ question, words }));
    return [
      { lesson_id: id, title, tag, right: right.length, questions: questions.length, points },
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
      if (answer === undefined || triesOf(answer) < SEVERAL_TRIES || question === "") return [];
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
