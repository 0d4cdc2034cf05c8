import { outdatedVoices, spokenLines, textPath } from "../slides/spoken-lines.ts";
import type { SpokenLine } from "../slides/spoken-lines.ts";
import type { Slide } from "../slides/registry.ts";
import { linesOfCard } from "./unpublished-changes.ts";
import type { LessonContent } from "./unpublished-changes.ts";

/** A recording of the draft that still says the words of the version. */
export interface OutdatedVoice {
  /** Null for the mission card. */
  slideId: string | null;
  /** Where its words are in the slide, or in the lesson: 'quiz_answers.0.hint', 'mission_card.title'. */
  path: string;
  url: string;
}

const compared = new WeakMap<Slide, { before: Slide; lines: SpokenLine[] }>();

/** A slide that is the same object as before is not compared again. */
function linesIn(before: Slide, now: Slide): SpokenLine[] {
  const known = compared.get(now);
  if (known?.before === before) return known.lines;
  const lines = outdatedVoices(spokenLines(before), spokenLines(now));
  compared.set(now, { before, lines });
  return lines;
}

/** The recordings of the draft whose text is another one since the version that children see. */
export function outdatedVoicesIn(version: LessonContent, draft: LessonContent): OutdatedVoice[] {
  const published = new Map(version.slides.map((slide) => [slide.id, slide]));
  const voicesOf = (slideId: string | null, lines: readonly SpokenLine[]) =>
    lines.flatMap((line) => {
      const path = slideId === null ? `mission_card.${textPath(line)}` : textPath(line);
      return line.url === null ? [] : [{ slideId, path, url: line.url }];
    });
  return [
    ...draft.slides.flatMap((slide) => {
      const before = published.get(slide.id);
      return before === undefined ? [] : voicesOf(slide.id, linesIn(before, slide));
    }),
    ...voicesOf(null, outdatedVoices(linesOfCard(version), linesOfCard(draft))),
  ];
}
