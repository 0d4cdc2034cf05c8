import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { onboardingClips } from "#course/treasure-tracker/onboarding.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { toWebVtt } from "./captions.ts";
import type { Clip } from "#course/clip.ts";
import { allLines } from "./lines.ts";
import type { SpokenLine } from "./lines.ts";
import { hashOf, inFolder, MEDIA } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";
import { recordClip } from "./record.ts";
import { renderFrames } from "./render-frames.ts";
import { longestStill, planClip } from "./scene/plan.ts";
import { EFFECT_NAMES, playEffect } from "./sound/effects.ts";
import { encodeEffect, encodeLine, measureLoudness, mixClip } from "./sound/mix.ts";
import { writeMusicLoop } from "./sound/music.ts";
import { toWave } from "./sound/wave.ts";
import { ffmpeg } from "./tool.ts";
import type { Voice } from "./voice/speech.ts";

export const allClips = (): Clip[] => [
  ...onboardingClips,
  ...missions.flatMap(({ clips }) => clips),
];

const LINE = { lead: 0.08, gap: 0.28, tail: 0.25 };
/** Time of the poster frame: the opening banner is shown and the eyes are open. */
const POSTER_AT_S = 0.9;

const scriptHash = (voice: Voice, script: Clip | SpokenLine) => hashOf([voice.name, script]);

export const isStaleClip = (manifest: Manifest, voice: Voice, clip: Clip) =>
  manifest[`${clip.id}.mp4`]?.script !== scriptHash(voice, clip) ||
  ["mp4", "vtt", "jpg"].some((ending) => !existsSync(join(MEDIA, `${clip.id}.${ending}`)));

const isStaleLine = (manifest: Manifest, voice: Voice, line: SpokenLine) =>
  manifest[line.file]?.script !== scriptHash(voice, line) || !existsSync(join(MEDIA, line.file));

export const staleLines = (manifest: Manifest, voice: Voice) =>
  allLines().filter((line) => isStaleLine(manifest, voice, line));

/**
 * Renders a clip from its script: voice, plan, mix, frames, captions, poster. Writes them to
 * `media` and to the manifest.
 */
export async function renderClip(
  clip: Clip,
  voice: Voice,
  manifest: Manifest,
  onFrame: (done: number, all: number) => void,
): Promise<void> {
  const out = (ending: string) => join(MEDIA, `${clip.id}.${ending}`);
  mkdirSync(dirname(out("mp4")), { recursive: true });
  await inFolder(async (folder) => {
    const speech = await recordClip(clip, voice, folder, join(folder, "voice.wav"));
    const plan = planClip(clip, speech); // throws for a word missing in its line, before any frame is drawn
    writeMusicLoop(join(folder, "music.wav"));
    mixClip(
      join(folder, "voice.wav"),
      join(folder, "music.wav"),
      speech.duration,
      join(folder, "mix.wav"),
    );
    await renderFrames({ clip, speech }, join(folder, "mix.wav"), out("mp4"), onFrame);
    writeFileSync(out("vtt"), toWebVtt(speech));
    ffmpeg("-ss", POSTER_AT_S, "-i", out("mp4"), "-frames:v", 1, "-q:v", 5, out("jpg"));
    manifest[`${clip.id}.mp4`] = {
      script: scriptHash(voice, clip),
      duration: Math.round(speech.duration * 1000) / 1000,
      still: Math.round(longestStill(plan, speech.duration) * 100) / 100,
      loudness: measureLoudness(out("mp4")),
    };
  });
}

export async function renderLine(
  line: SpokenLine,
  voice: Voice,
  manifest: Manifest,
): Promise<void> {
  const out = join(MEDIA, line.file);
  mkdirSync(dirname(out), { recursive: true });
  await inFolder(async (folder) => {
    const wave = join(folder, "line.wav");
    await voice.speak(line.text, wave, { character: line.character, ...LINE });
    encodeLine(wave, out);
  });
  manifest[line.file] = { script: scriptHash(voice, line) };
}

/** Renders the sound effects of the child's screens. */
export async function renderEffects(): Promise<void> {
  mkdirSync(join(MEDIA, "sounds"), { recursive: true });
  await inFolder(async (folder) => {
    for (const name of EFFECT_NAMES) {
      const wave = join(folder, `${name}.wav`);
      writeFileSync(wave, toWave(playEffect(name), 0.7));
      encodeEffect(wave, join(MEDIA, "sounds", `${name}.m4a`));
    }
  });
}
