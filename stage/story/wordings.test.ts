import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { partsOf } from "./parts.ts";
import { STORY } from "../for-tests/story-for-tests.ts";
import { isMoment } from "./story.ts";
import { defaultWording, soundOf, wordingsOf, WordedStorySchema } from "./wordings.ts";

const [trade, work] = STORY.lines.filter(isMoment);
const line = { say: "Hi.", mood: "talking" };
const show = (...lines: unknown[]) => ({ ...STORY, wordings: { little: { lines } } });

describe("a story in several wordings (T-337)", () => {
  it("is a story by itself in each of them, with files of its own", () => {
    const worded = v.parse(WordedStorySchema, show(line));
    expect(defaultWording(worded)).toEqual(STORY);
    const [{ band, story } = { band: null, story: STORY }, ...others] = wordingsOf(worded);
    expect([band, story.id, story.place, story.lines.length]).toEqual([
      "little",
      "test/moments-little",
      STORY.place,
      1,
    ]);
    expect(others).toEqual([]);
  });

  it.each([
    ["no moment", [line], true],
    ["the first one, in other words", [line, { ...trade, ask: line }], true],
    ["all", [line, trade, line, work], true],
    ["a later one alone", [line, work], false],
    ["one with other things", [line, { ...work, moment: "trade" }], false],
  ])("with these moments is accepted or refused: %s, %s", (_which, lines, isTaken) =>
    expect(v.safeParse(WordedStorySchema, show(...lines)).success).toBe(isTaken),
  );

  it("uses the default wording's recording of a reply in the same words", () => {
    const [wording] = wordingsOf(v.parse(WordedStorySchema, show(line, { ...trade, ask: line })));
    if (wording === undefined) throw new Error("no wording");
    expect(partsOf(wording.story).map((part) => soundOf(wording, part))).toEqual([
      "test/moments-little",
      "test/moments-little-trade-ask",
      "test/moments-trade-why-1",
      "test/moments-trade-why-2",
      "missions/together",
    ]);
  });
});
