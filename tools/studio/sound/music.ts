import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toMidi } from "../score/midi.ts";
import { secondsOf } from "../score/score.ts";
import type { Piece } from "../score/score.ts";
import { tool, ToolError } from "../tool.ts";
import { measureLoudness } from "./mix.ts";

const SOUNDS = "/usr/share/sounds/sf3/MuseScore_General_Lite.sf3";
const RATE = 48_000;
/** All pieces are equally loud. */
const LOUDNESS_LUFS = -20;
/** Low enough that no piece clips before it is made as loud as the others. */
const GAIN = 0.35;

/** FluidSynth settings: one core and no chorus, so that the same notes give the same samples. */
const SYNTH =
  `-n -i -q -r ${RATE} -O s16 -T wav -g ${GAIN} -R 1 -C 0 -o synth.cpu-cores=1 -o synth.reverb.room-size=0.4 -o synth.reverb.level=0.5 -F`.split(
    " ",
  );

/**
 * Writes a piece as a 48 kHz mono wave file that can be played again and again without a break: the
 * second of two passes, which begins with what still sounds of the first.
 */
export function writeMusic(piece: Piece, folder: string, out: string): void {
  if (!existsSync(SOUNDS))
    throw new ToolError(
      "The instruments are missing. Debian: apt-get install musescore-general-soundfont-small",
    );
  const file = (name: string) => join(folder, name);
  writeFileSync(file("music.mid"), toMidi(piece, 2));
  tool("fluidsynth", ...SYNTH, file("passes.wav"), SOUNDS, file("music.mid"));
  const pass = Math.round(secondsOf(piece) * RATE);
  const cut = ["remix", "1,2", "trim", `${pass}s`, `${pass}s`];
  tool("sox", "-R", "-D", file("passes.wav"), file("pass.wav"), ...cut);
  const { integrated } = measureLoudness(file("pass.wav"));
  tool("sox", "-R", "-D", file("pass.wav"), out, "gain", LOUDNESS_LUFS - integrated);
}
