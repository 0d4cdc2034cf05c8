import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { allLines } from "./lines.ts";
import type { SpokenLine } from "./lines.ts";
import { hashOf, inFolder, MEDIA } from "./manifest.ts";
import type { Manifest } from "./manifest.ts";
import { EFFECT_NAMES, playEffect } from "./sound/effects.ts";
import { encodeEffect, encodeLine } from "./sound/mix.ts";
import { toWave } from "./sound/wave.ts";
import type { Voice } from "./voice/speech.ts";
import { wordTimesOf } from "./word-times.ts";
import type { WordTimes } from "./word-times.ts";

const LINE = { lead: 0.08, tail: 0.25 };
const scriptHash = (voice: Voice, script: SpokenLine) => hashOf([voice.name, script]);

const isStaleLine = (manifest: Manifest, voice: Voice, line: SpokenLine) =>
  manifest[line.file]?.script !== scriptHash(voice, line) || !existsSync(join(MEDIA, line.file));

export const staleLines = (manifest: Manifest, voice: Voice) =>
  allLines().filter((line) => isStaleLine(manifest, voice, line));

/** Speaks a line, and keeps when each of its words is said. */
export async function renderLine(
  line: SpokenLine,
  voice: Voice,
  manifest: Manifest,
  times: WordTimes,
): Promise<void> {
  const out = join(MEDIA, line.file);
  mkdirSync(dirname(out), { recursive: true });
  await inFolder(async (folder) => {
    const wave = join(folder, "line.wav");
    const { words } = await voice.speak(line.text, wave, { by: line.character, ...LINE });
    encodeLine(wave, out);
    times[line.file] = wordTimesOf(words);
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
