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
    too_many_to_count:
      "These are too many to count: up to 50 coins, or 20 weeks or cups, can be drawn.",
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
  shownAsWords: {
    line: "A number line",
    coins: "Piles of coins",
    weeks: "A calendar of weeks",
    cups: "Cups that are emptied",
  },
  numbers: "Numbers that can be set",
  least: "Lowest number",
  most: "Highest number",
  step: "In steps of",
  start: "Set at the start",
  /** Of the two, folded. */
  folded: (step: number, start: number) => `In steps of ${step}, starting at ${start}`,
  right: "What is right",
  rightFrom: "Right number",
  rightTo: "Up to (optional)",
  words: "Words for the number",
  one: 'For one, such as "week"',
  many: 'For several, such as "weeks"',
  each: "Each counts for something, such as 2 coins a week, and fills a jar",
  eachAmount: (unit: string) => `Each ${unit === "" ? "one" : unit} is worth`,
  eachOne: 'For one in the jar, such as "coin"',
  eachMany: 'For several in the jar, such as "coins"',
};
