import { describe, expect, it } from "vitest";
import { silence } from "#stage/story/speech.ts";
import type { CueScript, Story } from "#stage/story/story.ts";
import { StorySchema } from "#stage/story/story.ts";
import * as v from "valibot";
import { coveredFaces } from "./covered-faces.ts";
import { allStories, allWordings } from "./render-story.ts";
import { readStoryFile } from "./story-figures.ts";
import { waysThrough } from "./story-sound.ts";
import { planStory } from "./kits.ts";
import { plan } from "#stage/story/plan.ts";
import { everyKit } from "./kit-for-tests.ts";

const storyOf = (...cues: CueScript[]): Story =>
  v.parse(StorySchema, {
    id: "missions/9/v9",
    place: "town",
    cast: { pocket: [360, 1100], mother: [600, 1100] },
    lines: [{ say: "Look.", mood: "happy", cues: [{ shot: "wide", of: [480, 900] }, ...cues] }],
  });
const timed = (...cues: CueScript[]) =>
  plan(storyOf(...cues), everyKit, {
    ...silence(2),
    sentences: [{ text: "Look.", start: 0, end: 0.5 }],
  });

describe("the check of covered faces", () => {
  it("finds a thing that lies over eyes or a mouth, and whose they are (T-703)", () => {
    expect(coveredFaces(timed())).toEqual([]);
    const overEyes = coveredFaces(timed({ put: "box", thing: "gift", to: [360, 834], size: 2 }));
    expect(overEyes.map(({ actor, feature }) => `${actor} ${feature}`)).toContain("pocket eyes");
    const overMother = coveredFaces(
      timed({ put: "box", thing: "gift", to: [600, 810], size: 1.2 }),
    );
    expect(overMother.map(({ actor, feature }) => `${actor} ${feature}`)).toContain("mother mouth");
    expect(coveredFaces(timed({ put: "box", thing: "gift", to: [360, 1060] }))).toEqual([]);
  });

  it("finds an arm before the mouth, and lets through what the script means to hide (T-704)", () => {
    expect(coveredFaces(timed({ act: "hideBehindMap" })).length).toBeGreaterThan(0);
    expect(coveredFaces(timed({ act: "hideBehindMap", hides: true }))).toEqual([]);
    expect(coveredFaces(timed({ act: "munch" }))).toEqual([]);
  });

  it.each([...allStories(), ...allWordings()].map(({ id }) => ({ id })))(
    "nothing covers eyes or a mouth in $id (T-705)",
    ({ id }) => {
      const { story, recording, more } = readStoryFile(id);
      const found = waysThrough(story).flatMap((states, index) => {
        const way = planStory(story, recording, more, states);
        return coveredFaces(way, index === 0 ? 0 : (way.moments[0]?.until ?? 0));
      });
      expect(found.map(({ actor, feature, at }) => `${at} s: ${actor} ${feature}`)).toEqual([]);
    },
  );
});
