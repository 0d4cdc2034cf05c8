import { expect, it } from "vitest";
import { PHONE } from "#stage/camera/framing.ts";
import { isMoment } from "#stage/story/story.ts";
import { targets } from "#stage/scene/targets.ts";
import { allStories, allWordings } from "./render-story.ts";
import { readStoryFile } from "./story-figures.ts";
import { planStory } from "./kits.ts";

/** Share of a tall phone's width by which a target may reach out of it: the camera comes closer. */
const OUT = 0.02;

it.each(
  [...allStories(), ...allWordings()]
    .filter(({ lines }) => lines.some(isMoment))
    .map(({ id }) => ({ id })),
)("a tall phone shows the whole of what can be tapped in $id (T-706)", ({ id }) => {
  const { story, recording, more } = readStoryFile(id);
  const timed = planStory(story, recording, more);
  for (const { moment } of timed.moments)
    for (const { name, left, width } of targets(timed, moment, undefined)) {
      const middle = (left - 0.5) / PHONE + 0.5;
      const half = width / PHONE / 2;
      expect(middle - half, name).toBeGreaterThan(-OUT);
      expect(middle + half, name).toBeLessThan(1 + OUT);
    }
});
