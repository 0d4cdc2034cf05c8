import { bandsWithOwnPath, bankFor, slidesFor } from "../content/band-path.ts";
import type { Band } from "../slides/bands.ts";
import type { Slide } from "../slides/registry.ts";
import { faultsOf } from "./item-rules.ts";
import type { FoundFault } from "./item-rules.ts";
import { countPath, faultsOfPath, findInLengths, newSituations } from "./path-rules.ts";
import type { FoundInPath, PathCounts } from "./path-rules.ts";
import { isTold, questionOf } from "./question.ts";
import type { Question } from "./question.ts";

export const questionsIn = (slides: readonly Slide[]): Question[] =>
  slides.flatMap((slide) => questionOf(slide) ?? []);

/** Money is in each story and in each case. */
const IS_MONEY = /^(?:coins?|money)$/i;

/** Objects, prices and names of the stories among these slides: as noted, and the things of their moments. */
export const storyWordsIn = (slides: readonly Slide[]): string[] =>
  slides
    .flatMap((slide) =>
      isTold(slide)
        ? [
            ...(slide.story_words ?? "").split(","),
            ...(slide.type === "video" ? (slide.story?.moments ?? []) : []).flatMap(({ of }) =>
              of.map(({ name }) => name),
            ),
          ]
        : [],
    )
    .map((word) => word.trim())
    .filter((word) => word !== "" && !IS_MONEY.test(word));

/** What the rules say of the questions that the children of one band get in a lesson. */
export interface JudgedPath {
  band: Band;
  counts: PathCounts;
  ofQuestions: (FoundFault & { id: string })[];
  ofPath: FoundInPath[];
  /** By idea of the path: situations of bank questions that the path does not have. Reported, never a fault. */
  later: ReadonlyMap<string, number>;
}

/** How many new situations of each idea of a path are kept for reviews. */
function countLater(path: readonly Question[], bank: readonly Question[]): Map<string, number> {
  const had = new Set(path.map(({ situation }) => situation));
  const fresh = bank.filter(({ situation }) => !had.has(situation));
  const ideas = new Set(path.flatMap(({ idea }) => idea ?? []));
  return new Map(
    [...ideas].map((idea) => [idea, newSituations(fresh.filter((one) => one.idea === idea))]),
  );
}

/**
 * Judges the questions of each band that has a path of its own, and those of its bank by the rules that hold
 * for a question alone and for lengths; what bands share is judged as often as it is got. Empty for a lesson that is the same for all.
 */
export function judgeLesson(slides: readonly Slide[]): JudgedPath[] {
  return bandsWithOwnPath(slides).map((band) => {
    const path = slidesFor(slides, band);
    const questions = questionsIn(path);
    const bank = questionsIn(bankFor(slides, band));
    const storyWords = storyWordsIn(path);
    return {
      band,
      counts: countPath(questions),
      ofQuestions: [...questions, ...bank].flatMap((question) =>
        faultsOf(question, band, storyWords).map((found) => ({ ...found, id: question.id })),
      ),
      ofPath: [...faultsOfPath(questions), ...findInLengths(bank)],
      later: countLater(questions, bank),
    };
  });
}
