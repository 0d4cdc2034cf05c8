/** What the child does: pays a price, gives change, or buys within a budget. */
export const PAY_MODES = ["price", "change", "budget"] as const;
export type PayMode = (typeof PAY_MODES)[number];

/** What is said to a sum that is not right, until the author writes other words. */
export const REPLIES: Readonly<Record<PayMode, { too_little: string; too_much: string }>> = {
  price: {
    too_little: "That is not enough. Count the coins on the counter, then add more.",
    too_much: "That is too much. Take a coin back, and count again.",
  },
  change: {
    too_little: "The buyer must get more back. How far is it from the price to what was paid?",
    too_much: "That is too much change. Keep enough coins to pay for what was sold.",
  },
  budget: {
    too_little: "Something you need is still on the shelf. Needs come first.",
    too_much: "You do not have that many coins. Put something back that can wait.",
  },
};

const good = (name: string, price: number, needs: boolean) => ({
  name,
  audio_url: null,
  image_url: null,
  alt: "",
  price,
  needs,
});

/** A new slide can be played at once, and shows its author how it is meant. */
export const payStart = {
  question: "The kite costs [hl]8 coins[/hl]. Pay the exact price!",
  question_audio_url: null,
  mode: "price" as const,
  unit: "",
  purse: [
    { value: 5, count: 1 },
    { value: 2, count: 3 },
    { value: 1, count: 2 },
  ],
  goods: [good("Kite", 8, true)],
  paid: 10,
  budget: 10,
  too_little: REPLIES.price.too_little,
  too_little_audio_url: null,
  too_much: REPLIES.price.too_much,
  too_much_audio_url: null,
  done_quote: "You counted it just right!",
  done_audio_url: null,
};
