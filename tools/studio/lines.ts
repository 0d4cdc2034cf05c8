import { plainText } from "#domain/content/text.ts";
import { fixedLines } from "#course/treasure-tracker/fixed-lines.ts";
import { missions } from "#course/treasure-tracker/course.ts";

/** A line that is recorded on its own, outside a clip. */
export interface SpokenLine {
  /** Path of the recording in `media`. */
  file: string;
  text: string;
  character: "pocket" | "glimm";
}

/** Every line of the quizzes, their answers, and the fixed lines of the child's screens. */
export function allLines(): SpokenLine[] {
  const quizLines = missions.flatMap(({ lesson }) =>
    lesson.slides.flatMap((slide): SpokenLine[] => {
      if (slide.type === "video") return [];
      const line = (file: string | undefined, text: string, character: SpokenLine["character"]) =>
        file === undefined ? [] : [{ file, text, character }];
      return [
        ...line(slide.questionAudio?.file, plainText(slide.question), "pocket"),
        ...line(slide.correctAudio?.file, slide.correctQuote, "glimm"),
        ...line(slide.wrongAudio?.file, slide.wrongQuote, "pocket"),
        ...slide.answers.flatMap(({ audio, text }) => line(audio.file, text, "pocket")),
      ];
    }),
  );
  return [
    ...quizLines,
    ...fixedLines.map(({ name, text, character }) => ({
      file: `lines/${name}.m4a`,
      text,
      character,
    })),
  ];
}
