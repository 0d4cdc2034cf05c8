import { bankFor, isBankQuestion, slidesFor } from "../content/band-path.ts";
import { reviewBank } from "../learning/review-bank.ts";
import { BANDS } from "../slides/bands.ts";
import type { Slide } from "../slides/registry.ts";
import { concedes, faultsOf } from "./item-rules.ts";
import type { ItemFault } from "./item-rules.ts";
import { questionsIn, storyWordsIn } from "./judge-lesson.ts";
import { findInLengths } from "./path-rules.ts";
import type { PathFault } from "./path-rules.ts";

/* What an author's checklist says of questions, by the same rules as the shipped course is tested with. */

type QuestionCheck =
  | Extract<ItemFault, "reply_concedes" | "no_misconception" | "story_words">
  | Extract<PathFault, "right_is_longest" | "right_is_shortest">
  | "never_asked";

interface FoundCheck {
  check: QuestionCheck;
  /** Null for all questions together. */
  slideId: string | null;
  /** Index of the choice; null for the question, or for all of them. */
  part: number | null;
}

const SHOWN: readonly ItemFault[] = ["no_misconception", "story_words"];
const isShown = (fault: ItemFault): fault is "no_misconception" | "story_words" =>
  SHOWN.includes(fault);

/**
 * The faults in a lesson's questions that an author is told of. Misconceptions and new cases are judged
 * where the author said what the question asks for.
 */
export function checkQuestions(slides: readonly Slide[]): FoundCheck[] {
  const words = storyWordsIn(slides);
  const ofSlides = questionsIn(slides).flatMap((question) => {
    const { id: slideId, choices, type } = question;
    const conceding = choices
      .filter(({ isRight, reply }) => isRight !== true && concedes(reply))
      .map(({ part }) => ({ check: "reply_concedes" as const, slideId, part }));
    if (type === null) return conceding;
    const others = faultsOf(question, "teen", words).flatMap(({ fault, part }) =>
      isShown(fault) ? [{ check: fault, slideId, part }] : [],
    );
    return [...conceding, ...others];
  });
  const lengths = new Set(
    BANDS.flatMap((band) => [slidesFor(slides, band), bankFor(slides, band)]).flatMap((asked) =>
      findInLengths(questionsIn(asked)).map(({ fault }) => fault),
    ),
  );
  const ofAll = (["right_is_longest", "right_is_shortest"] as const)
    .filter((fault) => lengths.has(fault))
    .map((check) => ({ check, slideId: null, part: null }));
  return [...ofSlides, ...neverAsked(slides), ...ofAll];
}

/** The bank questions that no child is ever asked, since no question of its path has the same idea. */
function neverAsked(slides: readonly Slide[]): FoundCheck[] {
  const asked = new Set(BANDS.flatMap((band) => reviewBank("", slides, band).map(({ id }) => id)));
  return slides
    .filter((slide) => isBankQuestion(slide) && !asked.has(slide.id))
    .map(({ id }) => ({ check: "never_asked", slideId: id, part: null }));
}
