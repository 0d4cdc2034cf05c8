import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { partsOf } from "#stage/story/parts.ts";
import type { Part } from "#stage/story/parts.ts";
import type { Speech } from "#stage/story/speech.ts";
import { StoryFile } from "#stage/story/story.ts";
import { inFolder, MEDIA } from "../manifest.ts";
import type { SpokenSentence } from "./figures.ts";
import { halfTones, median, PITCH_RATE, pitchTrack } from "./pitch.ts";
import { readSamples } from "./samples.ts";
import { sentencesOf } from "./sentences.ts";
import { planStory } from "../kits.ts";

/** Points of pitch, 10 ms each: the end of a sentence, and what it is compared with. */
const END = 10;
const BEFORE = 40;

const samplesOf = (file: string): Promise<Float32Array> =>
  inFolder(async (folder) => readSamples(file, PITCH_RATE, join(folder, "samples.raw")));

/** From what comes before the end, or the beginning of what is short, to the end. */
function riseOfEnd(track: readonly number[]): number {
  const before = track.slice(-BEFORE, -2 * END);
  return halfTones(
    median(track.slice(-END)),
    median(before.length > 0 ? before : track.slice(0, 5)),
  );
}

function sentencesIn(
  samples: Float32Array,
  { sentences }: Speech,
  lines: Part["lines"],
): SpokenSentence[] {
  const said = lines.flatMap((line) => sentencesOf(line.say).map(() => line));
  return sentences.map(({ text, start, end }, index) => {
    const [from, to] = [start, end].map((seconds) => Math.round(seconds * PITCH_RATE));
    const track = pitchTrack(samples.subarray(from, to)).map(({ hz }) => hz);
    const next = sentences[index + 1];
    return {
      text,
      mood: said[index]?.mood ?? "talking",
      by: said[index]?.by ?? "pocket",
      pitch: median(track),
      rise: riseOfEnd(track),
      gap: next === undefined ? null : next.start - end,
    };
  });
}

/** The sentences of a rendered story: of all its parts, or of its video if it has no other sound. */
export async function spokenIn(id: string): Promise<SpokenSentence[]> {
  const text = readFileSync(join(MEDIA, `${id}.json`), "utf8");
  const { story, recording, more = [] } = v.parse(StoryFile, JSON.parse(text));
  const file = (ending: string) => join(MEDIA, `${id}${ending}`);
  if (!existsSync(file(".m4a"))) {
    const film = planStory(story, recording, more);
    const lines = partsOf(story).flatMap((part) => (part.isReply ? [] : part.lines));
    return sentencesIn(await samplesOf(file(".mp4")), film.speech, lines);
  }
  const all: SpokenSentence[] = [];
  for (const [index, { name, lines }] of partsOf(story).entries()) {
    const speech = [recording, ...more][index];
    // What the default wording speaks in the same words is measured there.
    if (speech === undefined || !existsSync(file(`${name}.m4a`))) continue;
    all.push(...sentencesIn(await samplesOf(file(`${name}.m4a`)), speech, lines));
  }
  return all;
}
