import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Song } from "#course/treasure-tracker/songs.ts";
import { notesToMidi, toMidi } from "../score/midi.ts";
import { pieceOf } from "../score/pieces.ts";
import { secondsOf } from "../score/score.ts";
import type { Piece } from "../score/score.ts";
import { accompanimentOf } from "../song/melody.ts";
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
  const pass = Math.round(secondsOf(piece) * RATE);
  play(toMidi(piece, 2), folder, out, ["trim", `${pass}s`, `${pass}s`]);
}

/** Writes the music under a song as a 48 kHz mono wave file of so many seconds. */
export function writeSongMusic(song: Song, seconds: number, folder: string, out: string): void {
  const piece = pieceOf(song.id);
  const midi = notesToMidi(piece, accompanimentOf(song, piece));
  play(midi, folder, out, ["pad", 0, seconds, "trim", 0, seconds]);
}

function play(midi: Buffer, folder: string, out: string, cut: (string | number)[]): void {
  if (!existsSync(SOUNDS))
    throw new ToolError(
      "The instruments are missing. Debian: apt-get install musescore-general-soundfont-small",
    );
  const file = (name: string) => join(folder, name);
  writeFileSync(file("music.mid"), midi);
  tool("fluidsynth", ...SYNTH, file("played.wav"), SOUNDS, file("music.mid"));
  tool("sox", "-R", "-D", file("played.wav"), file("cut.wav"), "remix", "1,2", ...cut);
  const { integrated } = measureLoudness(file("cut.wav"));
  tool("sox", "-R", "-D", file("cut.wav"), out, "gain", LOUDNESS_LUFS - integrated);
}
