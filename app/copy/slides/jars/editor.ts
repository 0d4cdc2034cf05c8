import type { JarRule } from "#domain/slides/jars/split.ts";

/** Fields of the editor, which are loaded with it. */
export const jarsFields = {
  coins: "Coins",
  rule: "When it is right",
  rules: {
    any: "Any way of dividing",
    at_least: "Enough in each jar",
    exactly: "Exact number in each",
    sum: "Some jars make a sum",
  } satisfies Record<JarRule, string>,
  sum: "Coins in these jars together",
  jars: "Jars",
  /** The coins that the jars ask for, and those that there are. */
  ofCoins: (coins: number, of: number) => `(${coins} of ${of} coins)`,
  jar: (place: number) => `Jar ${place}`,
  least: "fewest coins",
  exactly: "coins exactly",
  counts: (place: number) => `Jar ${place} counts towards the sum`,
  why: "why it is not right yet",
  whyAudio: "voice for the reason",
  lastWords: "says at the end, if it has the most coins",
  lastWordsAudio: "voice for the last words",
  addJar: "Add Jar",
  deleteJar: (place: number) => `Delete jar ${place}`,
};
