import type { activityChecks } from "#domain/slides/activity/fields.ts";

/** Sentences for the checks that every activity has. */
export const activityCheckWords: Readonly<Record<keyof typeof activityChecks, string>> = {
  no_question: "There is no question.",
  no_question_audio: "The question is not spoken.",
  no_done_quote: "Glimm says nothing at the end.",
  no_done_audio: "Glimm's words are not spoken.",
  hard_words: "The question is hard to read. Shorter words and sentences help.",
};

/** Fields of every activity. */
export const activityFieldWords = {
  untitled: "no question yet",
  question: "Question",
  questionAudio: "Question, spoken",
  name: "name",
  picture: "picture",
  alt: "the picture in words",
  audio: "name, spoken",
  tooLittle: "Said when it is too little",
  tooLittleAudio: "Too little, spoken",
  tooMuch: "Said when it is too much",
  tooMuchAudio: "Too much, spoken",
  doneQuote: "Glimm says at the end",
  doneAudio: "Glimm's words, spoken",
  wholeNumber: (min: number, max: number) => `A whole number from ${min} to ${max}.`,
};
