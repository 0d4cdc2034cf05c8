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
import { sortStart } from "./start.ts";

export const BASKETS = { min: 2, max: 3 };
export const THINGS = { min: 3, max: 8 };

const Basket = v.strictObject({ name: PartName, audio_url: File });
export type Basket = v.InferOutput<typeof Basket>;

const Thing = v.strictObject({
  name: PartName,
  audio_url: File,
  image_url: File,
  alt: Text,
  /** Indexes of the baskets in which it is right: one, or several if both can be right. */
  baskets: listOf(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BASKETS.max - 1)),
    BASKETS.max,
  ),
  /** Why it belongs there: said when it lies right, and as a hint when it does not. */
  why: Text,
  why_audio_url: File,
  misconception: WhyChosen,
});
export type Thing = v.InferOutput<typeof Thing>;

const fields = {
  ...slideFields,
  ...questionFields,
  ...activityFields,
  baskets: listOf(Basket, BASKETS.max, BASKETS.min),
  things: listOf(Thing, THINGS.max),
} satisfies v.ObjectEntries;

export type SortSlide = SlideOf<"sort", typeof fields>;

/** Things go into baskets: needs or wants, earned or given, safe or a trick. */
export const sort = {
  fields,
  start: () => sortStart,
  checks: {
    ...activityChecks,
    too_few_things: "must",
    no_thing_name: "must",
    no_right_basket: "must",
    no_basket_name: "must",
    same_name: "must",
    unused_basket: "should",
    no_basket_audio: "should",
    no_thing_audio: "should",
    no_picture_alt: "should",
    no_why: "should",
    no_why_audio: "should",
  },
  find: (slide: DraftOf<SortSlide>) => [
    ...findInActivity(slide),
    ...ofSlide(slide),
    ...slide.things.flatMap((thing, index) => ofThing(slide, thing, index)),
  ],
  summary: ({ question }) => plainText(question),
  attempted({ things, baskets }, detail) {
    const [thing = -1, basket = -1] = numbersIn(detail);
    return putInto(things[thing]?.name, baskets[basket]?.name);
  },
  hint: ({ things }, detail) => things[numbersIn(detail)[0] ?? -1]?.why ?? "",
  solvedWords: ({ done_quote }) => done_quote,
} satisfies SlideRules<SortSlide>;

/** Baskets of a thing that are there. */
const rightBaskets = ({ baskets }: Pick<SortSlide, "baskets">, thing: Thing): number[] =>
  thing.baskets.filter((index) => index < baskets.length);

function ofSlide(slide: SortSlide) {
  const { baskets, things } = slide;
  const used = new Set(things.flatMap((thing) => rightBaskets(slide, thing)));
  return findings([
    ["too_few_things", things.length < THINGS.min],
    ["no_basket_name", baskets.some(({ name }) => isEmptyText(name))],
    ["same_name", [baskets, things].some((all) => hasAlike(all.map(({ name }) => name)))],
    ["unused_basket", things.length >= THINGS.min && used.size < baskets.length],
    ["no_basket_audio", baskets.some(({ audio_url }) => audio_url === null)],
  ]);
}

const ofThing = (slide: SortSlide, thing: Thing, index: number) =>
  findings(
    [
      ["no_thing_name", isEmptyText(thing.name)],
      ["no_right_basket", rightBaskets(slide, thing).length === 0],
      ["no_thing_audio", thing.audio_url === null],
      ["no_picture_alt", thing.image_url !== null && isEmptyText(thing.alt)],
      ["no_why", isEmptyText(thing.why)],
      ["no_why_audio", !isEmptyText(thing.why) && thing.why_audio_url === null],
    ],
    index,
  );
