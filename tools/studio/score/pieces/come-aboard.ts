import type { Piece } from "../score.ts";

const EVERY = ["A", "A2", "B"];

/** Before the first lesson: a welcome with guitar, whistle and claps. */
export const comeAboardMusic: Piece = {
  title: "Come aboard",
  key: "C major",
  tempo: 112,
  beatsPerBar: 4,
  form: ["A", "A2", "B", "A"],
  sections: {
    A: {
      chords: ["C", "F C", "Dm G", "C G"],
      tunes: {
        whistle: [
          "G5:.5 E5:.5 C5 E5:.5 G5:.5 C6",
          "A5 F5:.5 A5:.5 G5:2",
          "F5:.5 E5:.5 D5 G5 D5",
          "E5 C5 D5:1.5 -:.5",
        ],
      },
    },
    A2: {
      chords: ["C", "F C", "Dm G", "C"],
      tunes: {
        whistle: [
          "G5:.5 E5:.5 C5 E5:.5 G5:.5 C6",
          "A5 F5:.5 A5:.5 G5:2",
          "F5:.5 E5:.5 D5 B4:.5 D5:.5 G5",
          "E5:.5 D5:.5 C5:2 -",
        ],
        glockenspiel: ["-:3 E6:.5 G6:.5", "-:2 E6:.5 G6:.5 E6", "-:4", "-:2 G5:.5 C6:.5 E6"],
      },
    },
    B: {
      chords: ["F", "C", "Am D7", "G7"],
      tunes: {
        clarinet: [
          "A5:1.5 G5:.5 F5 C5",
          "G5:1.5 E5:.5 C5 E5",
          "A5 E5 F#5 A5",
          "G5 F5:.5 E5:.5 D5 -",
        ],
        glockenspiel: ["-:3 C6:.5 F6:.5", "-:3 C6:.5 G5:.5", "-:4", "-:3 G5:.5 B5:.5"],
      },
    },
  },
  band: {
    whistle: { instrument: "whistle", level: 0.64 },
    clarinet: { instrument: "clarinet", level: 0.78 },
    glockenspiel: { instrument: "glockenspiel", level: 0.58 },
    guitar: { instrument: "guitar", level: 0.4, hold: 0.7 },
    bass: { instrument: "bass", level: 0.64, hold: 0.8 },
  },
  patterns: [
    {
      player: "guitar",
      in: EVERY,
      bar: "* *:.5 *:.5 -:.5 *:.5 *:.5 *:.5",
      from: "G3",
      voicing: "close",
    },
    { player: "bass", in: EVERY, bar: "1 - 3 -", from: "E2", voicing: "root" },
  ],
  beats: [
    { drum: "shaker", in: EVERY, bar: "oxoxoxox", level: 0.36 },
    { drum: "clap", in: ["A2", "B"], bar: "..x...x.", level: 0.34 },
  ],
};
