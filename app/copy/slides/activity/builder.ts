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
  questionAudio: "Voice for the question",
  name: "name",
  picture: "picture",
  alt: "description of the picture",
  audio: "voice for the name",
  tooLittle: "Said when it is too little",
  tooLittleAudio: "Voice for too little",
  tooMuch: "Said when it is too much",
  tooMuchAudio: "Voice for too much",
  doneQuote: "Glimm says at the end",
  doneAudio: "Voice for Glimm's words",
  wholeNumber: (min: number, max: number) => `A whole number from ${min} to ${max}.`,
};
