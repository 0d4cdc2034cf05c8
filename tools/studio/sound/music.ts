import { writeFileSync } from "node:fs";
import { bell, clap, kick, pluck, SAMPLE_RATE, shaker } from "./instruments.ts";
import type { Samples } from "./instruments.ts";
import { toWave } from "./wave.ts";

const BEAT_S = 60 / 108;
const BEATS_PER_BAR = 4;

/** Chords C G Am F, C F G C: chord, bass note and melody of each bar, as MIDI notes. */
const BARS: { chord: number[]; bass: number; tune: [beat: number, note: number][] }[] = [
  {
    chord: [60, 64, 67, 72],
    bass: 36,
    tune: [
      [0, 76],
      [1, 79],
      [1.5, 81],
      [2, 79],
      [3, 76],
    ],
  },
  {
    chord: [59, 62, 67, 74],
    bass: 43,
    tune: [
      [0, 74],
      [1, 71],
      [1.5, 74],
      [2, 79],
    ],
  },
  {
    chord: [60, 64, 69, 72],
    bass: 45,
    tune: [
      [0, 76],
      [0.5, 77],
      [1, 76],
      [2, 72],
      [3, 76],
    ],
  },
  {
    chord: [60, 65, 69, 72],
    bass: 41,
    tune: [
      [0, 77],
      [1, 81],
      [2, 79],
      [3, 77],
    ],
  },
  {
    chord: [60, 64, 67, 72],
    bass: 36,
    tune: [
      [0, 76],
      [1, 79],
      [1.5, 81],
      [2, 84],
    ],
  },
  {
    chord: [60, 65, 69, 72],
    bass: 41,
    tune: [
      [0, 81],
      [1, 77],
      [2, 81],
      [3, 84],
    ],
  },
  {
    chord: [59, 62, 67, 74],
    bass: 43,
    tune: [
      [0, 83],
      [0.5, 81],
      [1, 79],
      [2, 74],
      [3, 77],
    ],
  },
  {
    chord: [60, 64, 67, 76],
    bass: 36,
    tune: [
      [0, 76],
      [1, 72],
      [2, 84],
    ],
  },
];

/** Strokes of the strumming pattern: beat, direction and level. */
const STRUM: [beat: number, direction: "down" | "up", level: number][] = [
  [0, "down", 1],
  [1, "down", 0.7],
  [1.5, "up", 0.55],
  [2.5, "up", 0.6],
  [3, "down", 0.75],
  [3.5, "up", 0.5],
];

/** Writes the eight bars that loop under every clip, as a 48 kHz mono wave file. */
export function writeMusicLoop(file: string): void {
  const loop = new Float32Array(Math.round(BARS.length * BEATS_PER_BAR * BEAT_S * SAMPLE_RATE));
  /** Sound that rings past the end of the loop is added to its beginning. */
  const add = (seconds: number, sound: Samples, level: number) => {
    const from = Math.round(seconds * SAMPLE_RATE);
    for (let i = 0; i < sound.length; i++) {
      const at = (from + i) % loop.length;
      loop[at] = (loop[at] ?? 0) + (sound[i] ?? 0) * level;
    }
  };
  for (const [bar, { chord, bass, tune }] of BARS.entries()) {
    const at = (beat: number) => (bar * BEATS_PER_BAR + beat) * BEAT_S;
    for (const [beat, direction, level] of STRUM) {
      const strings = direction === "down" ? chord : chord.toReversed();
      for (const [string, note] of strings.entries())
        add(at(beat) + string * 0.013, pluck(note, 0.9, 0.42), 0.2 * level);
    }
    for (const [beat, level] of [
      [0, 0.55],
      [2, 0.44],
    ] as const)
      add(at(beat), pluck(bass, 1, 0.16), level);
    for (const [beat, note] of tune) add(at(beat), bell(note, 1.1, 1.1, 4), 0.13);
    add(at(0), kick(), 0.5);
    add(at(2), kick(), 0.42);
    add(at(1), clap(), 0.16);
    add(at(3), clap(), 0.16);
    for (let eighth = 0; eighth < 8; eighth++)
      add(at(eighth / 2), shaker(), eighth % 2 ? 0.1 : 0.055);
  }
  writeFileSync(file, toWave(loop, 0.8));
}
