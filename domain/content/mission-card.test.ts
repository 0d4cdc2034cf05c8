import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { emptyCard, findInCard, isBlankCard, stepsOf, wordingFor } from "./mission-card.ts";
import { BANDS } from "../slides/bands.ts";
import type { MissionCard } from "./mission-card.ts";
import { checkCard, isBlocking } from "./publish-check.ts";

const card = (fields: Partial<MissionCard>): MissionCard => ({ ...emptyCard(), ...fields });
const url = "/media/content/l/slide-audio/a.m4a";
const whole = card({
  title: "Our Three Jars",
  title_audio_url: url,
  little: "Make jars!",
  little_audio_url: url,
  steps: [{ text: "Find three cups.", audio_url: url }],
  dinner: "Which jar is full?",
});

describe("the wording of a mission card", () => {
  it.each([
    [3, "l"],
    [6, "l"],
    [7, "m"],
    [10, "m"],
    [11, "o"],
    [14, "o"],
    [15, "t"],
    [18, "t"],
  ])("at %i is that of the child's age band (T-1921)", (age, text) =>
    expect(wordingFor(card({ little: "l", middle: "m", older: "o", teen: "t" }), age)?.text).toBe(
      text,
    ),
  );

  it.each([
    ["the youngest for an older child, before an older one", 9, { little: "l", older: "o" }, "l"],
    ["the next older one for the youngest", 4, { middle: "m", older: "o" }, "m"],
    ["the middle one for the oldest, before the youngest", 15, { little: "l", middle: "m" }, "m"],
    ["that of 11 to 14 for the oldest", 16, { middle: "m", older: "o" }, "o"],
    ["the only one there is", 3, { older: "o", middle: "  " }, "o"],
  ])("falls back: %s", (_what, age, fields, text) =>
    expect(wordingFor(card(fields), age)?.text).toBe(text),
  );

  it("is there for every age as soon as one band has one, with its own recording", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 18 }),
        fc.subarray([...BANDS], { minLength: 1 }),
        (age, bands) => {
          const fields = bands.map((band) => [
            [band, band],
            [`${band}_audio_url`, `${url}?${band}`],
          ]);
          const worded = wordingFor(card(Object.fromEntries(fields.flat())), age);
          expect(bands).toContain(worded?.text);
          expect(worded?.audio_url).toBe(`${url}?${worded?.text}`);
        },
      ),
    );
    expect(wordingFor(emptyCard(), 5)).toBeNull();
  });
});

describe("what a mission card lacks", () => {
  it("a lesson without a card, or with an empty one, can be published", () => {
    expect(isBlankCard(card({ title: " ", steps: [{ text: "", audio_url: null }] }))).toBe(true);
    expect([checkCard(null), checkCard(emptyCard())].flat().map(({ check }) => check)).toEqual([
      "no_card",
      "no_card",
    ]);
    expect(checkCard(null).some(isBlocking)).toBe(false);
  });

  it("a card that is begun needs a title, a wording and a step", () => {
    expect(checkCard(card({ dinner: "Well?" })).filter(isBlocking)).toHaveLength(3);
    expect(findInCard(whole)).toEqual([]);
  });

  it("names missing recordings and a missing question for dinner", () => {
    expect(findInCard({ ...whole, title_audio_url: null, dinner: "" })).toEqual([
      "no_card_dinner",
      "no_card_audio",
    ]);
    expect(findInCard({ ...whole, middle: "Make three jars!" })).toEqual(["no_card_audio"]);
  });

  it("a step without words is not shown", () =>
    expect(stepsOf({ ...whole, steps: [{ text: " ", audio_url: null }, ...whole.steps] })).toEqual(
      whole.steps,
    ));
});
