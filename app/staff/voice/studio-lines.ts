import { recordingKind, spokenLines, spokenLinesOfCard } from "#domain/slides/spoken-lines.ts";
import type { SpokenLine } from "#domain/slides/spoken-lines.ts";
import type { UploadKind } from "#domain/content/uploads.ts";
import { slideWords } from "#app/copy/slides/registry.ts";
import { voiceStudio as words } from "#app/copy/voice-studio.ts";
import type { EditableSlide, OutlineLesson } from "#app/data/authoring/authoring.ts";

/** A line that is spoken, with the URL of its voice in the lesson; null for none. */
export interface StudioLine extends SpokenLine {
  /** Under which its recording is kept on the device. */
  key: string;
  rowId: string;
  isOfCard: boolean;
  kind: UploadKind;
  /** Which slide it is of, in words, and what it is there. */
  place: string;
  role: string;
}

const ofSlide = (slide: EditableSlide, index: number): StudioLine[] =>
  spokenLines(slide).map((line) => {
    const { name } = slideWords[slide.type];
    return {
      ...line,
      key: `${slide.id}/${line.path}`,
      rowId: slide.id,
      isOfCard: false,
      kind: recordingKind(slide.type, line),
      place: words.ofSlide(index + 1, name),
      role: words.ofPart(line),
    };
  });

const ofCard = ({ id, mission_card }: OutlineLesson): StudioLine[] =>
  (mission_card === null ? [] : spokenLinesOfCard(mission_card)).map((line) => ({
    ...line,
    key: `${id}/${line.path}`,
    rowId: id,
    isOfCard: true,
    kind: "slide-audio",
    place: words.card,
    role: words.ofPart(line),
  }));

/** All lines of a lesson, in its order. */
export const allLines = (lesson: OutlineLesson, slides: readonly EditableSlide[]): StudioLine[] => [
  ...slides.flatMap(ofSlide),
  ...ofCard(lesson),
];

export const missingLines = (lesson: OutlineLesson, slides: readonly EditableSlide[]) =>
  allLines(lesson, slides).filter(({ url }) => url === null);

/**
 * The line to go to after the one at `at`: the next that is open, else the first that is. Null if
 * none is.
 */
export function nextOpen(
  lines: readonly StudioLine[],
  at: number,
  isOpen: (line: StudioLine) => boolean,
): number | null {
  const after = lines.findIndex((line, index) => index > at && isOpen(line));
  const first = lines.findIndex((line, index) => index !== at && isOpen(line));
  return after >= 0 ? after : first >= 0 ? first : null;
}
