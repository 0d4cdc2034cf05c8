const LETTERS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };
const SIGNS: Record<string, number> = { "": 0, "#": 1, b: -1 };
/** Half tones of a chord's tones above its root. */
const CHORDS: Record<string, readonly number[]> = {
  "": [0, 4, 7],
  m: [0, 3, 7],
  "7": [0, 4, 7, 10],
};
const OCTAVE = 12;

const degreeOf = (letter = "", sign = "") => (LETTERS[letter] ?? Number.NaN) + (SIGNS[sign] ?? 0);

/** MIDI number of a note: 'A4' is 69. */
export function pitchOf(name: string): number {
  const [, letter, sign, octave] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? [];
  if (letter === undefined) throw new Error(`'${name}' is no note.`);
  return degreeOf(letter, sign) + (Number(octave) + 1) * OCTAVE;
}

/** The chord at a share of a bar. */
export function chordAt(chords: string, share: number): string {
  const all = chords.split(" ");
  return all[Math.min(all.length - 1, Math.floor(share * all.length))] ?? "";
}

/** Half tones of the chord's tones above C; the root comes first. */
export function degreesOf(chord: string): number[] {
  const [, letter, sign, kind = ""] = /^([A-G])([#b]?)(m|7|)$/.exec(chord) ?? [];
  const tones = CHORDS[kind];
  if (letter === undefined || tones === undefined) throw new Error(`'${chord}' is no chord.`);
  return tones.map((tone) => (degreeOf(letter, sign) + tone + OCTAVE) % OCTAVE);
}

/** The tones of a chord from `from` upwards, over two octaves. */
export function tonesOf(chord: string, from: number, voicing: "root" | "close"): number[] {
  const degrees = degreesOf(chord);
  const above = (degree: number, lowest: number) =>
    lowest + ((((degree - lowest) % OCTAVE) + OCTAVE) % OCTAVE);
  const lowest = voicing === "root" ? above(degrees[0] ?? 0, from) : from;
  const tones = degrees.map((degree) => above(degree, lowest)).toSorted((a, b) => a - b);
  return [...tones, ...tones.map((tone) => tone + OCTAVE)];
}
