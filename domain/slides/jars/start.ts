const jar = (name: string, least: number, reply: string) => ({
  name,
  audio_url: null,
  image_url: null,
  alt: "",
  least,
  exactly: 2,
  counts: false,
  reply,
  reply_audio_url: null,
});

/** A new slide can be played at once, and shows its author how it is meant. */
export const jarsStart = {
  question: "You got 6 coins! Save [hl]3 or more[/hl]. Put at least [hl]1[/hl] in each other jar.",
  question_audio_url: null,
  coins: 6,
  rule: "at_least" as const,
  sum: 3,
  jars: [
    jar("Save", 3, "Your goal needs 3 coins or more in this jar."),
    jar("Spend", 1, "Keep at least 1 coin for something fun."),
    jar("Share", 1, "Put at least 1 coin here to help somebody."),
  ],
  done_quote: "Every coin has a job now!",
  done_audio_url: null,
};
