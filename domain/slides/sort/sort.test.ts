import { describe, expect, it } from "vitest";
import { checkLesson } from "../../content/publish-check.ts";
import type { SortSlide } from "./sort.ts";
import { sort } from "./sort.ts";

const SLIDE: SortSlide = {
  id: "s",
  type: "sort",
  question: "Need or want?",
  question_audio_url: "/q.m4a",
  baskets: [
    { name: "Need", audio_url: "/need.m4a" },
    { name: "Want", audio_url: "/want.m4a" },
  ],
  things: ["Water", "Robot", "Coat"].map((name, index) => ({
    name,
    audio_url: `/${name}.m4a`,
    image_url: `/${name}.webp`,
    alt: name,
    baskets: [index % 2],
    why: "So it is.",
    why_audio_url: "/why.m4a",
  })),
  done_quote: "Yes!",
  done_audio_url: "/yes.m4a",
};
const withThing = (changed: Partial<SortSlide["things"][number]>): SortSlide => ({
  ...SLIDE,
  things: SLIDE.things.map((thing, index) => (index === 1 ? { ...thing, ...changed } : thing)),
});
const found = (slide: SortSlide) =>
  checkLesson([{ ...slide, video_seconds: null }]).map(({ check, weight, part }) =>
    [check, weight, part].filter((value) => value !== null).join(" "),
  );

describe("the checklist of a sort slide", () => {
  it("says nothing about a whole one", () => expect(found(SLIDE)).toEqual([]));

  it.each<[string, SortSlide, string[]]>([
    ["no question", { ...SLIDE, question: " " }, ["no_question must"]],
    ["two things", { ...SLIDE, things: SLIDE.things.slice(0, 2) }, ["too_few_things must"]],
    ["a thing without a name", withThing({ name: "" }), ["no_thing_name must 1"]],
    ["two things of one name", withThing({ name: "Water" }), ["same_name must"]],
    [
      "a thing that is right nowhere",
      withThing({ baskets: [] }),
      ["unused_basket should", "no_right_basket must 1"],
    ],
    [
      "a thing whose basket is gone",
      withThing({ baskets: [2] }),
      ["unused_basket should", "no_right_basket must 1"],
    ],
    ["a basket for nothing", withThing({ baskets: [0] }), ["unused_basket should"]],
    ["a thing that is not spoken", withThing({ audio_url: null }), ["no_thing_audio should 1"]],
    ["a picture without words", withThing({ alt: "" }), ["no_picture_alt should 1"]],
    ["no reason", withThing({ why: "" }), ["no_why should 1"]],
    ["a reason that is not spoken", withThing({ why_audio_url: null }), ["no_why_audio should 1"]],
    ["no last word", { ...SLIDE, done_quote: "" }, ["no_done_quote should"]],
  ])("%s", (_what, slide, checks) => expect(found(slide)).toEqual(checks));

  it("blocks nothing in a new slide: it can be played at once", () =>
    expect(
      found({ id: "new", type: "sort", ...sort.start() }).filter((text) => text.includes("must")),
    ).toEqual([]));
});
