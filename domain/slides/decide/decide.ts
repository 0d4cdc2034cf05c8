import * as v from "valibot";
import { listOf } from "../../bounded.ts";
import { plainText } from "../../content/text.ts";
import { hasAlike, isEmptyText } from "../../content/visible-text.ts";
import { questionFields, WhyChosen } from "../../questions/fields.ts";
import { activityChecks, activityFields, findInActivity } from "../activity/fields.ts";
import { File, Text } from "../fields.ts";
import { findings, numbersIn } from "../kind.ts";
import type { DraftOf, SlideOf, SlideRules } from "../kind.ts";
import { MONEY, SUM_MAX } from "../money.ts";
import { slideFields } from "../per-band.ts";
import { decideStart } from "./start.ts";

export const OPTIONS = { min: 2, max: 6 };
export const COSTS_MAX = 3;
const NAME_MAX_CHARACTERS = 80;
const TIME_MAX_CHARACTERS = 40;

const LongName = v.pipe(v.string(), v.maxLength(NAME_MAX_CHARACTERS));
const Time = v.pipe(v.string(), v.maxLength(TIME_MAX_CHARACTERS));
const Sum = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SUM_MAX));
/** Indexes of options. */
const Options = listOf(
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(OPTIONS.max - 1)),
  OPTIONS.max,
);

const Option = v.strictObject({
  name: LongName,
  audio_url: File,
  image_url: File,
  alt: Text,
  /** What it costs; 0 for keeping the money, which a basket holds alone. */
  price: Sum,
  /** What has to wait; '' where nothing does. */
  waits: Text,
  waits_audio_url: File,
  /** What follows at the slide's times; '' where there is nothing to tell then. */
  then_1: Text,
  then_1_audio_url: File,
  then_1_image_url: File,
  then_1_alt: Text,
  /** What is in the purse then; null where that is not told, at the first time what is left of the budget. */
  coins_1: v.nullable(Sum),
  then_2: Text,
  then_2_audio_url: File,
  then_2_image_url: File,
  then_2_alt: Text,
  coins_2: v.nullable(Sum),
  then_3: Text,
  then_3_audio_url: File,
  then_3_image_url: File,
  then_3_alt: Text,
  coins_3: v.nullable(Sum),
  /** Is another option better in everything? Then Pocket laughs at it and says why. */
  is_worse: v.boolean(),
  worse_why: Text,
  worse_why_audio_url: File,
  misconception: WhyChosen,
});
export type Option = v.InferOutput<typeof Option>;

/** An answer to what was given up, beside the options themselves. */
const Cost = v.strictObject({
  name: LongName,
  audio_url: File,
  image_url: File,
  alt: Text,
  /** Options after which it is offered; none: after each. */
  shown_for: Options,
  /** Options after which it is right. */
  right_for: Options,
  /** It is right where nothing is left of the budget. */
  right_if_spent: v.boolean(),
  reply: Text,
  reply_audio_url: File,
  misconception: WhyChosen,
});
export type Cost = v.InferOutput<typeof Cost>;

const fields = {
  ...slideFields,
  ...questionFields,
  ...activityFields,
  /** One option, or a basket of several within the budget. */
  choice: v.picklist(["one", "basket"]),
  money: v.picklist(MONEY),
  /** In coins or cents; 0 where no purse is shown. */
  budget: Sum,
  /** What the child would love most, asked before it chooses; '': not asked. */
  favorite_question: Text,
  favorite_audio_url: File,
  /** Said where the favorite was given up. */
  favorite_reply: Text,
  favorite_reply_audio_url: File,
  /** Said where a basket costs more than the budget. */
  over_reply: Text,
  over_reply_audio_url: File,
  /** Names of the times; the second and third may be ''. */
  time_1: Time,
  time_1_audio_url: File,
  time_2: Time,
  time_2_audio_url: File,
  time_3: Time,
  time_3_audio_url: File,
  options: listOf(Option, OPTIONS.max),
  /** 'things': what was not chosen, and `costs`; 'free': any of `costs`, without a verdict; 'none'. */
  asks_cost: v.picklist(["things", "free", "none"]),
  cost_question: Text,
  cost_audio_url: File,
  /** Said to who names what was chosen. */
  own_reply: Text,
  own_reply_audio_url: File,
  costs: listOf(Cost, COSTS_MAX),
  again_question: Text,
  again_audio_url: File,
} satisfies v.ObjectEntries;

export type DecideSlide = SlideOf<"decide", typeof fields>;

/** A decision without a right answer: its consequences are shown over time. */
export const decide = {
  fields,
  start: () => decideStart,
  checks: {
    ...activityChecks,
    too_few_options: "must",
    no_option_name: "must",
    same_name: "must",
    over_budget: "must",
    no_then: "must",
    no_cost: "must",
    no_cost_name: "must",
    no_cost_question: "must",
    all_worse: "should",
    no_worse_why: "should",
    no_option_audio: "should",
    no_then_audio: "should",
    no_picture_alt: "should",
    no_cost_reply: "should",
    no_cost_audio: "should",
    no_own_reply: "should",
    no_over_reply: "should",
    no_line_audio: "should",
  },
  find: (slide: DraftOf<DecideSlide>) => [
    ...findInActivity(slide),
    ...ofSlide(slide),
    ...slide.options.flatMap((option, index) => ofOption(slide, option, index)),
    ...inCosts(slide),
  ],
  played: (slide: DecideSlide) => (slide.asks_cost === "none" ? { costs: [] } : {}),
  summary: ({ question }) => plainText(question),
  /** Nothing that is chosen is right or wrong. */
  mayAsk: () => false,
  attempted({ options }, detail) {
    const names = numbersIn(detail).map((option) => options[option]?.name);
    return names.every((name) => name !== undefined) ? names.join(", ") : null;
  },
  hint: () => "",
  solvedWords: ({ done_quote }) => done_quote,
} satisfies SlideRules<DecideSlide>;

const isUnspoken = (text: string, url: string | null) => !isEmptyText(text) && url === null;

function ofSlide(slide: DecideSlide) {
  const { options, costs, asks_cost, budget, choice } = slide;
  const isEnough = options.length >= OPTIONS.min;
  const isBasket = choice === "basket";
  return findings([
    ["too_few_options", !isEnough],
    ["same_name", hasAlike(options.map(({ name }) => name))],
    ["over_budget", isEnough && isBasket && options.every(({ price }) => price > budget)],
    ["no_cost", asks_cost === "free" && costs.length === 0],
    ["no_cost_question", asks_cost !== "none" && isEmptyText(slide.cost_question)],
    ["all_worse", isEnough && options.every(({ is_worse }) => is_worse)],
    ["no_own_reply", asks_cost === "things" && isEmptyText(slide.own_reply)],
    ["no_over_reply", isBasket && isEmptyText(slide.over_reply)],
    ["no_line_audio", linesOfSlide(slide).some(([text, url]) => isUnspoken(text, url))],
  ]);
}

const linesOfSlide = (slide: DecideSlide): [text: string, url: string | null][] => [
  [slide.favorite_question, slide.favorite_audio_url],
  [slide.favorite_reply, slide.favorite_reply_audio_url],
  [slide.over_reply, slide.over_reply_audio_url],
  [slide.time_1, slide.time_1_audio_url],
  [slide.time_2, slide.time_2_audio_url],
  [slide.time_3, slide.time_3_audio_url],
  [slide.cost_question, slide.cost_audio_url],
  [slide.own_reply, slide.own_reply_audio_url],
  [slide.again_question, slide.again_audio_url],
];

const lacksAlt = (url: string | null, alt: string) => url !== null && isEmptyText(alt);

const ofOption = ({ choice, budget }: DecideSlide, option: Option, index: number) =>
  findings(
    [
      ["no_option_name", isEmptyText(option.name)],
      ["over_budget", choice === "one" && option.price > budget],
      ["no_then", isEmptyText(option.then_1)],
      ["no_worse_why", option.is_worse && isEmptyText(option.worse_why)],
      ["no_option_audio", option.audio_url === null],
      [
        "no_then_audio",
        isUnspoken(option.then_1, option.then_1_audio_url) ||
          isUnspoken(option.then_2, option.then_2_audio_url) ||
          isUnspoken(option.then_3, option.then_3_audio_url) ||
          isUnspoken(option.waits, option.waits_audio_url) ||
          (option.is_worse && isUnspoken(option.worse_why, option.worse_why_audio_url)),
      ],
      [
        "no_picture_alt",
        lacksAlt(option.image_url, option.alt) ||
          lacksAlt(option.then_1_image_url, option.then_1_alt) ||
          lacksAlt(option.then_2_image_url, option.then_2_alt) ||
          lacksAlt(option.then_3_image_url, option.then_3_alt),
      ],
    ],
    index,
  );

/** About the slide: a finding with an index is about an option. */
function inCosts({ asks_cost, costs }: DecideSlide) {
  const asked = asks_cost === "none" ? [] : costs;
  return findings([
    ["no_cost_name", asked.some(({ name }) => isEmptyText(name))],
    ["no_cost_reply", asked.some(({ reply }) => isEmptyText(reply))],
    [
      "no_cost_audio",
      asked.some(
        ({ audio_url, reply, reply_audio_url }) =>
          audio_url === null || isUnspoken(reply, reply_audio_url),
      ),
    ],
    ["no_picture_alt", asked.some(({ image_url, alt }) => lacksAlt(image_url, alt))],
  ]);
}
