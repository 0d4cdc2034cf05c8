import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { silence } from "#stage/story/speech.ts";
import { StorySchema } from "#stage/story/story.ts";
import type { CueScript } from "#stage/story/story.ts";
import { paceProblems } from "./pace.ts";
import { allStories, allWordings } from "./render-story.ts";
import { readStoryFile } from "./story-figures.ts";
import { waysThrough } from "./story-sound.ts";
import { planStory } from "./kits.ts";
import { plan } from "#stage/story/plan.ts";
import { everyKit } from "./kit-for-tests.ts";

/** A story of ten seconds with cuts at these seconds. */
const cutAt = (seconds: readonly number[], tilt?: number, by: "cut" | "push" = "cut") =>
  plan(
    v.parse(StorySchema, {
      id: "missions/9/v9",
      place: "town",
      cast: { pocket: [360, 1100] },
      lines: [
        {
          say: "Look.",
          mood: "happy",
          cues: seconds.map((after): CueScript => ({
            shot: "full",
            of: [360, 900],
            after,
            by,
            ...(tilt !== undefined && { tilt }),
          })),
        },
      ],
    }),
    everyKit,
    { ...silence(10), sentences: [{ text: "Look.", start: 0, end: 0.5 }] },
  );

describe("the pace of cuts", () => {
  it("allows one shot under 0.8 s in a story (T-812)", () => {
    expect(paceProblems(cutAt([0, 3, 3.4, 6]))).toEqual([]);
    expect(paceProblems(cutAt([0, 3, 3.4, 6, 6.5]))).toEqual([
      "2 shots under 0.8 s: 0.40 s at 3.0 s, 0.50 s at 6.0 s",
    ]);
  });

  it("allows 36 cuts a minute, and movements of the camera within a shot (T-816)", () => {
    expect(paceProblems(cutAt([0, 1.6, 3.2, 4.8, 6.4, 8]))).toEqual([]);
    expect(paceProblems(cutAt([0, 1.5, 3, 4.5, 6, 7.5, 9]))).toEqual(["42.0 cuts a minute"]);
    expect(paceProblems(cutAt([0, 1, 1.5, 3, 4.5, 6, 7.5, 9], 0, "push"))).toEqual([]);
  });

  it("allows two tilted shots (T-813)", () => {
    expect(paceProblems(cutAt([0, 4], 5))).toEqual([]);
    expect(paceProblems(cutAt([0, 4, 7], 5))).toEqual(["3 tilted shots"]);
  });

  it.each([...allStories(), ...allWordings()])(
    "$id is slow enough for a child, with any ending (T-815)",
    (story) => {
      const { recording, more } = readStoryFile(story.id);
      const found = waysThrough(story).flatMap((states) =>
        paceProblems(planStory(story, recording, more, states)),
      );
      expect(found).toEqual([]);
    },
  );
});
