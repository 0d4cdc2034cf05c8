import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSamples, writeSamples } from "../voice/samples.ts";
import { bend } from "../voice/bend.ts";
import { POLISH, RATE, speakLabels, TICKS_PER_S, writeLabels } from "../voice/festival.ts";
import { halfTones } from "../voice/pitch.ts";
import type { PitchPoint } from "../voice/pitch.ts";
import { tool } from "../tool.ts";
import type { SungNote } from "./melody.ts";
import { pitchAt, timesOf } from "./timing.ts";

const FRAME_S = 0.005;
/** Median pitch of the voice as the engine speaks it, in Hz. */
const SPOKEN_HZ = 222;
/** Pocket's voice with little melody of its own: its pitch is moved to the notes afterwards. */
const VOICE = ["-a", 0.45, "-b", 0.2, "-jf", 0.3, "-u", 0.1];
/** The engine speaks a line this many half tones above its lowest note. */
const HIGHER = 2;
/** Silence before and after a line, in seconds: room for what comes before the first vowel. */
const ROOM_S = 0.4;

/** Sings the lines of a song; the rest of the sound is silent. */
export function sing(
  lines: readonly (readonly SungNote[])[],
  seconds: number,
  folder: string,
  out: string,
): void {
  const all = new Float32Array(Math.round(seconds * RATE));
  for (const notes of lines) {
    const from = (notes[0]?.start ?? 0) - ROOM_S;
    const shifted = notes.map((note) => ({
      ...note,
      start: note.start - from,
      end: note.end - from,
    }));
    const line = singLine(shifted, folder);
    const at = Math.round(from * RATE);
    for (const [i, value] of line.entries()) all[at + i] = (all[at + i] ?? 0) + value;
  }
  const raw = join(folder, "sung.raw");
  const dry = join(folder, "dry.wav");
  writeSamples(all, RATE, raw, dry);
  tool("sox", "-R", "-D", dry, "-b", 16, out, ...POLISH);
}

function singLine(notes: readonly SungNote[], folder: string): Float32Array {
  const file = (name: string) => join(folder, name);
  const words = notes.map(({ syllable, isWordEnd }) => syllable + (isWordEnd ? " " : "")).join("");
  writeLabels([words.replace(/[^\p{L}' ]/gu, "").trim()], folder);
  const segments = speakLabels(folder, "0", VOICE);
  const labels = readFileSync(file("0.lab"), "utf8").trim().split("\n");
  const ticks = (at: number) => Math.round(at * TICKS_PER_S);
  const timed = timesOf(segments, notes).map(({ index, start, end }) => {
    const label = labels[index]?.trim().split(/\s+/).at(-1) ?? "";
    return `${ticks(start)} ${ticks(end)} ${label}`;
  });
  writeFileSync(file("0.lab"), `${timed.join("\n")}\n`);
  // Moving a pitch up sounds better than moving it down.
  const aim = Math.min(...notes.map(({ hz }) => hz)) * 2 ** (HIGHER / 12);
  const sung = ["-vp", "-fm", halfTones(aim, SPOKEN_HZ), "-of", file("0.pitch")];
  speakLabels(folder, "0", [...VOICE, ...sung]);
  const samples = readSamples(file("0.wav"), RATE, file("line.raw"));
  const track = readPitch(readFileSync(file("0.pitch")));
  return bend(samples, RATE, track, (second, hz) => pitchAt(notes, second) / hz);
}

/** The engine's own pitch of what it spoke: a logarithm for each frame, far below 0 where none is. */
function readPitch(bytes: Buffer): PitchPoint[] {
  return Array.from({ length: bytes.length / 4 }, (_, index) => ({
    at: index * FRAME_S,
    hz: Math.exp(bytes.readFloatLE(index * 4)),
  })).filter(({ hz }) => hz > 1);
}
