import * as v from "valibot";
import { plainText } from "../../content/text.ts";
import { isEmptyText } from "../../content/visible-text.ts";
import { questionFields, WhyChosen } from "../../questions/fields.ts";
import { activityChecks, activityFields, findInActivity, PartName } from "../activity/fields.ts";
import { File, Text } from "../fields.ts";
import { findings } from "../kind.ts";
import type { DraftOf, SlideOf, SlideRules } from "../kind.ts";
import { slideFields } from "../per-band.ts";
import { amountStart } from "./start.ts";
import { COUNTABLE, COUNTABLE_IN_JAR, NUMBER, rightValues, STEP } from "./values.ts";
import { valueOf, VALUES_MAX, valuesOf } from "./values.ts";

const VALUES_MIN = 4;
/** A child who sets a number at random should not be right more often than this. */
const GUESS_MAX = 1 / 4;

const SHOWN_AS = ["line", "coins", "weeks", "cups"] as const;

const integer = ({ min, max }: { min: number; max: number }) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));

/** A word for one thing and for several: 'coin', 'coins'. */
const unit = { one: PartName, many: PartName };
export type Unit = Readonly<Record<keyof typeof unit, string>>;

const fields = {
  ...slideFields,
  ...questionFields,
  ...activityFields,
  /** A number line, piles of coins, a calendar of weeks, or cups that are emptied. */
  shown_as: v.picklist(SHOWN_AS),
  /** The child can set `least`, and then in steps all numbers up to `most`. */
  least: integer(NUMBER),
  most: integer(NUMBER),
  step: integer(STEP),
  /** What is set at first. */
  start: integer(NUMBER),
  right_from: integer(NUMBER),
  right_to: integer(NUMBER),
  unit: v.strictObject(unit),
  /** What each one is worth: a week is 2 coins. They are shown in a jar. */
  each: v.nullable(v.strictObject({ amount: integer(STEP), ...unit })),
  too_little: Text,
  too_little_audio_url: File,
  too_little_misconception: WhyChosen,
  too_much: Text,
  too_much_audio_url: File,
  too_much_misconception: WhyChosen,
} satisfies v.ObjectEntries;

export type AmountSlide = SlideOf<"amount", typeof fields>;

/** The child sets a number: how many coins, how many weeks. */
export const amount = {
  fields,
  start: () => amountStart,
  checks: {
    ...activityChecks,
    too_few_values: "must",
    too_many_values: "must",
    too_many_to_count: "must",
    no_right_value: "must",
    start_is_right: "must",
    no_unit: "must",
    start_not_in_steps: "should",
    easy_guess: "should",
    no_too_little: "should",
    no_too_little_audio: "should",
    no_too_much: "should",
    no_too_much_audio: "should",
  },
  find: (slide: DraftOf<AmountSlide>) => [
    ...findInActivity(slide),
    ...inNumbers(slide),
    ...inWords(slide),
  ],
  summary: ({ question }) => plainText(question),
  attempted: ({ unit }, detail) => `${detail} ${detail === "1" ? unit.one : unit.many}`,
  hint: ({ right_from, too_little, too_much }, detail) =>
    Number(detail) < right_from ? too_little : too_much,
  solvedWords: ({ done_quote }) => done_quote,
} satisfies SlideRules<AmountSlide>;

function inNumbers(slide: AmountSlide) {
  const { least, most, step, start, shown_as, each } = slide;
  const [values, right] = [valuesOf(slide), rightValues(slide)];
  const isTooMany = (most - least) / step + 1 > VALUES_MAX;
  const isUncountable =
    most > COUNTABLE[shown_as] || (each !== null && most * each.amount > COUNTABLE_IN_JAR);
  return findings([
    ["too_few_values", values.length < VALUES_MIN],
    ["too_many_values", isTooMany],
    ["too_many_to_count", isUncountable],
    ["no_right_value", right.length === 0],
    ["start_is_right", right.includes(valueOf(slide, { value: null }))],
    ["start_not_in_steps", !values.includes(start)],
    ["easy_guess", values.length >= VALUES_MIN && right.length > values.length * GUESS_MAX],
  ]);
}

function inWords(slide: AmountSlide) {
  const { unit: words, each, too_little, too_much } = slide;
  const [values, right] = [valuesOf(slide), rightValues(slide)];
  const canBeLittle = right.length > 0 && values[0] !== right[0];
  const canBeMuch = right.length > 0 && values.at(-1) !== right.at(-1);
  const units = each === null ? [words] : [words, each];
  return findings([
    ["no_unit", units.some(({ one, many }) => isEmptyText(one) || isEmptyText(many))],
    ["no_too_little", canBeLittle && isEmptyText(too_little)],
    ["no_too_little_audio", !isEmptyText(too_little) && slide.too_little_audio_url === null],
    ["no_too_much", canBeMuch && isEmptyText(too_much)],
    ["no_too_much_audio", !isEmptyText(too_much) && slide.too_much_audio_url === null],
  ]);
}
