import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkLesson } from "../../content/publish-check.ts";
import type { SpotSlide } from "./spot.ts";
import { luckOf, spot } from "./spot.ts";

const SLIDE: SpotSlide = {
  id: "s",
  type: "spot",
  question: "Find the price.",
  question_audio_url: "/q.m4a",
  scene: null,
  image_url: "/shelf.webp",
  alt: "A shelf",
  areas: [0, 1, 2, 3].map((place) => ({
    x: place * 250,
    y: 0,
    width: 200,
    height: 200,
    name: `Area ${place}`,
    audio_url: "/name.m4a",
    is_right: place === 1,
    why: "So it is.",
    why_audio_url: "/why.m4a",
  })),
  done_quote: "Yes!",
  done_audio_url: "/yes.m4a",
};
type Area = SpotSlide["areas"][number];
const withArea = (changed: Partial<Area>, place = 1): SpotSlide => ({
  ...SLIDE,
  areas: SLIDE.areas.map((area, index) => (index === place ? { ...area, ...changed } : area)),
});
const rights = (...are: boolean[]): SpotSlide => ({
  ...SLIDE,
  areas: are.map((is_right, index) => ({
    ...(SLIDE.areas[index] as Area),
    is_right,
  })),
});
const found = (slide: SpotSlide) =>
  checkLesson([{ ...slide, video_seconds: null }]).map(({ check, weight, part }) =>
    [check, weight, part].filter((value) => value !== null).join(" "),
  );

describe("the checklist of a spot slide", () => {
  it("says nothing about a whole one, with a file or one of our pictures", () => {
    expect(found(SLIDE)).toEqual([]);
    expect(found({ ...SLIDE, image_url: null, scene: "ad" })).toEqual([]);
  });

  it.each<[string, SpotSlide, string[]]>([
    ["no question", { ...SLIDE, question: " " }, ["no_question must"]],
    ["no picture", { ...SLIDE, image_url: null }, ["no_picture must"]],
    ["a picture without words", { ...SLIDE, alt: " " }, ["no_picture_alt should"]],
    [
      "no area",
      { ...SLIDE, areas: [] },
      ["too_few_areas must", "no_right_area must", "no_decoy must"],
    ],
    ["nothing to find", rights(false, false, false, false), ["no_right_area must"]],
    ["nothing but what is to be found", rights(true, true), ["no_decoy must"]],
    ["one decoy for two right areas", rights(true, true, false), ["few_decoys should"]],
    ["a chance of one in three", rights(true, false, false), ["few_decoys should"]],
    ["an area without a name", withArea({ name: "" }), ["no_area_name must 1"]],
    ["two areas of one name", withArea({ name: "Area 0" }), ["same_name must"]],
    ["an area below another", withArea({ x: 500 }), ["covered must 1"]],
    ["an area that is not spoken", withArea({ audio_url: null }), ["no_area_audio should 1"]],
    ["no reason", withArea({ why: "" }), ["no_why should 1"]],
    ["a reason that is not spoken", withArea({ why_audio_url: null }), ["no_why_audio should 1"]],
    ["no last word", { ...SLIDE, done_quote: "" }, ["no_done_quote should"]],
  ])("%s", (_what, slide, checks) => expect(found(slide)).toEqual(checks));

  it("blocks nothing in a new slide: it can be played at once, and not by luck", () => {
    const start = spot.start();
    const checks = found({ id: "new", type: "spot", ...start });
    expect(checks.filter((text) => text.includes("must") || text.includes("decoys"))).toEqual([]);
    expect(luckOf(start.areas)).toBeLessThanOrEqual(0.25);
  });
});

describe("the fields of a spot slide", () => {
  const [area] = SLIDE.areas;
  const fits = (fields: object) =>
    v.safeParse(v.strictObject(spot.fields), { ...spot.start(), ...fields }).success;

  it.each<[string, object]>([
    ["forty areas", { areas: Array(40).fill(area) }],
    ["half a per mille", { areas: [{ ...area, x: 0.5 }] }],
    ["an area that is too small to hit", { areas: [{ ...area, width: 39 }] }],
    ["an area outside of the picture", { areas: [{ ...area, x: 801 }] }],
    ["a name that is too long", { areas: [{ ...area, name: "x".repeat(41) }] }],
    ["a picture that we do not have", { scene: "beach" }],
  ])("%s: refused", (_what, fields) => expect(fits(fields)).toBe(false));

  it("an area may fill the picture", () =>
    expect(fits({ areas: [{ ...area, x: 0, y: 0, width: 1000, height: 1000 }] })).toBe(true));
});
