import type { SeedMedia } from "#domain/content/course-seed.ts";
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
      if (slide.type !== "quiz") return [];
      const line = (
        media: SeedMedia | null | undefined,
        text: string,
        character: SpokenLine["character"],
      ) => (media ? [{ file: media.file, text, character }] : []);
      return [
        ...line(slide.quiz_audio_url, plainText(slide.quiz_question), "pocket"),
        ...line(slide.quiz_correct_audio_url, slide.quiz_correct_quote, "glimm"),
        ...line(slide.quiz_wrong_audio_url, slide.quiz_wrong_quote, "pocket"),
        ...slide.quiz_answers.flatMap(({ audio_url, text }) => line(audio_url, text, "pocket")),
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
