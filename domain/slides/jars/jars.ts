import * as v from "valibot";
import { listOf } from "../../bounded.ts";
import { plainText } from "../../content/text.ts";
import { hasAlike, isEmptyText } from "../../content/visible-text.ts";
import { questionFields, WhyChosen } from "../../questions/fields.ts";
import { activityChecks, activityFields, findInActivity, PartName } from "../activity/fields.ts";
import { File, Text } from "../fields.ts";
import { findings, numbersIn } from "../kind.ts";
import type { DraftOf, SlideOf, SlideRules } from "../kind.ts";
import { slideFields } from "../per-band.ts";
import { COINS, isPossible, JAR_RULES, needsOf, wrongJar } from "./split.ts";
import { jarsStart } from "./start.ts";

export const JARS = { min: 2, max: 4 };

const Coins = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(COINS.max));

const Jar = v.strictObject({
  name: PartName,
  audio_url: File,
  image_url: File,
  alt: Text,
  /** Fewest coins by the rule 'at_least'. */
  least: Coins,
  /** Coins by the rule 'exactly'. */
  exactly: Coins,
  /** By the rule 'sum': one of the jars that hold the sum together. */
  counts: v.boolean(),
  /** Why the split is not right; by the rule 'any' the last word of the fullest jar. */
  reply: Text,
  reply_audio_url: File,
  misconception: WhyChosen,
});
export type Jar = v.InferOutput<typeof Jar>;

const fields = {
  ...slideFields,
  ...questionFields,
  ...activityFields,
  coins: v.pipe(Coins, v.minValue(COINS.min)),
  rule: v.picklist(JAR_RULES),
  /** Coins in the jars that count, by the rule 'sum'. */
  sum: Coins,
  jars: listOf(Jar, JARS.max, JARS.min),
} satisfies v.ObjectEntries;

export type JarsSlide = SlideOf<"jars", typeof fields>;

/** Coins are divided among jars: to save, to spend, to share. */
export const jars = {
  fields,
  start: () => jarsStart,
  checks: {
    ...activityChecks,
    no_jar_name: "must",
    same_name: "must",
    no_counted_jar: "must",
    impossible_split: "must",
    every_split_right: "should",
    no_jar_audio: "should",
    no_picture_alt: "should",
    no_reply: "should",
    no_reply_audio: "should",
  },
  find: (slide: DraftOf<JarsSlide>) => [
    ...findInActivity(slide),
    ...ofSlide(slide),
    ...slide.jars.flatMap((jar, index) => ofJar(jar, index)),
  ],
  summary: ({ question }) => plainText(question),
  attempted({ jars }, detail) {
    const filled = numbersIn(detail);
    if (filled.length !== jars.length) return null;
    return jars.map(({ name }, jar) => `${name} ${filled[jar]}`).join(", ");
  },
  hint: (slide, detail) => slide.jars[wrongJar(slide, numbersIn(detail))]?.reply ?? "",
  solvedWords: ({ done_quote }) => done_quote,
} satisfies SlideRules<JarsSlide>;

function ofSlide(slide: JarsSlide) {
  const isUncounted = slide.rule === "sum" && !slide.jars.some(({ counts }) => counts);
  return findings([
    ["same_name", hasAlike(slide.jars.map(({ name }) => name))],
    ["no_counted_jar", isUncounted],
    ["impossible_split", !isUncounted && !isPossible(slide)],
    ["every_split_right", slide.rule !== "any" && needsOf(slide).every(({ coins }) => coins === 0)],
  ]);
}

const ofJar = (jar: Jar, index: number) =>
  findings(
    [
      ["no_jar_name", isEmptyText(jar.name)],
      ["no_jar_audio", jar.audio_url === null],
      ["no_picture_alt", jar.image_url !== null && isEmptyText(jar.alt)],
      ["no_reply", isEmptyText(jar.reply)],
      ["no_reply_audio", !isEmptyText(jar.reply) && jar.reply_audio_url === null],
    ],
    index,
  );
