import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { plan } from "#stage/plan.ts";
import { StoryFile } from "#stage/story.ts";
import { MEDIA } from "./manifest.ts";

/** Shots a minute and sizes of shots in a story's video, as rendered. */
export function storyFigures(id: string): { perMinute: number; sizes: number } {
  const text = readFileSync(join(MEDIA, `${id}.json`), "utf8");
  const { story, recording, more } = v.parse(StoryFile, JSON.parse(text));
  const { shots, speech } = plan(story, recording, more);
  return {
    perMinute: shots.length / (speech.duration / 60),
    sizes: new Set(shots.map(({ shot }) => shot)).size,
  };
}
