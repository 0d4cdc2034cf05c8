import { describe, expect, it } from "vitest";
import { slideKinds } from "./registry.ts";
import type { DraftSlide } from "./registry.ts";
import { checkLesson } from "../content/publish-check.ts";

/* What a child sees decides in every kind of slide whether a text is empty and names are alike. */

type Kind = keyof typeof slideKinds;
const KINDS = Object.keys(slideKinds) as Kind[];
const MEDIA = { audio_url: null, image_url: null, alt: "" };
const answer = (text: string, image_url: string | null = null) => ({
  text,
  is_correct: false,
  image_url,
  alt: null,
});

const draft = (type: Kind, fields: object) =>
  ({ id: "s", ...slideKinds[type].start(), ...fields, type, video_seconds: null }) as DraftSlide;
const found = (type: Kind, fields: object) =>
  checkLesson([draft(type, fields)]).map(({ check }) => check);

const named = (name: string) => ({ ...MEDIA, name, why: "", reply: "" });
const area = (name: string) => ({ ...named(name), is_right: true, x: 0, y: 0, w: 9, h: 9 });
const jar = (name: string) => ({ ...named(name), least: 0, share: 0, counts: true });
const good = (name: string) => ({ ...named(name), price: 1, needs: false });

const TOLD: ReadonlySet<Kind> = new Set(["video", "chat", "document"]);

describe("a text that shows nothing is no text (T-1248)", () => {
  it.each(KINDS.filter((kind) => !TOLD.has(kind)))("the question of %s", (kind) => {
    const field = kind === "quiz" ? "quiz_question" : "question";
    expect(found(kind, { [field]: "[hl]\u200b[/hl]" })).toContain("no_question");
    expect(found(kind, { [field]: "Which?" })).not.toContain("no_question");
  });

  it.each<[Kind, object, string]>([
    ["sort", { things: [{ ...named("\u00ad"), baskets: [0] }] }, "no_thing_name"],
    ["sort", { baskets: [named("\u2060"), named("B")] }, "no_basket_name"],
    ["order", { items: [named("\u3164")] }, "no_item_name"],
    ["jars", { jars: [jar("\u2800")] }, "no_jar_name"],
    ["pay", { goods: [good("\u200e")] }, "no_good_name"],
    ["spot", { areas: [area("\ufeff")] }, "no_area_name"],
    ["amount", { unit: { one: "\u200b", many: "cups" } }, "no_unit"],
    ["video", { alt: "\u200b" }, "no_video_alt"],
    ["decide", { cost_question: "\u200b" }, "no_cost_question"],
    ["chat", { heading: "\u2060" }, "no_heading"],
    ["document", { heading: "\u2060" }, "no_heading"],
  ])("in %s: %j", (kind, fields, check) => expect(found(kind, fields)).toContain(check));
});

describe("what looks the same is the same (T-1251)", () => {
  const alike: [string, string] = ["Save it", "Save\u00a0it\u200b"];
  it.each<[Kind, (names: [string, string]) => object, string]>([
    ["quiz", (names) => ({ quiz_answers: names.map((name) => answer(name)) }), "same_answer"],
    [
      "sort",
      (names) => ({ things: names.map((name) => ({ ...named(name), baskets: [0] })) }),
      "same_name",
    ],
    ["sort", (names) => ({ baskets: names.map(named) }), "same_name"],
    ["order", (names) => ({ items: names.map(named) }), "same_name"],
    ["jars", (names) => ({ jars: names.map(jar) }), "same_name"],
    ["pay", (names) => ({ mode: "budget", goods: names.map(good) }), "same_name"],
    ["spot", (names) => ({ areas: names.map(area) }), "same_name"],
  ])("in %s", (kind, fields, check) => {
    expect(found(kind, fields(alike))).toContain(check);
    expect(found(kind, fields(["Save it", "Spend it"]))).not.toContain(check);
  });

  it.each<[string, string | null, string | null, boolean]>([
    [
      "other pictures",
      "/a-11111111111111111111111111111111.png",
      "/b-22222222222222222222222222222222.png",
      false,
    ],
    [
      "one picture under two names",
      "/a-11111111111111111111111111111111.png",
      "/b-11111111111111111111111111111111.png",
      true,
    ],
    ["a picture beside none", "/a-11111111111111111111111111111111.png", null, false],
    ["no picture", null, null, true],
  ])("answers with the same words: %s", (_what, one, other, isSame) => {
    const checks = found("quiz", { quiz_answers: [answer("Coin", one), answer("Coin", other)] });
    expect(checks.includes("same_answer")).toBe(isSame);
  });
});
