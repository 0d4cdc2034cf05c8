const item = (name: string, why: string) => ({
  name,
  audio_url: null,
  image_url: null,
  alt: "",
  why,
  why_audio_url: null,
});

/** A new slide can be played at once, and shows its author how it is meant. */
export const orderStart = {
  question: "You want a kite. What do you do [hl]first[/hl], next and last?",
  question_audio_url: null,
  items: [
    item("Look at the price", "First you find out how many coins you need."),
    item("Save some coins each week", "You know the price. Now you save until you have enough."),
    item("Buy the kite", "You can buy it when you have enough coins."),
  ],
  from: "First",
  from_audio_url: null,
  to: "Last",
  to_audio_url: null,
  done_quote: "That is a real savings plan!",
  done_audio_url: null,
};
