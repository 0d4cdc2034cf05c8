import type { Piece } from "../score.ts";

/** Mission 1, earning: a hornpipe in the harbour. */
export const harbour: Piece = {
  title: "Harbour morning",
  key: "D major",
  tempo: 116,
  beatsPerBar: 4,
  form: ["A", "A2", "B", "A"],
  sections: {
    A: {
      chords: ["D", "G D", "Em A7", "D A7"],
      tunes: {
        whistle: [
          "D5:.5 F#5:.5 A5 A5:.5 B5:.5 A5",
          "G5:.5 F#5:.5 E5 F#5 D5",
          "E5:.5 F#5:.5 G5 E5:.5 C#5:.5 A4",
          "F#5 D5 E5:2",
        ],
      },
    },
    A2: {
      chords: ["D", "G D", "Em A7", "D"],
      tunes: {
        whistle: [
          "D5:.5 F#5:.5 A5 A5:.5 B5:.5 A5",
          "G5:.5 F#5:.5 E5 F#5 D5",
          "E5:.5 F#5:.5 G5 C#5:.5 E5:.5 A5",
          "F#5:1.5 E5:.5 D5:2",
        ],
        accordion: ["F#4:4", "G4:2 F#4:2", "G4:2 G4:2", "F#4:4"],
      },
    },
    B: {
      chords: ["Bm", "G", "D A", "Em A7"],
      tunes: {
        accordion: [
          "B4 D5 F#5:1.5 E5:.5",
          "D5 G5 B5:1.5 A5:.5",
          "A5 F#5 E5:.5 F#5:.5 E5",
          "G5 E5 A5 A4",
        ],
      },
    },
  },
  band: {
    whistle: { instrument: "whistle", level: 0.62 },
    accordion: { instrument: "accordion", level: 0.68 },
    guitar: { instrument: "guitar", level: 0.38, hold: 0.6 },
    bass: { instrument: "bass", level: 0.66, hold: 0.8 },
  },
  patterns: [
    { player: "guitar", in: ["A", "A2"], bar: "- * - *", from: "F#3", voicing: "close" },
    { player: "guitar", in: ["B"], bar: "- * *:.5 *:.5 *", from: "F#3", voicing: "close" },
    { player: "bass", in: ["A", "A2", "B"], bar: "1 - 3 -", from: "E2", voicing: "root" },
  ],
  beats: [
    { drum: "shaker", in: ["A", "A2", "B"], bar: "xoxoxoxo", level: 0.4 },
    { drum: "woodblock", in: ["A2"], bar: "x..x..x.", level: 0.4 },
    { drum: "tambourine", in: ["B"], bar: "..x...x.", level: 0.4 },
  ],
};
