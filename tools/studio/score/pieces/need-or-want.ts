import type { Piece } from "../score.ts";

/** Mission 2, needs and wants: a clarinet asks, a glockenspiel answers. */
export const needOrWant: Piece = {
  title: "Need or want",
  key: "G major",
  tempo: 104,
  beatsPerBar: 4,
  form: ["A", "A2", "B", "A"],
  sections: {
    A: {
      chords: ["G", "C G", "Am D7", "G D7"],
      tunes: {
        clarinet: [
          "D5:.5 -:.5 B4:.5 D5:.5 G5 -",
          "E5:.5 -:.5 C5:.5 E5:.5 D5 -",
          "C5:.5 -:.5 A4:.5 C5:.5 A4:.5 B4:.5 F#4",
          "G4 B4 A4:1.5 -:.5",
        ],
        glockenspiel: ["-:3 B5:.5 D6:.5", "-:3 G5:.5 B5:.5", "-:4", "-:3 D6:.5 F#6:.5"],
      },
    },
    A2: {
      chords: ["G", "C G", "Am D7", "G"],
      tunes: {
        clarinet: [
          "D5:.5 -:.5 B4:.5 D5:.5 G5 -",
          "E5:.5 -:.5 C5:.5 E5:.5 D5 -",
          "C5:.5 -:.5 E5:.5 C5:.5 A4:.5 C5:.5 F#5",
          "G5 D5:.5 B4:.5 G4 -",
        ],
        glockenspiel: ["-:3 B5:.5 D6:.5", "-:3 G5:.5 B5:.5", "-:4", "-:3 G6"],
        bassoon: ["G3:4", "E3:2 D3:2", "C3:2 D3:2", "G3:3 -"],
      },
    },
    B: {
      chords: ["Em", "Bm", "C", "D7"],
      tunes: {
        flute: [
          "G5:1.5 F#5:.5 E5 B4",
          "F#5:1.5 E5:.5 D5 B4",
          "E5 G5 E5 C5",
          "D5:.5 E5:.5 F#5:.5 A5:.5 D5 -",
        ],
        bassoon: ["E3:2 G3:2", "D3:2 F#3:2", "C3:2 E3:2", "D3:2 C3 -"],
      },
    },
  },
  band: {
    clarinet: { instrument: "clarinet", level: 0.74, hold: 0.8 },
    glockenspiel: { instrument: "glockenspiel", level: 0.6 },
    flute: { instrument: "flute", level: 0.66 },
    bassoon: { instrument: "bassoon", level: 0.4 },
    strings: { instrument: "pizzicato", level: 0.56 },
    bass: { instrument: "bass", level: 0.6, hold: 0.7 },
  },
  patterns: [
    {
      player: "strings",
      in: ["A", "A2"],
      bar: "1:.5 2:.5 3:.5 2:.5 1:.5 2:.5 3:.5 2:.5",
      from: "D4",
      voicing: "close",
    },
    {
      player: "strings",
      in: ["B"],
      bar: "- *:.5 *:.5 - *",
      share: 0.7,
      from: "D4",
      voicing: "close",
    },
    { player: "bass", in: ["A", "A2", "B"], bar: "1 - 3 -", from: "E2", voicing: "root" },
  ],
  beats: [
    { drum: "triangle", in: ["A", "A2", "B"], bar: "x.......", level: 0.32 },
    { drum: "woodblock", in: ["A", "A2"], bar: "..x...xo", level: 0.34 },
    { drum: "shaker", in: ["A2", "B"], bar: "oxoxoxox", level: 0.34 },
  ],
};
