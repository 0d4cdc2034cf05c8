import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { plan } from "../story/plan.ts";
import { StorySchema } from "../story/story.ts";
import type { CueScript, StoryScript } from "../story/story.ts";
import { stanceOf } from "./facing.ts";
import { sharedKit } from "../for-tests/kit-for-tests.ts";

/** Pocket speaks for ten seconds, then Glimm. */
function planWith(cast: StoryScript["cast"], cues: CueScript[]) {
  return plan(
    v.parse(StorySchema, {
      id: "test/facing",
      place: "yard",
      cast,
      lines: [
        { say: "Look.", mood: "happy", cues: [{ shot: "wide", of: "pocket" }, ...cues] },
        { say: "Hello.", by: "glimm", mood: "happy" },
      ],
    }),
    sharedKit,
    {
      duration: 20,
      sentences: [
        { text: "Look.", start: 0, end: 9 },
        { text: "Hello.", start: 10, end: 19 },
      ],
      words: [],
      phones: [],
    },
  );
}

describe("who is turned where (T-403)", () => {
  it("two who speak with each other turn to each other", () => {
    const timed = planWith({ pocket: [200, 1100], grandma: [460, 1100] }, []);
    expect(stanceOf(timed, "pocket", 5).head).toBeGreaterThan(0.3);
    expect(stanceOf(timed, "grandma", 5).head).toBeLessThan(-0.3);
  });

  it("Pocket turns to Glimm when it speaks, head first, after a small movement away", () => {
    const timed = planWith({ pocket: [400, 1100], grandma: [560, 1100], glimm: [150, 800] }, []);
    const at = 10 - 0.12;
    const before = stanceOf(timed, "pocket", at - 0.5).head;
    expect(before).toBeGreaterThan(0.3);
    expect(stanceOf(timed, "pocket", at - 0.05).head).toBeGreaterThan(before);
    const during = stanceOf(timed, "pocket", at + 0.16);
    expect(during.head).toBeLessThan(during.body);
    expect(stanceOf(timed, "pocket", at + 1).head).toBeLessThan(-0.4);
  });

  it("who walks is nearly in profile, and who is cut to another place does not turn on the way", () => {
    const timed = planWith({ pocket: [200, 1100] }, [
      { go: "pocket", to: [700, 1100], after: 2, seconds: 2 },
      { go: "pocket", to: [300, 1100], by: "cut", after: 6 },
    ]);
    expect(stanceOf(timed, "pocket", 3).head).toBeGreaterThan(0.85);
    expect(stanceOf(timed, "pocket", 3).body).toBeGreaterThan(0.85);
    expect(stanceOf(timed, "pocket", 6.01)).toEqual(stanceOf(timed, "pocket", 6.4));
  });

  it("an actor without a partner looks to the child while something is celebrated", () => {
    const timed = planWith({ pocket: [200, 1100], crab: [2000, 1100] }, []);
    expect(Math.abs(stanceOf(timed, "pocket", 5).head)).toBeLessThan(0.25);
    expect(stanceOf(timed, "crab", 5).head).toBe(0);
  });
});
