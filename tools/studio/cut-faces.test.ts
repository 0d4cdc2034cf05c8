import { describe, expect, it } from "vitest";
import { latest, plan } from "#stage/story/plan.ts";
import { silence } from "#stage/story/speech.ts";
import { isMoment } from "#stage/story/story.ts";
import type { Line, Story } from "#stage/story/story.ts";
import { cutFaces } from "./cut-faces.ts";
import { allStories } from "./render-story.ts";
import { readStoryFile } from "./story-figures.ts";
import { planStory } from "./kits.ts";
import { everyKit } from "./kit-for-tests.ts";

const crowd = (of: [number, number]): Story => ({
  id: "missions/9/v9",
  place: "town",
  cast: {
    farmer: [0, 1100],
    shopper: [62, 1100],
    nurse: [124, 1100],
    patient: [186, 1100],
    mother: [248, 1100],
    father: [310, 1100],
    friend: [372, 1100],
  },
  lines: [
    {
      say: "Look.",
      mood: "happy",
      pause: 0.3,
      cues: [{ shot: "close", of, by: "cut", seconds: 1.2 }],
    },
  ],
});
const spoken = {
  ...silence(2),
  sentences: [{ text: "Look.", start: 0, end: 0.5 }],
};

describe("the check of a story", () => {
  it("finds a frame that cuts through faces for more than a moment (T-302)", () => {
    const found = cutFaces(plan(crowd([186, 900]), everyKit, spoken));
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]?.seconds).toBeGreaterThan(1.5);
    expect(cutFaces(plan(crowd([3000, 900]), everyKit, spoken))).toEqual([]);
  });

  it("finds a face that touches the side of the picture, and not one with room (T-814)", () => {
    const cameTo = (x: number) => {
      const { lines, ...rest } = crowd([360, 900]);
      const go = { go: "pocket", to: [x, 1150], by: "cut", seconds: 1, after: 0.5 } as const;
      const moved = lines.map((line) => ({ ...line, cues: [...(line as Line).cues, go] }));
      return { ...rest, cast: { pocket: [360, 1150] }, lines: moved } as Story;
    };
    expect(cutFaces(plan(cameTo(380), everyKit, spoken))).toEqual([]);
    expect(cutFaces(plan(cameTo(410), everyKit, spoken))).toMatchObject([
      { actor: "pocket", from: 0.5 },
    ]);
    expect(cutFaces(plan(cameTo(900), everyKit, spoken))).toEqual([]);
  });

  it.each(allStories().filter(({ lines }) => lines.some(isMoment)))(
    "the camera stands upright where $id waits for the child",
    ({ id }) => {
      const { story, recording, more } = readStoryFile(id);
      const timed = planStory(story, recording, more);
      for (const { at } of timed.moments) expect(latest(timed.shots, at)?.tilt ?? 0).toBe(0);
    },
  );
});
