import { activityCheckWords } from "../activity/builder.ts";
import type { BuilderWords } from "../words.ts";

export const amount: BuilderWords<"amount"> = {
  name: "Amount",
  add: "Add Amount Slide",
  hint: "A number to set on a line",
  checks: {
    ...activityCheckWords,
    too_few_values: "Fewer than four numbers can be set. A child would guess.",
    too_many_values: "There are more than twenty steps. Make the steps bigger.",
    too_many_to_count: "These are too many to count: up to 50 coins, or 20 weeks, can be drawn.",
    no_right_value: "None of the numbers that can be set is right.",
    start_is_right: "The number at the start is right already.",
    no_unit: "A word for the number is missing.",
    start_not_in_steps: "The steps do not lead to the number at the start.",
    easy_guess: "It is easily guessed: more than a quarter of the numbers are right.",
    no_too_little: "There are no words for too little.",
    no_too_little_audio: "The words for too little are not spoken.",
    no_too_much: "There are no words for too much.",
    no_too_much_audio: "The words for too much are not spoken.",
  },
};

/** Fields of the editor. */
export const amountFields = {
  shownAs: "Shown as",
  shownAsWords: { line: "a number line", coins: "piles of coins", weeks: "a calendar of weeks" },
  numbers: "Numbers that can be set",
  least: "From",
  most: "To",
  step: "In steps of",
  start: "Set at the start",
  right: "Right numbers",
  rightFrom: "Right from",
  rightTo: "Right up to",
  words: "Words for the number",
  one: "Word for one, such as coin",
  many: "Word for several, such as coins",
  each: "Each is worth something, which fills a jar",
  eachAmount: "Each is worth",
  eachOne: "Word for one of its worth, such as cent",
  eachMany: "Word for several of its worth, such as cents",
};
