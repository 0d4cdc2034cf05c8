import { bandsWithOwnPath, slidesFor } from "../content/band-path.ts";
import type { Band } from "../slides/bands.ts";
import type { Slide } from "../slides/registry.ts";
import { faultsOf } from "./item-rules.ts";
import type { FoundFault } from "./item-rules.ts";
import { countPath, faultsOfPath } from "./path-rules.ts";
import type { FoundInPath, PathCounts } from "./path-rules.ts";
import { questionOf } from "./question.ts";
import type { Question } from "./question.ts";

export const questionsIn = (slides: readonly Slide[]): Question[] =>
  slides.flatMap((slide) => questionOf(slide) ?? []);

/** Objects, prices and names of the stories among these slides: as noted, and the things of their moments. */
export const storyWordsIn = (slides: readonly Slide[]): string[] =>
  slides
    .flatMap((slide) =>
      slide.type === "video"
        ? [
            ...(slide.story_words ?? "").split(","),
            ...(slide.story?.moments ?? []).flatMap(({ of }) => of.map(({ name }) => name)),
          ]
        : [],
    )
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** What the rules say of the questions that the children of one band get in a lesson. */
export interface JudgedPath {
  band: Band;
  counts: PathCounts;
  ofQuestions: (FoundFault & { id: string })[];
  ofPath: FoundInPath[];
}

/**
 * Judges the questions of each band that has a path of its own; what bands share is judged as often
 * as it is got. Empty for a lesson that is the same for all.
 */
export function judgeLesson(slides: readonly Slide[]): JudgedPath[] {
  return bandsWithOwnPath(slides).map((band) => {
    const path = slidesFor(slides, band);
    const questions = questionsIn(path);
    const storyWords = storyWordsIn(path);
    return {
      band,
      counts: countPath(questions),
      ofQuestions: questions.flatMap((question) =>
        faultsOf(question, band, storyWords).map((found) => ({ ...found, id: question.id })),
      ),
      ofPath: faultsOfPath(questions),
    };
  });
}
