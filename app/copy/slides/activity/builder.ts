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

/** Fields that every activity's editor has. */
export const activityFieldWords = {
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
  /** What an item of a list can have besides its name, folded away. */
  parts: {
    picture: "Picture",
    voice: "Voice",
    hint: "Hint",
    reason: "Reason",
    lastWords: "Last words",
    changesPlaces: "May change places",
    position: "Position",
  },
  /** 'Picture, voice and hint: picture, hint. Tips: voice' */
  folded: (
    all: readonly string[],
    there: readonly string[],
    needed: readonly string[],
    tips: readonly string[],
  ) => {
    const text = all
      .join(", ")
      .replace(/, ([^,]*)$/, " and $1")
      .toLowerCase();
    const has = there.length === 0 ? "none yet" : there.join(", ").toLowerCase();
    const named = (what: string, names: readonly string[]) =>
      names.length === 0 ? "" : `. ${what}: ${names.join(", ").toLowerCase()}`;
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}: ${has}${named("Needed", needed)}${named("Tips", tips)}`;
  },
  /** In place of the parts, where there is little room, and while they are unfolded. */
  details: "Details",
  wholeNumber: (min: number, max: number) => `A whole number from ${min} to ${max}.`,
};
