import { bandsWithOwnPath, slidesFor } from "../content/band-path.ts";
import type { Slide } from "../slides/registry.ts";
import { concedes, faultsOf } from "./item-rules.ts";
import type { ItemFault } from "./item-rules.ts";
import { questionsIn, storyWordsIn } from "./judge-lesson.ts";
import { findInLengths } from "./path-rules.ts";
import type { PathFault } from "./path-rules.ts";

/* What an author's checklist says of questions, by the same rules as the shipped course is tested with. */

type QuestionCheck =
  | Extract<ItemFault, "reply_concedes" | "no_misconception" | "story_words">
  | Extract<PathFault, "right_is_longest" | "right_is_shortest">;

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
  const bands = bandsWithOwnPath(slides);
  const paths = bands.length === 0 ? [slides] : bands.map((band) => slidesFor(slides, band));
  const lengths = new Set(
    paths.flatMap((path) => findInLengths(questionsIn(path)).map(({ fault }) => fault)),
  );
  const ofAll = (["right_is_longest", "right_is_shortest"] as const)
    .filter((fault) => lengths.has(fault))
    .map((check) => ({ check, slideId: null, part: null }));
  return [...ofSlides, ...ofAll];
}
