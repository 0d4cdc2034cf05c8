import * as v from "valibot";
import { ANSWERS_MAX, ANSWERS_MIN, READING_GRADE_MAX } from "../../constants.ts";
import { plainText, readingGrade } from "../../content/text.ts";
import { File, Name, Text } from "../fields.ts";
import { findings } from "../kind.ts";
import type { DraftOf, SlideOf, SlideRules } from "../kind.ts";

/** At most one right answer (R-STAFF-7; twin: CHECK slides_one_correct). */
export function hasAtMostOneCorrect(answers: readonly { is_correct: boolean }[]): boolean {
  return answers.filter((answer) => answer.is_correct).length <= 1;
}

const Answer = v.strictObject({
  text: Name,
  is_correct: v.boolean(),
  image_url: File,
  alt: v.nullable(Text),
  /** The answer, spoken; lessons published before there were any have none. */
  audio_url: v.optional(File),
});
export type QuizAnswer = v.InferOutput<typeof Answer>;

const fields = {
  /** Heading and question may hold highlighted words: 'Which one is [hl]gold[/hl]?' */
  quiz_heading: Text,
  quiz_question: Text,
  quiz_audio_url: File,
  quiz_answers: v.pipe(
    v.array(Answer),
    v.maxLength(ANSWERS_MAX),
    v.check((answers) => hasAtMostOneCorrect(answers), "only one answer may be correct"),
  ),
  quiz_correct_quote: Text,
  quiz_correct_audio_url: File,
  quiz_wrong_quote: Text,
  quiz_wrong_audio_url: File,
} satisfies v.ObjectEntries;

export type QuizSlide = SlideOf<"quiz", typeof fields>;

export const quiz = {
  fields,
  start: () => ({
    quiz_heading: "",
    quiz_question: "",
    quiz_audio_url: null,
    quiz_answers: [],
    quiz_correct_quote: "",
    quiz_correct_audio_url: null,
    quiz_wrong_quote: "",
    quiz_wrong_audio_url: null,
  }),
  checks: {
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
  },
  find: (slide: DraftOf<QuizSlide>) => [...ofSlide(slide), ...slide.quiz_answers.flatMap(ofAnswer)],
  summary: ({ quiz_question }) => plainText(quiz_question),
} satisfies SlideRules<QuizSlide>;

function ofSlide(slide: QuizSlide) {
  const answers = slide.quiz_answers;
  const question = plainText(slide.quiz_question).trim();
  const isEnough = answers.length >= ANSWERS_MIN;
  return findings([
    ["no_question", question === ""],
    ["too_few_answers", !isEnough],
    ["no_correct_answer", isEnough && !answers.some(({ is_correct }) => is_correct)],
    ["no_question_audio", !slide.quiz_audio_url],
    ["no_correct_quote", slide.quiz_correct_quote.trim() === ""],
    ["no_correct_audio", slide.quiz_correct_quote.trim() !== "" && !slide.quiz_correct_audio_url],
    ["no_wrong_quote", slide.quiz_wrong_quote.trim() === ""],
    ["no_wrong_audio", slide.quiz_wrong_quote.trim() !== "" && !slide.quiz_wrong_audio_url],
    ["hard_words", question !== "" && readingGrade(question) > READING_GRADE_MAX + 1],
  ]);
}

const ofAnswer = (answer: QuizAnswer, index: number) =>
  findings(
    [
      ["no_picture_alt", answer.image_url !== null && (answer.alt ?? "").trim() === ""],
      ["no_answer_audio", !answer.audio_url],
    ],
    index,
  );
