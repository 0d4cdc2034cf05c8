import { activityCheckWords } from "../activity/builder.ts";
import type { BuilderWords } from "../words.ts";
import type { JarRule } from "#domain/slides/jars/split.ts";

export const jars: BuilderWords<"jars"> = {
  name: "Jars",
  add: "Add Jars Slide",
  hint: "Coins to divide among jars",
  part: (place) => `jar ${place}`,
  checks: {
    ...activityCheckWords,
    no_jar_name: "The jar has no name.",
    same_name: "Two jars have the same name.",
    no_counted_jar: "No jar counts towards the sum.",
    impossible_split: "The coins cannot be divided as the rule says.",
    every_split_right:
      'However the coins are divided, it is right. Please choose "Any way of dividing".',
    no_jar_audio: "The jar's name is not spoken.",
    no_picture_alt: "The picture has no description.",
    no_reply: "The jar says nothing.",
    no_reply_audio: "The jar's words are not spoken.",
  },
};

/** Fields of the editor. */
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
