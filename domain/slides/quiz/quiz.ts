import * as v from "valibot";
import { listOf } from "../../bounded.ts";
import { ANSWERS_MAX, ANSWERS_MIN, READING_GRADE_MAX } from "../../constants.ts";
import { contentOfName } from "../../content/file-names.ts";
import { plainText, readingGrade } from "../../content/text.ts";
import { isEmptyText, visibleText } from "../../content/visible-text.ts";
import { questionFields, WhyChosen } from "../../questions/fields.ts";
import { File, Name, Text } from "../fields.ts";
import { findings } from "../kind.ts";
import type { DraftOf, SlideOf, SlideRules } from "../kind.ts";
import { slideFields } from "../per-band.ts";

/** The two forms of a check: what one asks before the lesson, its twin asks after it. */
export const CHECK_FORMS = ["A", "B"] as const;
export type CheckForm = (typeof CHECK_FORMS)[number];

/** At most one right answer (R-STAFF-7). */
export function hasAtMostOneCorrect(answers: readonly { is_correct: boolean }[]): boolean {
  return answers.filter((answer) => answer.is_correct).length <= 1;
}

const Answer = v.strictObject({
  text: Name,
  is_correct: v.boolean(),
  misconception: WhyChosen,
  image_url: File,
  alt: v.nullable(Text),
  /** The answer, spoken; lessons published before there were any have none. */
  audio_url: v.optional(File),
  /** Why it is not right, for who chose it; without it Pocket's general hint is given. */
  hint: v.optional(Text),
  hint_audio_url: v.optional(File),
});
export type QuizAnswer = v.InferOutput<typeof Answer>;

const fields = {
  ...slideFields,
  ...questionFields,
  /** Heading and question may hold highlighted words: 'Which one is [hl]gold[/hl]?' */
  quiz_heading: Text,
  quiz_question: Text,
  quiz_audio_url: File,
  quiz_answers: listOf(Answer, ANSWERS_MAX),
  /** 'all': the child finds every right answer, one after the other. */
  quiz_choice: v.optional(v.picklist(["one", "all"])),
  /** Answers come in the author's order; else they are shuffled for each child and round. */
  quiz_keeps_order: v.optional(v.boolean()),
  /** Of a check: no answer is called right or wrong, and it may be skipped. */
  check: v.optional(v.nullable(v.picklist(CHECK_FORMS))),
  /** The document slide before it stays open beside it. */
  beside_document: v.optional(v.boolean()),
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
    same_answer: "must",
    not_all_pictures: "should",
    length_tells: "should",
    check_of_several: "must",
    review_of_check: "must",
    review_beside_document: "must",
    all_correct: "should",
    no_picture_alt: "should",
    no_question_audio: "should",
    no_answer_audio: "should",
    no_hint_audio: "should",
    no_correct_quote: "should",
    no_correct_audio: "should",
    no_wrong_quote: "should",
    no_wrong_audio: "should",
    hard_words: "should",
  },
  find: (slide: DraftOf<QuizSlide>) => [...ofSlide(slide), ...slide.quiz_answers.flatMap(ofAnswer)],
  // twin: CHECK slides_one_correct
  misfit: (slide: QuizSlide) =>
    slide.quiz_choice === "all" || hasAtMostOneCorrect(slide.quiz_answers)
      ? null
      : { path: "quiz_answers", problem: "only one answer may be correct" },
  summary: ({ quiz_question }) => plainText(quiz_question),
  attempted: ({ quiz_answers }, detail) => quiz_answers[Number(detail)]?.text ?? null,
  hint({ quiz_answers, quiz_wrong_quote }, detail) {
    const own = quiz_answers[Number(detail)]?.hint ?? "";
    return isEmptyText(own) ? quiz_wrong_quote : own;
  },
  solvedWords: ({ quiz_correct_quote }) => quiz_correct_quote,
} satisfies SlideRules<QuizSlide>;

const hasPicture = ({ image_url }: QuizAnswer) => image_url !== null;

/** Can a child not tell two answers apart? The same words beside other pictures are another answer. */
function hasSameAnswer(answers: readonly QuizAnswer[]): boolean {
  const seen = answers.map(({ text, image_url }) =>
    JSON.stringify([visibleText(text), image_url && contentOfName(image_url)]),
  );
  return new Set(seen).size < seen.length;
}

/** A right answer may be this much longer or shorter than all wrong ones. */
const UNLIKE = { share: 1.5, characters: 8 };

/** Can the right answer be guessed because it is much longer, or shorter, than all others? */
function doesLengthTell(answers: readonly QuizAnswer[]): boolean {
  const lengths = (isCorrect: boolean) =>
    answers.filter(({ is_correct }) => is_correct === isCorrect).map(({ text }) => text.length);
  const [right, wrong] = [lengths(true), lengths(false)];
  if (right.length === 0 || wrong.length === 0) return false;
  const isUnlike = (long: number, short: number) =>
    long >= short * UNLIKE.share && long - short >= UNLIKE.characters;
  return (
    isUnlike(Math.min(...right), Math.max(...wrong)) ||
    isUnlike(Math.min(...wrong), Math.max(...right))
  );
}

function ofSlide(slide: QuizSlide) {
  const answers = slide.quiz_answers;
  const question = plainText(slide.quiz_question).trim();
  const isEnough = answers.length >= ANSWERS_MIN;
  return findings([
    ["no_question", isEmptyText(slide.quiz_question)],
    ["too_few_answers", !isEnough],
    ["no_correct_answer", isEnough && !answers.some(({ is_correct }) => is_correct)],
    ["same_answer", hasSameAnswer(answers)],
    ["check_of_several", slide.check != null && slide.quiz_choice === "all"],
    ["review_of_check", slide.for_review === true && slide.check != null],
    ["review_beside_document", slide.for_review === true && slide.beside_document === true],
    ["all_correct", isEnough && answers.every(({ is_correct }) => is_correct)],
    ["not_all_pictures", answers.some(hasPicture) && !answers.every(hasPicture)],
    ["length_tells", doesLengthTell(answers)],
    ["no_question_audio", !slide.quiz_audio_url],
    ...(slide.check == null ? inQuotes(slide) : []),
    ["hard_words", question !== "" && readingGrade(question) > READING_GRADE_MAX + 1],
  ]);
}

/** Has a wrong answer no reply of its own? */
const lacksReply = ({ quiz_answers }: QuizSlide) =>
  quiz_answers.some(({ is_correct, hint }) => !is_correct && isEmptyText(hint ?? ""));

/** A check has no reply to an answer. */
const inQuotes = (slide: QuizSlide) =>
  [
    ["no_correct_quote", isEmptyText(slide.quiz_correct_quote)],
    ["no_correct_audio", !isEmptyText(slide.quiz_correct_quote) && !slide.quiz_correct_audio_url],
    ["no_wrong_quote", isEmptyText(slide.quiz_wrong_quote) && lacksReply(slide)],
    ["no_wrong_audio", !isEmptyText(slide.quiz_wrong_quote) && !slide.quiz_wrong_audio_url],
  ] as const;

const ofAnswer = (answer: QuizAnswer, index: number) =>
  findings(
    [
      ["no_picture_alt", answer.image_url !== null && isEmptyText(answer.alt ?? "")],
      ["no_answer_audio", !answer.audio_url],
      ["no_hint_audio", !isEmptyText(answer.hint ?? "") && !answer.hint_audio_url],
    ],
    index,
  );
