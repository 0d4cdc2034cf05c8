import { ANSWERS_MIN, CLIP_MAX_S, CLIP_MIN_S, READING_GRADE_MAX } from "../constants.ts";
import { unknownSlideKind } from "./content.ts";
import type { QuizSlide, Slide, VideoSlide } from "./content.ts";
import { plainText, readingGrade } from "./text.ts";

/** A slide as authors see it: what children get, and what only the checklist looks at. */
export type DraftSlide = Slide & { video_seconds: number | null };

/**
 * What can be missing. 'must': a child would be stuck, so it can't be published; 'should': some
 * children would have less of it.
 */
export const CHECKS = {
  no_slides: "must",
  no_video: "must",
  no_captions: "should",
  no_poster: "should",
  no_video_alt: "should",
  clip_length: "should",
  no_question: "must",
  too_few_answers: "must",
  no_correct_answer: "must",
  no_picture_alt: "should",
  no_question_audio: "should",
  no_answer_audio: "should",
  no_correct_quote: "should",
  no_correct_audio: "should",
  no_wrong_quote: "should",
  no_wrong_audio: "should",
  hard_words: "should",
} as const satisfies Record<string, "must" | "should">;

export type Check = keyof typeof CHECKS;

export interface Finding {
  check: Check;
  slideId: string | null;
  /** Index of the answer it is about; null when it is about the slide. */
  answer: number | null;
}

export const isBlocking = ({ check }: Finding) => CHECKS[check] === "must";

/** Everything that is missing in a lesson, slide by slide. */
export function checkLesson(slides: readonly DraftSlide[]): Finding[] {
  if (slides.length === 0) return [{ check: "no_slides", slideId: null, answer: null }];
  return slides.flatMap(checkSlide);
}

function checkSlide(slide: DraftSlide): Finding[] {
  switch (slide.type) {
    case "video":
      return checkVideo(slide);
    case "quiz":
      return checkQuiz(slide);
    default:
      return unknownSlideKind(slide);
  }
}

function checkVideo(slide: VideoSlide & { video_seconds: number | null }): Finding[] {
  const seconds = slide.video_seconds;
  const found: [Check, boolean][] = [
    ["no_video", !slide.video_url],
    ["no_captions", !slide.captions_url],
    ["no_poster", !slide.poster_url],
    ["no_video_alt", slide.alt.trim() === ""],
    ["clip_length", seconds !== null && (seconds < CLIP_MIN_S || seconds > CLIP_MAX_S)],
  ];
  return found.flatMap(([check, isSo]) =>
    isSo ? [{ check, slideId: slide.id, answer: null }] : [],
  );
}

function checkQuiz(slide: QuizSlide): Finding[] {
  const answers = slide.quiz_answers;
  const question = plainText(slide.quiz_question).trim();
  const ofSlide: [Check, boolean][] = [
    ["no_question", question === ""],
    ["too_few_answers", answers.length < ANSWERS_MIN],
    [
      "no_correct_answer",
      answers.length >= ANSWERS_MIN && !answers.some(({ is_correct }) => is_correct),
    ],
    ["no_question_audio", !slide.quiz_audio_url],
    ["no_correct_quote", slide.quiz_correct_quote.trim() === ""],
    ["no_correct_audio", slide.quiz_correct_quote.trim() !== "" && !slide.quiz_correct_audio_url],
    ["no_wrong_quote", slide.quiz_wrong_quote.trim() === ""],
    ["no_wrong_audio", slide.quiz_wrong_quote.trim() !== "" && !slide.quiz_wrong_audio_url],
    ["hard_words", question !== "" && readingGrade(question) > READING_GRADE_MAX + 1],
  ];
  const ofAnswers = answers.flatMap((answer, index) => {
    const found: [Check, boolean][] = [
      ["no_picture_alt", answer.image_url !== null && (answer.alt ?? "").trim() === ""],
      ["no_answer_audio", !answer.audio_url],
    ];
    return found.flatMap(([check, isSo]) =>
      isSo ? [{ check, slideId: slide.id, answer: index }] : [],
    );
  });
  return [
    ...ofSlide.flatMap(([check, isSo]) =>
      isSo ? [{ check, slideId: slide.id, answer: null }] : [],
    ),
    ...ofAnswers,
  ];
}
