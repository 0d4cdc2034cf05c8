import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { missions } from "#course/treasure-tracker/course.ts";
import { onboardingStories } from "#course/treasure-tracker/onboarding/onboarding.ts";
import { partsOf } from "#stage/story/parts.ts";
import type { Plan } from "#stage/story/plan.ts";
import { StoryFile } from "#stage/story/story.ts";
import type { Story } from "#stage/story/story.ts";
import { soundOf } from "#stage/story/wordings.ts";
import { toWebVtt } from "./captions.ts";
import { hashOf, inFolder, MEDIA } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";
import { renderFrames } from "./render-frames.ts";
import type { Drawn } from "./render-frames.ts";
import { pieceOf } from "./score/pieces.ts";
import { measureLoudness } from "./sound/mix.ts";
import { writeMusic } from "./sound/music.ts";
import { readStoryFile, storyInFile } from "./story-figures.ts";
import { recordStory } from "./story-sound.ts";
import type { RecordedStory } from "./story-sound.ts";
import { ffmpeg, ToolError } from "./tool.ts";
import type { Voice } from "./voice/speech.ts";
import { planStory } from "./kits.ts";

/** Those of the missions are drawn live. */
const liveStories = (): Story[] => missions.flatMap(({ stories }) => stories);
/** The stories as their videos show them. */
export const allStories = (): Story[] => [...onboardingStories, ...liveStories()];
/** Their other wordings, which have no video. */
const wordings = missions.flatMap((mission) => mission.wordings);
export const allWordings = (): Story[] => wordings.map(({ story }) => story);
export const isWording = (story: Story): boolean => allWordings().includes(story);

/** The file that a story's hash and measures are kept under in the manifest. */
export const mainFile = (story: Story) => `${story.id}${isWording(story) ? ".m4a" : ".mp4"}`;

/** The sounds of a story's own in `media`; one that is only played as a video has none apart. */
function soundsOf(story: Story): Map<string, string> {
  if (onboardingStories.includes(story)) return new Map();
  const worded = wordings.find((wording) => wording.story === story) ?? { story, byDefault: story };
  return new Map(partsOf(story).map((part) => [part.name, `${soundOf(worded, part)}.m4a`]));
}

/** A story's files in `media`. */
const filesOf = (story: Story): string[] => [
  ...(isWording(story) ? [".json"] : [".mp4", ".vtt", ".jpg", ".json"]).map(
    (ending) => `${story.id}${ending}`,
  ),
  ...soundsOf(story).values(),
];

/** Second of the poster frame: the story has begun to move, and Pocket is there. */
export const POSTER_AT_S = 0.95;

const scriptHash = (voice: Voice, story: Story) =>
  hashOf([voice.name, "story", story, pieceOf(story.id)]);

export const isStaleStory = (manifest: Manifest, voice: Voice, story: Story) =>
  manifest[mainFile(story)]?.script !== scriptHash(voice, story) ||
  filesOf(story).some((file) => !existsSync(join(MEDIA, file)));

const toMilliseconds = (_: string, value: unknown) =>
  typeof value === "number" ? Math.round(value * 1000) / 1000 : value;

/** True if the files for drawing a story live exist and match its script. */
export const isLiveCurrent = (story: Story): boolean =>
  filesOf(story).every((file) => file.endsWith(".mp4") || existsSync(join(MEDIA, file))) &&
  isDeepStrictEqual(storyInFile(story.id), story);

const outOf = ({ id }: Story, ending: string) => join(MEDIA, `${id}.${ending}`);

/** Records a story and writes what it is drawn live from: sound, captions and the player's file. */
async function writeLive(story: Story, voice: Voice, folder: string): Promise<RecordedStory> {
  const out = (ending: string) => outOf(story, ending);
  mkdirSync(dirname(out("json")), { recursive: true });
  const music = join(folder, "music.wav");
  writeMusic(pieceOf(story.id), folder, music);
  const sounds = soundsOf(story);
  const recorded = await recordStory(story, voice, folder, music, ({ name }) => {
    const file = sounds.get(name);
    // What a wording shares with its default wording is written with that one.
    const isOwn = !isWording(story) || file?.startsWith(story.id);
    return file !== undefined && isOwn ? join(MEDIA, file) : join(folder, `unused${name}.m4a`);
  });
  const [recording, ...more] = recorded.speeches;
  const hasMoments = recorded.film.moments.length > 0;
  const written = v.parse(StoryFile, {
    format: hasMoments ? 2 : 1,
    story,
    recording,
    ...(hasMoments && { more }),
  });
  writeFileSync(out("json"), JSON.stringify(written, toMilliseconds));
  if (!isWording(story)) writeFileSync(out("vtt"), toWebVtt(recorded.film));
  return recorded;
}

/** The poster, from the story's video. */
function writePoster(story: Story): void {
  const out = (ending: string) => outOf(story, ending);
  ffmpeg("-ss", POSTER_AT_S, "-i", out("mp4"), "-frames:v", 1, "-q:v", 5, out("jpg"));
}

/**
 * The hash of a story's script, and what is measured of its sound and shots.
 *
 * @param loudness undefined where it was never measured
 */
const entryOf = (
  story: Story,
  voice: Voice,
  film: Plan,
  loudness: Manifest[string]["loudness"] | undefined,
): Manifest[string] => ({
  script: scriptHash(voice, story),
  duration: Math.round(film.speech.duration * 1000) / 1000,
  still: longestShot(film),
  ...(loudness !== undefined && { loudness }),
});

/**
 * Renders what a story is drawn live from: all of a wording, and of others neither the video nor the
 * poster, which stay stale.
 */
export const renderLive = (story: Story, voice: Voice, manifest: Manifest): Promise<void> =>
  inFolder(async (folder) => {
    const { film, filmMix } = await writeLive(story, voice, folder);
    if (isWording(story))
      manifest[mainFile(story)] = entryOf(story, voice, film, measureLoudness(filmMix));
  });

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
    writePoster(story);
    manifest[mainFile(story)] = entryOf(story, voice, film, measureLoudness(out("mp4")));
  });
}

/**
 * Draws a story's video and poster anew and writes its script for the player, with the recordings
 * that there are: after a change of the stage or of what is shown, not of what is said. A wording
 * has no video.
 */
export async function redrawStory(
  story: Story,
  voice: Voice,
  manifest: Manifest,
  onFrame: (done: number, all: number) => void,
): Promise<void> {
  const out = (ending: string) => outOf(story, ending);
  const file = readStoryFile(story.id);
  const spoken = (one: Story) =>
    partsOf(one).map(({ lines }) =>
      lines.map(({ say, by, mood, pause }) => [say, by, mood, pause]),
    );
  if (!isDeepStrictEqual(spoken(story), spoken(file.story)))
    throw new ToolError(`${story.id} says other words than its recording: record it first.`);
  const film = planStory(story, file.recording, file.more);
  if (!isWording(story))
    await inFolder(async (folder) => {
      const old = join(folder, "old.mp4");
      copyFileSync(out("mp4"), old);
      const parts: Drawn["parts"] = [file.recording, ...(file.more ?? [])];
      const drawn = { story, speech: film.speech, parts };
      await renderFrames(drawn, old, out("mp4"), onFrame);
    });
  const { loudness } = manifest[mainFile(story)] ?? {};
  writeFileSync(out("json"), JSON.stringify({ ...file, story }, toMilliseconds));
  if (!isWording(story)) writePoster(story);
  manifest[mainFile(story)] = entryOf(story, voice, film, loudness);
}

/** Longest time in seconds without a cut, a movement of the camera or a wait. */
function longestShot({ shots, moments, speech: { duration } }: Plan): number {
  const cuts = shots.map(({ at }) => Math.max(0, at));
  const waits = moments.flatMap(({ at, until }) => [at, until]);
  const times = [0, ...cuts, ...waits, duration].toSorted((a, b) => a - b);
  const longest = Math.max(...times.map((at, index) => at - (times[index - 1] ?? 0)));
  return Math.round(longest * 100) / 100;
}
