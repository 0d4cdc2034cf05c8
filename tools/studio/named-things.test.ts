import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { silence } from "#stage/story/speech.ts";
import type { CueScript } from "#stage/story/story.ts";
import { StorySchema } from "#stage/story/story.ts";
import { brokenThings } from "./named-things.ts";
import { nearHeads } from "./near-heads.ts";
import { allStories, allWordings } from "./render-story.ts";
import { readStoryFile } from "./story-figures.ts";
import { waysThrough } from "./story-sound.ts";
import { planStory } from "./kits.ts";
import { plan } from "#stage/story/plan.ts";
import { everyKit } from "./kit-for-tests.ts";

const everyStory = [...allStories(), ...allWordings()].map(({ id }) => ({ id }));

const timed = (cast: Record<string, [number, number]>, ...cues: CueScript[]) =>
  plan(
    v.parse(StorySchema, {
      id: "missions/9/v9",
      place: "town",
      cast,
      lines: [
        {
          say: "My hat.",
          mood: "happy",
          cues: [{ shot: "full", of: [360, 900], width: 600 }, ...cues],
        },
      ],
    }),
    everyKit,
    {
      ...silence(3),
      sentences: [{ text: "My hat.", start: 0, end: 2.5 }],
      words: [
        { word: "My", start: 0, end: 0.4 },
        { word: "hat.", start: 1, end: 1.6 },
      ],
    },
  );

const POCKET = { pocket: [360, 1100] } satisfies Record<string, [number, number]>;
const hat = (to: [number, number], more: { after?: number } = {}): CueScript => ({
  put: "hat",
  thing: "hat",
  to,
  ...more,
});

describe("the check of things that are named", () => {
  it("finds one that the edge of the picture cuts when its word falls (T-840)", () => {
    expect(brokenThings(timed(POCKET, hat([180, 700])))).toEqual([]);
    const [cut] = brokenThings(timed(POCKET, hat([62, 700])));
    expect(cut).toMatchObject({ word: "hat.", at: 1, thing: "hat" });
    expect(cut?.cut).toBeGreaterThan(0.3);
  });

  it("finds one that somebody stands before, and one that is outside the picture (T-841)", () => {
    const behind = timed(POCKET, hat([180, 700]), {
      put: "front",
      thing: "goalBoardNear",
      to: [180, 740],
      after: 0.05,
    });
    expect(brokenThings(behind)[0]?.covered).toBeGreaterThan(0.5);
    expect(brokenThings(timed(POCKET, hat([-200, 700])))[0]?.cut).toBe(1);
  });

  it("gives it half a second, and says nothing of what is not on the stage (T-842)", () => {
    const comes: CueScript = { hand: "hat", to: [180, 700], after: 1, seconds: 0.4 };
    expect(brokenThings(timed(POCKET, hat([-200, 700]), comes))).toEqual([]);
    const late: CueScript = { ...comes, after: 1.7 };
    expect(brokenThings(timed(POCKET, hat([-200, 700]), late))).toHaveLength(1);
    expect(brokenThings(timed(POCKET, hat([180, 700], { after: 2 })))).toEqual([]);
  });

  it.each(everyStory)("each thing that $id names is whole in the picture (T-843)", ({ id }) => {
    const { story, recording, more } = readStoryFile(id);
    const found = waysThrough(story).flatMap((states, index) => {
      const way = planStory(story, recording, more, states);
      return brokenThings(way, index === 0 ? 0 : (way.moments[0]?.until ?? 0));
    });
    expect(found.map(({ word, thing, at }) => `${at} s, ${word}: ${thing}`)).toEqual([]);
  });
});

describe("the check of heads", () => {
  it("finds two faces that touch, and not those with room between them (T-844)", () => {
    const [near] = nearHeads(timed({ pocket: [300, 1100], grandma: [470, 1100] }));
    expect(near).toMatchObject({ actors: ["pocket", "grandma"], from: 0 });
    expect(near?.gap).toBeLessThan(0);
    expect(nearHeads(timed({ pocket: [240, 1100], grandma: [480, 1100] }))).toEqual([]);
  });

  it.each(everyStory)("no heads touch in $id, with any ending (T-845)", ({ id }) => {
    const { story, recording, more } = readStoryFile(id);
    const found = waysThrough(story).flatMap((states) =>
      nearHeads(planStory(story, recording, more, states)),
    );
    expect(found.map(({ actors, from }) => `${from} s: ${actors.join(", ")}`)).toEqual([]);
  });
});
