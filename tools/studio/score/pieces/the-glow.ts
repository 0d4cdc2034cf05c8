import type { Piece } from "../score.ts";

const EVERY = ["A", "A2", "B"];

/** Mission 5, sharing: one flute, and more who join in. */
export const theGlow: Piece = {
  title: "The glow grows",
  key: "E flat major",
  tempo: 92,
  beatsPerBar: 4,
  form: ["A", "A2", "B", "A"],
  sections: {
    A: {
      chords: ["Eb", "Cm", "Ab", "Bb"],
      tunes: {
        flute: ["G4 Bb4 Eb5:2", "C5 Eb5 G5:2", "Ab5 G5:.5 F5:.5 Eb5:2", "F5:3 -"],
      },
    },
    A2: {
      chords: ["Eb", "Cm", "Ab Bb", "Eb"],
      tunes: {
        flute: ["G4 Bb4 Eb5:2", "C5 Eb5 G5:2", "Ab5 G5:.5 F5:.5 D5 F5", "Eb5:3 -"],
        oboe: ["-:2 G4:2", "-:2 Eb5:2", "C5:2 Bb4:2", "-:3 G4:.5 Bb4:.5"],
      },
    },
    B: {
      chords: ["Ab", "Eb", "Fm", "Bb7"],
      tunes: {
        oboe: [
          "C5 Eb5 Ab5:1.5 G5:.5",
          "G5 F5:.5 Eb5:.5 Bb4:2",
          "Ab4 C5 F5:1.5 Eb5:.5",
          "D5 F5 Bb5 -",
        ],
        glockenspiel: [
          "-:3 Eb6:.5 C6:.5",
          "-:3 G5:.5 Bb5:.5",
          "-:3 F6:.5 C6:.5",
          "-:3 D6:.5 F6:.5",
        ],
      },
    },
  },
  band: {
    flute: { instrument: "flute", level: 0.7 },
    oboe: { instrument: "oboe", level: 0.54 },
    glockenspiel: { instrument: "glockenspiel", level: 0.52 },
    piano: { instrument: "piano", level: 0.54, hold: 1.2 },
    strings: { instrument: "strings", level: 0.34, hold: 1 },
    bass: { instrument: "bass", level: 0.56 },
  },
  patterns: [
    {
      player: "piano",
      in: EVERY,
      bar: "1:.5 2:.5 3:.5 4:.5 3:.5 2:.5 3:.5 2:.5",
      from: "Eb3",
      voicing: "root",
    },
    { player: "strings", in: ["A2", "B"], bar: "*:2 *:2", from: "G3", voicing: "close" },
    { player: "bass", in: EVERY, bar: "1:2 3:2", from: "Eb2", voicing: "root" },
  ],
  beats: [
    { drum: "triangle", in: ["A2"], bar: "x.......", level: 0.28 },
    { drum: "shaker", in: ["A2", "B"], bar: "o.x.o.x.", level: 0.32 },
    { drum: "tambourine", in: ["B"], bar: "..o...o.", level: 0.32 },
  ],
};
