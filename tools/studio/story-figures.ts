import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { StoryFile } from "#stage/story/story.ts";
import { MEDIA } from "./manifest.ts";
import { planStory } from "./kits.ts";

/** The script and the recording of a story as the lesson player reads them. */
export const readStoryFile = (id: string): StoryFile =>
  v.parse(StoryFile, JSON.parse(readFileSync(join(MEDIA, `${id}.json`), "utf8")));

/** The script alone as it was written, even where the stage no longer knows all of its words. */
export const storyInFile = (id: string): unknown =>
  v.parse(
    v.object({ story: v.unknown() }),
    JSON.parse(readFileSync(join(MEDIA, `${id}.json`), "utf8")),
  ).story;

/** Shots a minute and sizes of shots in a story's video, as rendered. */
export function storyFigures(id: string): { perMinute: number; sizes: number } {
  const { story, recording, more } = readStoryFile(id);
  const { shots, speech } = planStory(story, recording, more);
  return {
    perMinute: shots.length / (speech.duration / 60),
    sizes: new Set(shots.map(({ shot }) => shot)).size,
  };
}
