import * as v from "valibot";
import { listOf } from "../../bounded.ts";
import { plainText } from "../../content/text.ts";
import { hasAlike, isEmptyText } from "../../content/visible-text.ts";
import { questionFields, WhyChosen } from "../../questions/fields.ts";
import { activityChecks, activityFields, findInActivity, PartName } from "../activity/fields.ts";
import { File, Text } from "../fields.ts";
import { findings } from "../kind.ts";
import type { DraftOf, SlideOf, SlideRules } from "../kind.ts";
import { slideFields } from "../per-band.ts";
import { AREA_SIDE_MIN, isCovered, isInPicture, PICTURE_SIDE } from "./areas.ts";
import { SCENES } from "./scenes.ts";
import { spotStart } from "./start.ts";

export const AREAS = { min: 2, max: 8 };
/** Share of random clickers who may be right at the first try. */
const MAX_LUCK = 0.25;

const perMille = (min: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(PICTURE_SIDE));

const Area = v.pipe(
  v.strictObject({
    x: perMille(0),
    y: perMille(0),
    width: perMille(AREA_SIDE_MIN),
    height: perMille(AREA_SIDE_MIN),
    name: PartName,
    audio_url: File,
    /** Is it to be found? The others are decoys. */
    is_right: v.boolean(),
    misconception: WhyChosen,
    /** Why it matters, or why it is not what is looked for. */
    why: Text,
    why_audio_url: File,
  }),
  v.check((area) => isInPicture(area), "is outside of the picture"),
);
export type Area = v.InferOutput<typeof Area>;

const fields = {
  ...slideFields,
  ...questionFields,
  ...activityFields,
  /** One of our own pictures. An uploaded one is shown instead of it. */
  scene: v.nullable(v.picklist(SCENES)),
  image_url: File,
  alt: Text,
  areas: listOf(Area, AREAS.max),
} satisfies v.ObjectEntries;

export type SpotSlide = SlideOf<"spot", typeof fields>;

/** The child finds what matters in a picture: the price, the trick in an ad, the need in a room. */
export const spot = {
  fields,
  start: () => spotStart,
  checks: {
    ...activityChecks,
    no_picture: "must",
    too_few_areas: "must",
    no_right_area: "must",
    no_decoy: "must",
    same_name: "must",
    no_area_name: "must",
    covered: "must",
    few_decoys: "should",
    no_picture_alt: "should",
    no_area_audio: "should",
    no_why: "should",
    no_why_audio: "should",
  },
  find: (slide: DraftOf<SpotSlide>) => [
    ...findInActivity(slide),
    ...ofSlide(slide),
    ...slide.areas.flatMap((area, index) => ofArea(slide, area, index)),
  ],
  summary: ({ question }) => plainText(question),
  attempted: ({ areas }, detail) => areas[Number(detail)]?.name ?? null,
  hint: ({ areas }, detail) => areas[Number(detail)]?.why ?? "",
  solvedWords: ({ done_quote }) => done_quote,
} satisfies SlideRules<SpotSlide>;

/** Share of random clickers who choose every right area before any decoy. */
export function luckOf(areas: readonly Pick<Area, "is_right">[]): number {
  const right = areas.filter(({ is_right }) => is_right).length;
  let share = 1;
  for (let left = right; left > 0; left--) share *= left / (areas.length - right + left);
  return share;
}

function ofSlide({ image_url, scene, alt, areas }: SpotSlide) {
  const right = areas.filter(({ is_right }) => is_right).length;
  const decoys = areas.length - right;
  const hasPicture = image_url !== null || scene !== null;
  const isWhole = right > 0 && decoys > 0;
  return findings([
    ["no_picture", !hasPicture],
    ["no_picture_alt", hasPicture && isEmptyText(alt)],
    ["too_few_areas", areas.length < AREAS.min],
    ["no_right_area", right === 0],
    ["no_decoy", decoys === 0],
    ["few_decoys", isWhole && luckOf(areas) > MAX_LUCK],
    ["same_name", hasAlike(areas.map(({ name }) => name))],
  ]);
}

const ofArea = ({ areas }: SpotSlide, area: Area, index: number) =>
  findings(
    [
      ["no_area_name", isEmptyText(area.name)],
      ["covered", isCovered(areas, index)],
      ["no_area_audio", area.audio_url === null],
      ["no_why", isEmptyText(area.why)],
      ["no_why_audio", !isEmptyText(area.why) && area.why_audio_url === null],
    ],
    index,
  );
