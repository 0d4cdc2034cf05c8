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
import { isPossible, itemsOf, PURSE_MAX_COINS, targetOf } from "./bill.ts";
import { PAY_MODES, payStart } from "./start.ts";

export const PURSE_MAX_VALUES = 5;
export const GOODS_MAX = 6;
export const AMOUNT_MAX = 9999;
export const UNIT_MAX_CHARACTERS = 12;

const integer = (min: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const Amount = integer(1, AMOUNT_MAX);

/** Coins of one value. */
const Coins = v.strictObject({ value: Amount, count: integer(1, PURSE_MAX_COINS) });
export type Coins = v.InferOutput<typeof Coins>;

const Good = v.strictObject({
  name: PartName,
  audio_url: File,
  image_url: File,
  alt: Text,
  price: Amount,
  /** In a budget: it must be bought. */
  needs: v.boolean(),
});
export type Good = v.InferOutput<typeof Good>;

const fields = {
  ...slideFields,
  ...questionFields,
  ...activityFields,
  mode: v.picklist(PAY_MODES),
  /** Stands with each amount: '€', '¢', 'points'. Empty for coins. */
  unit: v.pipe(v.string(), v.maxLength(UNIT_MAX_CHARACTERS)),
  /** The child's purse, or the till that change is given from. */
  purse: listOf(Coins, PURSE_MAX_VALUES, 1),
  /** What can be bought. Outside of a budget it is the first one alone. */
  goods: listOf(Good, GOODS_MAX, 1),
  /** Change: what the buyer paid. */
  paid: Amount,
  budget: Amount,
  too_little: Text,
  too_little_audio_url: File,
  too_little_misconception: WhyChosen,
  too_much: Text,
  too_much_audio_url: File,
  too_much_misconception: WhyChosen,
} satisfies v.ObjectEntries;

export type PaySlide = SlideOf<"pay", typeof fields>;

const coinsIn = (purse: readonly Coins[]) => purse.reduce((sum, { count }) => sum + count, 0);

function misfit({ purse }: PaySlide) {
  if (coinsIn(purse) > PURSE_MAX_COINS)
    return { path: "purse", problem: `holds more than ${PURSE_MAX_COINS} coins` };
  const values = purse.map(({ value }) => value);
  return new Set(values).size < values.length
    ? { path: "purse", problem: "has a value twice" }
    : null;
}

/** The child pays with coins, gives change, or buys what fits a budget. */
export const pay = {
  fields,
  start: () => payStart,
  checks: {
    ...activityChecks,
    price_unpayable: "must",
    nothing_to_give: "must",
    change_impossible: "must",
    needs_beyond_budget: "must",
    no_good_name: "must",
    same_name: "must",
    too_few_goods: "should",
    no_choice: "should",
    no_good_audio: "should",
    no_picture_alt: "should",
    no_too_little: "should",
    no_too_little_audio: "should",
    no_too_much: "should",
    no_too_much_audio: "should",
  },
  find: (slide: DraftOf<PaySlide>) => [
    ...findInActivity(slide),
    ...ofSlide(slide),
    ...goodsOf(slide).flatMap((good, index) => ofGood(good, index)),
  ],
  misfit,
  played: (slide) => ({ goods: [...goodsOf(slide)] }),
  summary: ({ question }) => plainText(question),
  attempted(slide, detail) {
    const out = numbersIn(detail);
    const items = itemsOf(slide);
    if (out.length !== items.length) return null;
    const sum = items.reduce((all, { value }, item) => all + value * (out[item] ?? 0), 0);
    const bought = slide.goods.flatMap(({ name }, good) => (out[good] === 0 ? [] : [name]));
    return slide.mode === "budget" ? `${bought.join(", ")} (${sum})` : String(sum);
  },
  hint(slide, detail) {
    const out = numbersIn(detail);
    const sum = itemsOf(slide).reduce((all, { value }, item) => all + value * (out[item] ?? 0), 0);
    return sum > targetOf(slide) ? slide.too_much : slide.too_little;
  },
  solvedWords: ({ done_quote }) => done_quote,
} satisfies SlideRules<PaySlide>;

/** The goods that the child sees. */
export const goodsOf = ({ mode, goods }: Pick<PaySlide, "mode" | "goods">): readonly Good[] =>
  mode === "budget" ? goods : goods.slice(0, 1);

function ofSlide(slide: PaySlide) {
  const { mode, goods, budget } = slide;
  const isBudget = mode === "budget";
  // Of a draft's purse that can't be saved, there may be too many sums to try.
  const isStuck = (!isBudget && misfit(slide) !== null) || !isPossible(slide);
  const cost = goods.reduce((sum, { price }) => sum + price, 0);
  const { too_little, too_much } = slide;
  return findings([
    ["price_unpayable", mode === "price" && isStuck],
    ["nothing_to_give", mode === "change" && targetOf(slide) <= 0],
    ["change_impossible", mode === "change" && targetOf(slide) > 0 && isStuck],
    ["needs_beyond_budget", isBudget && isStuck],
    ["same_name", isBudget && hasAlike(goods.map(({ name }) => name))],
    ["too_few_goods", isBudget && goods.length < 3],
    [
      "no_choice",
      isBudget && goods.length >= 3 && (cost <= budget || !goods.some(({ needs }) => needs)),
    ],
    ["no_too_little", isEmptyText(too_little)],
    ["no_too_little_audio", !isEmptyText(too_little) && slide.too_little_audio_url === null],
    ["no_too_much", isEmptyText(too_much)],
    ["no_too_much_audio", !isEmptyText(too_much) && slide.too_much_audio_url === null],
  ]);
}

const ofGood = (good: Good, index: number) =>
  findings(
    [
      ["no_good_name", isEmptyText(good.name)],
      ["no_good_audio", good.audio_url === null],
      ["no_picture_alt", good.image_url !== null && isEmptyText(good.alt)],
    ],
    index,
  );
