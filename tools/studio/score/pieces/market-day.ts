import type { Piece } from "../score.ts";

const EVERY = ["A", "A2", "B"];

/** Mission 4, choosing at the market: a calypso with steel drums. */
export const marketDay: Piece = {
  title: "Market day",
  key: "B flat major",
  tempo: 120,
  beatsPerBar: 4,
  form: ["A", "A2", "B", "A"],
  sections: {
    A: {
      chords: ["Bb", "Eb", "F7", "Bb F7"],
      tunes: {
        steel: [
          "F5:.5 -:.5 F5:.5 G5:.5 F5:.5 D5:.5 Bb4",
          "G5:.5 -:.5 G5:.5 Bb5:.5 G5:.5 Eb5:.5 C5",
          "A5:.5 -:.5 A5:.5 G5:.5 F5:.5 Eb5:.5 C5",
          "D5:1.5 Eb5:.5 F5 C5",
        ],
      },
    },
    A2: {
      chords: ["Bb", "Eb", "F7", "Bb"],
      tunes: {
        steel: [
          "F5:.5 -:.5 F5:.5 G5:.5 F5:.5 D5:.5 Bb4",
          "G5:.5 -:.5 G5:.5 Bb5:.5 G5:.5 Eb5:.5 C5",
          "A5:.5 -:.5 C6:.5 A5:.5 G5:.5 F5:.5 Eb5",
          "D5:.5 F5:.5 Bb5:2 -",
        ],
      },
    },
    B: {
      chords: ["Gm", "Eb", "Cm", "F7"],
      tunes: {
        trumpet: [
          "D5:1.5 D5:.5 G5 F5",
          "Eb5:1.5 G5:.5 Bb5:2",
          "C5:1.5 Eb5:.5 G5 Eb5",
          "F5 Eb5:.5 C5:.5 A4 -",
        ],
        steel: ["-:4", "-:2 G5:.5 Eb5:.5 G5", "-:4", "-:3 A5:.5 C6:.5"],
      },
    },
  },
  band: {
    steel: { instrument: "steelDrums", level: 0.76 },
    trumpet: { instrument: "trumpet", level: 0.58, hold: 0.85 },
    marimba: { instrument: "marimba", level: 0.5 },
    guitar: { instrument: "guitar", level: 0.36, hold: 0.5 },
    bass: { instrument: "bass", level: 0.68, hold: 0.8 },
  },
  patterns: [
    { player: "bass", in: EVERY, bar: "1:1.5 3:1.5 1", from: "F2", voicing: "root" },
    { player: "guitar", in: EVERY, bar: "-:.5 *:.5 - -:.5 *:.5 *", from: "F3", voicing: "close" },
    {
      player: "marimba",
      in: ["A2", "B"],
      bar: "1:.5 2:.5 3:.5 1:.5 2:.5 3:.5 4:.5 3:.5",
      from: "F4",
      voicing: "close",
    },
  ],
  beats: [
    { drum: "claves", in: ["A", "A2"], bar: "x..x...x..x.x...", level: 0.36 },
    { drum: "shaker", in: EVERY, bar: "xoxoxoxo", level: 0.4 },
    { drum: "conga", in: EVERY, bar: "....x.....x.x...", level: 0.46 },
    { drum: "lowConga", in: EVERY, bar: "x......x......x.", level: 0.46 },
  ],
};
