import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { missions } from "#course/treasure-tracker/course.ts";
import { plan } from "#stage/plan.ts";
import type { Speech } from "#stage/speech.ts";
import { StoryFile } from "#stage/story.ts";
import type { Story } from "#stage/story.ts";
import { toWebVtt } from "./captions.ts";
import { hashOf, inFolder, MEDIA } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";
import { recordStory } from "./record-story.ts";
import { renderFrames } from "./render-frames.ts";
import { encodeStorySound, measureLoudness, mixClip } from "./sound/mix.ts";
import { writeMusicLoop } from "./sound/music.ts";
import { effectsTrack } from "./sound/story-effects.ts";
import { toWave } from "./sound/wave.ts";
import { ffmpeg, tool } from "./tool.ts";
import type { Voice } from "./voice/speech.ts";

export const allStories = (): Story[] => missions.flatMap(({ stories }) => stories);

/** Time of the poster frame: Pocket looks over the map. */
const POSTER_AT_S = 0.95;
/** Peak of the effects, and their volume under the voice. */
const EFFECTS = { peak: 0.6, volume: 0.55 };

const scriptHash = (voice: Voice, story: Story) => hashOf([voice.name, "story", story]);

export const isStaleStory = (manifest: Manifest, voice: Voice, story: Story) =>
  manifest[`${story.id}.mp4`]?.script !== scriptHash(voice, story) ||
  ["mp4", "vtt", "jpg", "json", "m4a"].some(
    (ending) => !existsSync(join(MEDIA, `${story.id}.${ending}`)),
  );

const toMilliseconds = (_: string, value: unknown) =>
  typeof value === "number" ? Math.round(value * 1000) / 1000 : value;

/**
 * Renders a story: its sound and the file that the lesson player reads, and for devices that can't
 * draw it the same as a video, with captions and a poster.
 */
export async function renderStory(
  story: Story,
  voice: Voice,
  manifest: Manifest,
  onFrame: (done: number, all: number) => void,
): Promise<void> {
  const out = (ending: string) => join(MEDIA, `${story.id}.${ending}`);
  mkdirSync(dirname(out("mp4")), { recursive: true });
  await inFolder(async (folder) => {
    const file = (name: string) => join(folder, name);
    const speech = await recordStory(story, voice, folder, file("voice.wav"));
    const timed = plan(story, speech);
    writeFileSync(file("effects.wav"), toWave(effectsTrack(timed, speech.duration), EFFECTS.peak));
    const { volume } = EFFECTS;
    tool(
      "sox",
      "-R",
      "-D",
      "-m",
      "-v",
      1,
      file("voice.wav"),
      "-v",
      volume,
      file("effects.wav"),
      file("spoken.wav"),
    );
    writeMusicLoop(file("music.wav"));
    mixClip(file("spoken.wav"), file("music.wav"), speech.duration, file("mix.wav"));
    const written = v.parse(StoryFile, { format: 1, story, recording: speech });
    writeFileSync(out("json"), JSON.stringify(written, toMilliseconds));
    encodeStorySound(file("mix.wav"), out("m4a"));
    await renderFrames({ story, speech }, file("mix.wav"), out("mp4"), onFrame);
    writeFileSync(out("vtt"), toWebVtt(speech));
    ffmpeg("-ss", POSTER_AT_S, "-i", out("mp4"), "-frames:v", 1, "-q:v", 5, out("jpg"));
    manifest[`${story.id}.mp4`] = {
      script: scriptHash(voice, story),
      duration: Math.round(speech.duration * 1000) / 1000,
      still: longestShot(timed.shots, speech),
      loudness: measureLoudness(out("mp4")),
    };
  });
}

/** Longest time in seconds without a cut or a movement of the camera. */
function longestShot(shots: readonly { at: number }[], { duration }: Speech): number {
  const times = [0, ...shots.map(({ at }) => Math.max(0, at)), duration];
  const longest = Math.max(...times.map((at, index) => at - (times[index - 1] ?? 0)));
  return Math.round(longest * 100) / 100;
}
