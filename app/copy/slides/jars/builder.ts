import type { JarRule } from "#domain/slides/jars/split.ts";
import { activityCheckWords } from "../activity/builder.ts";
import type { BuilderWords } from "../words.ts";

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
    every_split_right: "Every split is right. The rule 'any way' fits better.",
    no_jar_audio: "The jar's name is not spoken.",
    no_picture_alt: "The picture has no description.",
    no_reply: "The jar says nothing.",
    no_reply_audio: "The jar's words are not spoken.",
  },
};

/** Fields of the editor. */
export const jarsFields = {
  coins: "Coins to divide",
  rule: "The split is right",
  rules: {
    any: "any way",
    at_least: "if each jar has enough coins",
    exactly: "if each jar has its exact number",
    sum: "if some jars hold a sum together",
  } satisfies Record<JarRule, string>,
  sum: "Coins in these jars together",
  jars: "Jars",
  jar: (place: number) => `Jar ${place}`,
  least: "fewest coins",
  exactly: "coins exactly",
  counts: (place: number) => `Jar ${place} counts towards the sum`,
  why: "why the split is not right",
  whyAudio: "voice for the reason",
  lastWords: "says at the end, if it has the most coins",
  lastWordsAudio: "voice for the last words",
  addJar: "Add Jar",
  deleteJar: (place: number) => `Delete jar ${place}`,
};
