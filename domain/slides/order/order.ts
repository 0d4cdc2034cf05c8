import * as v from "valibot";
import { listOf } from "../../bounded.ts";
import { plainText } from "../../content/text.ts";
import { hasAlike, isEmptyText } from "../../content/visible-text.ts";
import { questionFields, WhyChosen } from "../../questions/fields.ts";
import { activityChecks, activityFields, findInActivity, PartName } from "../activity/fields.ts";
import { File, Text } from "../fields.ts";
import { findings, numbersIn, putInto } from "../kind.ts";
import type { DraftOf, SlideOf, SlideRules } from "../kind.ts";
import { slideFields } from "../per-band.ts";
import { chanceOfGuessing } from "./ranks.ts";
import { orderStart } from "./start.ts";

export const ITEMS = { min: 3, max: 6 };
/** A child who clicks at random should not be right at once more often than this. */
const GUESS_MAX = 1 / 4;

const OrderItem = v.strictObject({
  name: PartName,
  audio_url: File,
  image_url: File,
  alt: Text,
  /** Its rank is that of the item before it: the two may change places. */
  same_as_before: v.optional(v.boolean()),
  /** Why it stands there: said when it is put right, and as a hint when it is not. */
  why: Text,
  why_audio_url: File,
  misconception: WhyChosen,
});
export type OrderItem = v.InferOutput<typeof OrderItem>;

const fields = {
  ...slideFields,
  ...questionFields,
  ...activityFields,
  /** In their right order. */
  items: listOf(OrderItem, ITEMS.max),
  /** Words at the first and the last place: 'First' and 'Last', 'Little' and 'Much'. */
  from: PartName,
  from_audio_url: File,
  to: PartName,
  to_audio_url: File,
} satisfies v.ObjectEntries;

export type OrderSlide = SlideOf<"order", typeof fields>;

/** Steps or amounts are put in order: first, next, last; from the smallest to the biggest. */
export const order = {
  fields,
  start: () => orderStart,
  checks: {
    ...activityChecks,
    too_few_items: "must",
    no_item_name: "must",
    same_name: "must",
    easy_guess: "should",
    no_end_audio: "should",
    no_item_audio: "should",
    no_picture_alt: "should",
    no_why: "should",
    no_why_audio: "should",
  },
  find: (slide: DraftOf<OrderSlide>) => [
    ...findInActivity(slide),
    ...ofSlide(slide),
    ...slide.items.flatMap(ofItem),
  ],
  summary: ({ question }) => plainText(question),
  attempted({ items }, detail) {
    const [item = -1, place = -1] = numbersIn(detail);
    return putInto(items[item]?.name, items[place] && String(place + 1));
  },
  hint: ({ items }, detail) => items[numbersIn(detail)[0] ?? -1]?.why ?? "",
  solvedWords: ({ done_quote }) => done_quote,
} satisfies SlideRules<OrderSlide>;

const isSilent = (text: string, url: string | null) => !isEmptyText(text) && url === null;

function ofSlide(slide: OrderSlide) {
  const { items, from, from_audio_url, to, to_audio_url } = slide;
  const isEnough = items.length >= ITEMS.min;
  return findings([
    ["too_few_items", !isEnough],
    ["same_name", hasAlike(items.map(({ name }) => name))],
    ["easy_guess", isEnough && chanceOfGuessing(items) > GUESS_MAX],
    ["no_end_audio", isSilent(from, from_audio_url) || isSilent(to, to_audio_url)],
  ]);
}

const ofItem = (item: OrderItem, index: number) =>
  findings(
    [
      ["no_item_name", isEmptyText(item.name)],
      ["no_item_audio", item.audio_url === null],
      ["no_picture_alt", item.image_url !== null && isEmptyText(item.alt)],
      ["no_why", isEmptyText(item.why)],
      ["no_why_audio", isSilent(item.why, item.why_audio_url)],
    ],
    index,
  );
