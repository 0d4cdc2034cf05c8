import { isBankQuestion } from "../../content/band-path.ts";
import { questionOf } from "../../questions/question.ts";
import type { Slide } from "../../slides/registry.ts";
import { isCheck } from "../check-forms.ts";
import type { GivenAnswer } from "../reviews.ts";
import { isRightOnFirstTry } from "./answered-slide.ts";
import type { AnsweredSlide } from "./answered-slide.ts";

/** First tries: how many were right, of how many. */
export interface Tally {
  right: number;
  of: number;
}

/** What a child showed of one idea of a lesson, by first tries alone. */
export interface CanDo {
  /** The author's sentence: what a child understands who is right. */
  idea: string;
  /** In the questions of the lesson. */
  lesson: Tally;
  /** In its checks. */
  before: Tally;
  after: Tally;
  /** In the questions of a day. */
  later: Tally;
  /** More than half were right, without the check before the lesson. */
  is_shown: boolean;
}

const tallyOf = (tries: readonly boolean[]): Tally => ({
  right: tries.filter(Boolean).length,
  of: tries.length,
});

/**
 * What the child showed of each idea that the author of a lesson noted, in the lesson's order; only ideas of
 * which something was answered beside the check before the lesson. A check counts as before where no other
 * question of its idea had been answered; of an idea that no other question has, no question of the lesson.
 *
 * @param reviewed answers of questions of a day
 */
export function canDosOf(
  slides: readonly Slide[],
  answers: ReadonlyMap<string, AnsweredSlide>,
  reviewed: readonly GivenAnswer[],
): CanDo[] {
  const answered = slides.flatMap((slide) => {
    const answer = answers.get(slide.id);
    const idea = questionOf(slide)?.idea ?? null;
    return answer === undefined ? [] : [{ idea, answer, isChecked: isCheck(slide) }];
  });
  const taught = new Set(
    slides
      .filter((slide) => !isCheck(slide) && !isBankQuestion(slide))
      .map((slide) => questionOf(slide)?.idea),
  );
  const begunMs = (of: typeof answered) =>
    Math.min(...of.filter((one) => !one.isChecked).map(({ answer }) => answer.first.at.getTime()));
  const ideas = new Set(answered.flatMap(({ idea }) => idea ?? []));
  return [...ideas].flatMap((idea) => {
    const ofIdea = answered.filter((one) => one.idea === idea);
    const tries = (isIt: (one: (typeof answered)[number]) => boolean) =>
      ofIdea.filter(isIt).map(({ answer }) => isRightOnFirstTry(answer));
    const begun = begunMs(taught.has(idea) ? ofIdea : answered);
    const isBefore = ({ answer }: (typeof answered)[number]) => answer.first.at.getTime() < begun;
    const lesson = tries(({ isChecked }) => !isChecked);
    const before = tries((one) => one.isChecked && isBefore(one));
    const after = tries((one) => one.isChecked && !isBefore(one));
    const later = reviewed.filter((one) => one.idea === idea).map(({ isRight }) => isRight);
    const { right, of } = tallyOf([...lesson, ...after, ...later]);
    if (of === 0) return [];
    return [
      {
        idea,
        lesson: tallyOf(lesson),
        before: tallyOf(before),
        after: tallyOf(after),
        later: tallyOf(later),
        is_shown: right * 2 > of,
      },
    ];
  });
}
