import type { activityChecks } from "#domain/slides/activity/fields.ts";

/** Sentences for the checks that every activity has. */
export const activityCheckWords: Readonly<Record<keyof typeof activityChecks, string>> = {
  no_question: "There is no question.",
  no_question_audio: "The question is not spoken.",
  no_done_quote: "There is no reply at the end.",
  no_done_audio: "The reply at the end is not spoken.",
  hard_words: "The question is hard to read. Shorter words and sentences help.",
};

/** Stands for the name of an activity without a question. */
export const untitledActivity = "No question yet";
