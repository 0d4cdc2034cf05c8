/** Fields of the editor, which are loaded with it. */
export const amountFields = {
  shownAs: "Shown as",
  shownAsWords: { line: "A number line", coins: "Piles of coins", weeks: "A calendar of weeks" },
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
