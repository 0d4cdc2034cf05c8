import type { Piece } from "../score.ts";

const HARP = "1:.5 2:.5 3:.5 4:.5 3:.5 2:.5";

/** Mission 3, saving: a patient waltz of celesta, harp and cello. */
export const slowCoins: Piece = {
  title: "Slow coins",
  key: "F major",
  tempo: 92,
  beatsPerBar: 3,
  form: ["A", "A2", "B", "A"],
  sections: {
    A: {
      chords: ["F", "Bb", "F", "C7"],
      tunes: { celesta: ["C5 F5 A5", "F5:2 D5", "A5:1.5 G5:.5 F5", "G5:2 -"] },
    },
    A2: {
      chords: ["F", "Bb", "C7", "F"],
      tunes: {
        celesta: ["C5 F5 A5", "F5:2 D5", "E5 G5 Bb5", "A5:2 -"],
        cello: ["A3:3", "Bb3:3", "G3:3", "F3:2 -"],
      },
    },
    B: {
      chords: ["Dm", "Gm", "Bb", "C7"],
      tunes: {
        cello: ["F4:1.5 E4:.5 D4", "Bb4:2 A4", "Bb4 A4 F4", "G4:2 -"],
        celesta: ["-:2 A5", "-:2 D6", "-:2 D6", "- C6 E6"],
      },
    },
  },
  band: {
    celesta: { instrument: "celesta", level: 0.78 },
    cello: { instrument: "cello", level: 0.6 },
    harp: { instrument: "harp", level: 0.44, hold: 1.4 },
    bass: { instrument: "bass", level: 0.56 },
  },
  patterns: [
    { player: "harp", in: ["A", "A2", "B"], bar: HARP, from: "F3", voicing: "root" },
    { player: "bass", in: ["A", "A2"], bar: "1:3", from: "F2", voicing: "root" },
    { player: "bass", in: ["B"], bar: "1 - 3", from: "E2", voicing: "root" },
  ],
  beats: [
    { drum: "triangle", in: ["A", "B"], bar: "x.....", level: 0.3 },
    { drum: "shaker", in: ["A2", "B"], bar: "..o.o.", level: 0.34 },
  ],
};
