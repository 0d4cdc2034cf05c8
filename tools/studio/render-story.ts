import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { missions } from "#course/treasure-tracker/course.ts";
import { onboardingStories } from "#course/treasure-tracker/onboarding.ts";
import { partsOf } from "#stage/parts.ts";
import type { Plan } from "#stage/plan.ts";
import { StoryFile } from "#stage/story.ts";
import type { Story } from "#stage/story.ts";
import { toWebVtt } from "./captions.ts";
import { hashOf, inFolder, MEDIA } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";
import { renderFrames } from "./render-frames.ts";
import { pieceOf } from "./score/pieces.ts";
import { measureLoudness } from "./sound/mix.ts";
import { writeMusic } from "./sound/music.ts";
import { storyInFile } from "./story-figures.ts";
import { recordStory } from "./story-sound.ts";
import type { RecordedStory } from "./story-sound.ts";
import { ffmpeg } from "./tool.ts";
import type { Voice } from "./voice/speech.ts";

/** Those of the missions are drawn live. */
const liveStories = (): Story[] => missions.flatMap(({ stories }) => stories);
export const allStories = (): Story[] => [...onboardingStories, ...liveStories()];

/** Endings of a story's files; one that is only played as a video has no sound apart. */
const endingsOf = (story: Story): string[] => [
  ".mp4",
  ".vtt",
  ".jpg",
  ".json",
  ...(onboardingStories.includes(story) ? [] : partsOf(story).map(({ name }) => `${name}.m4a`)),
];

/** Second of the poster frame: the story has begun to move, and Pocket is there. */
export const POSTER_AT_S = 0.95;

const scriptHash = (voice: Voice, story: Story) =>
  hashOf([voice.name, "story", story, pieceOf(story.id)]);

export const isStaleStory = (manifest: Manifest, voice: Voice, story: Story) =>
  manifest[`${story.id}.mp4`]?.script !== scriptHash(voice, story) ||
  endingsOf(story).some((ending) => !existsSync(join(MEDIA, `${story.id}${ending}`)));

const toMilliseconds = (_: string, value: unknown) =>
  typeof value === "number" ? Math.round(value * 1000) / 1000 : value;

/** True if the files for drawing a story live exist and match its script. */
export const isLiveCurrent = (story: Story): boolean =>
  endingsOf(story).every(
    (ending) => ending === ".mp4" || existsSync(join(MEDIA, `${story.id}${ending}`)),
  ) && isDeepStrictEqual(storyInFile(story.id), story);

const outOf = ({ id }: Story, ending: string) => join(MEDIA, `${id}.${ending}`);

/** Records a story and writes what it is drawn live from: sound, captions and the player's file. */
async function writeLive(story: Story, voice: Voice, folder: string): Promise<RecordedStory> {
  const out = (ending: string) => outOf(story, ending);
  mkdirSync(dirname(out("json")), { recursive: true });
  const music = join(folder, "music.wav");
  writeMusic(pieceOf(story.id), folder, music);
  const recorded = await recordStory(story, voice, folder, music, ({ name }) =>
    endingsOf(story).includes(`${name}.m4a`)
      ? join(MEDIA, `${story.id}${name}.m4a`)
      : join(folder, `unused${name}.m4a`),
  );
  const [recording, ...more] = recorded.speeches;
  const hasMoments = recorded.film.moments.length > 0;
  const written = v.parse(StoryFile, {
    format: hasMoments ? 2 : 1,
    story,
    recording,
    ...(hasMoments && { more }),
  });
  writeFileSync(out("json"), JSON.stringify(written, toMilliseconds));
  writeFileSync(out("vtt"), toWebVtt(recorded.film));
  return recorded;
}

/** Renders what a story is drawn live from, and neither its video nor its poster: those stay stale. */
export const renderLive = (story: Story, voice: Voice): Promise<RecordedStory> =>
  inFolder((folder) => writeLive(story, voice, folder));

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
  const out = (ending: string) => outOf(story, ending);
  await inFolder(async (folder) => {
    const { film, filmMix, speeches } = await writeLive(story, voice, folder);
    await renderFrames(
      { story, speech: film.speech, parts: speeches },
      filmMix,
      out("mp4"),
      onFrame,
    );
    ffmpeg("-ss", POSTER_AT_S, "-i", out("mp4"), "-frames:v", 1, "-q:v", 5, out("jpg"));
    manifest[`${story.id}.mp4`] = {
      script: scriptHash(voice, story),
      duration: Math.round(film.speech.duration * 1000) / 1000,
      still: longestShot(film),
      loudness: measureLoudness(out("mp4")),
    };
  });
}

/** Longest time in seconds without a cut, a movement of the camera or a wait. */
function longestShot({ shots, moments, speech: { duration } }: Plan): number {
  const cuts = shots.map(({ at }) => Math.max(0, at));
  const waits = moments.flatMap(({ at, until }) => [at, until]);
  const times = [0, ...cuts, ...waits, duration].toSorted((a, b) => a - b);
  const longest = Math.max(...times.map((at, index) => at - (times[index - 1] ?? 0)));
  return Math.round(longest * 100) / 100;
}
