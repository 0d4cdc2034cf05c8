/** A new slide can be played at once, and shows its author how it is meant. */
export const amountStart = {
  question:
    "A kite costs 10 coins. You save 2 coins each week. [hl]How many weeks[/hl] do you save?",
  question_audio_url: null,
  shown_as: "weeks" as const,
  least: 0,
  most: 10,
  step: 1,
  start: 1,
  right_from: 5,
  right_to: 5,
  unit: { one: "week", many: "weeks" },
  each: { amount: 2, one: "coin", many: "coins" },
  too_little: "You can't buy the kite yet. Look how many coins are in the jar.",
  too_little_audio_url: null,
  too_much: "That is more than the kite costs. You can stop earlier.",
  too_much_audio_url: null,
  done_quote: "Slow coins make big treasure!",
  done_audio_url: null,
};
