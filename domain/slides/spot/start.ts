/** The shelf has three columns and two rows; each thing stands over its price. */
const thing = ([column, row]: [number, number], name: string, is_right: boolean, why: string) => ({
  x: 60 + column * 300,
  y: 70 + row * 460,
  width: 280,
  height: 440,
  name,
  audio_url: null,
  is_right,
  why,
  why_audio_url: null,
});

/** A new slide can be played at once, and shows its author how it is meant. */
export const spotStart = {
  question: "You have [hl]5 coins[/hl]. What can you buy? Find 3 things.",
  question_audio_url: null,
  scene: "shelf" as const,
  image_url: null,
  alt: "A shop shelf with six things. Each has a price.",
  areas: [
    thing([0, 0], "Kite, 9 coins", false, "The kite costs 9 coins. You have 5."),
    thing([1, 0], "Apple, 1 coin", true, "The apple costs 1 coin. You have enough."),
    thing([2, 0], "Teddy, 8 coins", false, "The teddy costs 8 coins. You have 5."),
    thing([0, 1], "Ball, 4 coins", true, "The ball costs 4 coins. You have enough."),
    thing([1, 1], "Robot, 12 coins", false, "The robot costs 12 coins. You have 5."),
    thing([2, 1], "Bread, 2 coins", true, "The bread costs 2 coins. You have enough."),
  ],
  done_quote: "You looked at every price!",
  done_audio_url: null,
};
