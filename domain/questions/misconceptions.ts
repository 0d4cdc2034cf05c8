/**
 * What children commonly believe of money, in their words. A wrong choice names the one that leads to
 * it, so that a reply can answer it, and so that authors see which one is common.
 */
export const MISCONCEPTIONS = {
  spend_now: "Coins in my hand are for now.",
  shiny_is_better: "What is shiny, big or many is better.",
  dear_is_better: "What costs more is better.",
  cheap_is_best: "What is cheapest, smallest or plainest is best.",
  change_makes_richer: "Change makes me richer.",
  sale_saves: "A sale or a pack saves money, so buy it.",
  can_have_both: "I can have both; nothing is lost.",
  ad_is_a_friend: "An ad, a game or a star is a friend who tells me.",
  taps_are_no_money: "Taps and gems are not money.",
  everybody_has_it: "Everybody has it.",
  small_is_nothing: "A small or monthly sum is next to nothing.",
  later_is_free: "Later is free.",
  paid_so_go_on: "I have paid already, so I go on.",
  machine_gives: "Money comes from the machine; the bank gives it.",
  gift_must_be_spent: "A gift must be spent.",
  saving_is_never_spending: "Saving means never to spend.",
  giving_must_hurt: "Giving must hurt, and only money counts.",
  bank_keeps_my_coin: "The bank keeps my own coin in a box.",
  pay_shows_worth: "Who earns more is better.",
} as const;
export type Misconception = keyof typeof MISCONCEPTIONS;

/** In a sum, a wrong choice has the slip that leads to it: 'slip: forgot the coins in all'. */
export type Slip = `slip:${string}`;

export const isSlip = (of: Misconception | Slip): of is Slip => of.startsWith("slip:");

/** The words of a slip as they were typed: without the prefix and the one space that may follow it. */
export const typedSlip = (slip: Slip): string => slip.slice("slip:".length).replace(/^ /, "");

/** The words of a slip; '' while there are none. */
export const slipText = (slip: Slip): string => typedSlip(slip).trim();
