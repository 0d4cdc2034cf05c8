const thing = (name: string, basket: number, why: string) => ({
  name,
  audio_url: null,
  image_url: null,
  alt: "",
  baskets: [basket],
  why,
  why_audio_url: null,
});

/** A new slide can be played at once, and shows its author how it is meant. */
export const sortStart = {
  question: "Is it a [hl]need[/hl] or a [hl]want[/hl]?",
  question_audio_url: null,
  baskets: [
    { name: "Need", audio_url: null },
    { name: "Want", audio_url: null },
  ],
  things: [
    thing("Water", 0, "Everybody must drink."),
    thing("A toy robot", 1, "A robot is fun. You can live without it."),
    thing("A warm coat", 0, "A coat keeps you well when it is cold."),
  ],
  done_quote: "You know what comes first!",
  done_audio_url: null,
};
