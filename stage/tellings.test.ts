import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { partsOf } from "./parts.ts";
import { STORY } from "./story-for-tests.ts";
import { isMoment } from "./story.ts";
import { defaultTelling, soundOf, tellingsOf, ToldStorySchema } from "./tellings.ts";

const [trade, work] = STORY.lines.filter(isMoment);
const line = { say: "Hi.", mood: "talking" };
const tell = (...lines: unknown[]) => ({ ...STORY, tellings: { little: { lines } } });

describe("a story in several tellings (T-337)", () => {
  it("is a story by itself in each of them, with files of its own", () => {
    const told = v.parse(ToldStorySchema, tell(line));
    expect(defaultTelling(told)).toEqual(STORY);
    const [{ band, story } = { band: null, story: STORY }, ...others] = tellingsOf(told);
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
  ])("may ask %s: %s", (_which, lines, isTaken) =>
    expect(v.safeParse(ToldStorySchema, tell(...lines)).success).toBe(isTaken),
  );

  it("uses the default telling's recording of a reply in the same words", () => {
    const [telling] = tellingsOf(v.parse(ToldStorySchema, tell(line, { ...trade, ask: line })));
    if (telling === undefined) throw new Error("no telling");
    expect(partsOf(telling.story).map((part) => soundOf(telling, part))).toEqual([
      "test/moments-little",
      "test/moments-little-trade-ask",
      "test/moments-trade-why-1",
      "test/moments-trade-why-2",
      "missions/together",
    ]);
  });
});
