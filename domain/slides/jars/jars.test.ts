import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { checkLesson } from "../../content/publish-check.ts";
import type { Jar, JarsSlide } from "./jars.ts";
import { jars } from "./jars.ts";

const SLIDE: JarsSlide = {
  id: "j",
  type: "jars",
  question: "Share out 5 coins.",
  question_audio_url: "/q.m4a",
  coins: 5,
  rule: "at_least",
  sum: 3,
  jars: ["Save", "Spend"].map((name, index) => ({
    name,
    audio_url: `/${name}.m4a`,
    image_url: `/${name}.webp`,
    alt: name,
    least: 2,
    exactly: index === 0 ? 3 : 2,
    counts: index === 0,
    reply: "Two or more go here.",
    reply_audio_url: "/reply.m4a",
  })),
  done_quote: "Yes!",
  done_audio_url: "/yes.m4a",
};
const withJar = (changed: Partial<Jar>, slide = SLIDE): JarsSlide => ({
  ...slide,
  jars: slide.jars.map((jar, index) => (index === 1 ? { ...jar, ...changed } : jar)),
});
const found = (slide: JarsSlide) =>
  checkLesson([{ ...slide, video_seconds: null }]).map(({ check, weight, part }) =>
    [check, weight, part].filter((value) => value !== null).join(" "),
  );

describe("the checklist of a jars slide", () => {
  it.each(["any", "at_least", "exactly", "sum"] as const)(
    "says nothing about a whole one by the rule %s",
    (rule) => expect(found({ ...SLIDE, rule })).toEqual([]),
  );

  it.each<[string, JarsSlide, string[]]>([
    ["no question", { ...SLIDE, question: " " }, ["no_question must"]],
    ["a jar without a name", withJar({ name: "" }), ["no_jar_name must 1"]],
    ["two jars of one name", withJar({ name: "Save" }), ["same_name must"]],
    ["more coins asked for than there are", withJar({ least: 4 }), ["impossible_split must"]],
    [
      "fewer coins asked for than must be put away exactly",
      withJar({ exactly: 1 }, { ...SLIDE, rule: "exactly" }),
      ["impossible_split must"],
    ],
    [
      "a sum of more coins than there are",
      { ...SLIDE, rule: "sum", sum: 6 },
      ["impossible_split must"],
    ],
    [
      "a sum in all jars that leaves coins over",
      withJar({ counts: true }, { ...SLIDE, rule: "sum" }),
      ["impossible_split must"],
    ],
    [
      "a sum in no jar",
      { ...SLIDE, rule: "sum", jars: SLIDE.jars.map((jar) => ({ ...jar, counts: false })) },
      ["no_counted_jar must"],
    ],
    [
      "nothing asked for",
      { ...SLIDE, jars: SLIDE.jars.map((jar) => ({ ...jar, least: 0 })) },
      ["every_split_right should"],
    ],
    ["a jar that is not spoken", withJar({ audio_url: null }), ["no_jar_audio should 1"]],
    ["a picture without words", withJar({ alt: "" }), ["no_picture_alt should 1"]],
    ["a jar that says nothing", withJar({ reply: "" }), ["no_reply should 1"]],
    ["words that are not spoken", withJar({ reply_audio_url: null }), ["no_reply_audio should 1"]],
  ])("%s", (_what, slide, checks) => expect(found(slide)).toEqual(checks));

  it("blocks nothing in a new slide: it can be played at once", () =>
    expect(
      found({ id: "new", type: "jars", ...jars.start() }).filter((text) => text.includes("must")),
    ).toEqual([]));
});

describe("the fields of a jars slide", () => {
  const schema = v.strictObject(jars.fields);
  const [jar] = jars.start().jars;
  it.each<[string, object]>([
    ["21 coins", { coins: 21 }],
    ["one coin", { coins: 1 }],
    ["half a coin", { coins: 2.5 }],
    ["a jar that wants fewer than no coins", { jars: [jar, { ...jar, least: -1 }] }],
    ["one jar", { jars: [jar] }],
    ["forty jars", { jars: Array(40).fill(jar) }],
    ["an unknown rule", { rule: "most" }],
  ])("refuse %s", (_what, change) =>
    expect(v.safeParse(schema, { ...jars.start(), ...change }).success).toBe(false),
  );
  it("take a new slide", () => expect(v.safeParse(schema, jars.start()).success).toBe(true));
});
