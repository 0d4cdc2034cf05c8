import type { Speaker } from "#characters/speakers.ts";
import { fixedLines } from "#course/treasure-tracker/fixed-lines.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { spokenTexts, spokenTextsOfCard } from "#course/treasure-tracker/recordings.ts";

/** A line that is recorded on its own, outside a clip. */
export interface SpokenLine {
  /** Path of the recording in `media`. */
  file: string;
  text: string;
  character: Speaker;
}

/** Every line of the quizzes and activities, and the fixed lines of the child's screens. */
export function allLines(): SpokenLine[] {
  const slideLines = missions.flatMap(({ lesson }) =>
    [...lesson.slides.flatMap(spokenTexts), ...spokenTextsOfCard(lesson.mission_card)].flatMap(
      ({ recording, text, character }) =>
        recording === null ? [] : [{ file: recording.file, text, character }],
    ),
  );
  return [
    ...slideLines,
    ...fixedLines.map(({ name, text, character }) => ({
      file: `lines/${name}.m4a`,
      text,
      character,
    })),
  ];
}
