import { describe, expect, it } from "vitest";
import { toMidi } from "./midi.ts";
import { pieceOf, pieces } from "./pieces.ts";
import { chordAt, degreesOf, pitchOf, tonesOf } from "./pitch.ts";
import { beatsOf, notesOf, notesOfBar, secondsOf } from "./score.ts";
import type { Piece } from "./score.ts";

const beatsIn = (bar: string) => notesOfBar(bar).reduce((sum, { beats }) => sum + beats, 0);

/** The scale of a piece's key. */
function scaleOf({ key }: Piece): Set<number> {
  const root = degreesOf(key.replace(" flat", "b").split(" ")[0] ?? "")[0] ?? 0;
  return new Set([0, 2, 4, 5, 7, 9, 11].map((step) => (root + step) % 12));
}

it("reads notes and chords", () => {
  expect(["A4", "C4", "F#5", "Bb3"].map(pitchOf)).toEqual([69, 60, 78, 58]);
  expect(() => pitchOf("H4")).toThrow("'H4' is no note.");
  expect(() => degreesOf("Csus")).toThrow("'Csus' is no chord.");
  expect(tonesOf("F", pitchOf("C3"), "root").slice(0, 4)).toEqual([53, 57, 60, 65]);
  expect(tonesOf("F", pitchOf("C3"), "close").slice(0, 3)).toEqual([48, 53, 57]);
  expect([0, 0.49, 0.5, 0.99].map((share) => chordAt("C G7", share))).toEqual([
    "C",
    "C",
    "G7",
    "G7",
  ]);
});

describe.each(Object.values(pieces))("the piece '$title'", (piece) => {
  const { sections, band, patterns, beats, form, beatsPerBar } = piece;

  it("has a form, is as long as it should be, and every bar adds up", () => {
    expect(form).toEqual(["A", "A2", "B", "A"]);
    expect(secondsOf(piece)).toBeGreaterThanOrEqual(25);
    expect(secondsOf(piece)).toBeLessThanOrEqual(45);
    for (const { chords, tunes } of Object.values(sections)) {
      for (const [player, bars] of Object.entries(tunes)) {
        expect(band[player], player).toBeDefined();
        expect(bars.length, player).toBe(chords.length);
        for (const bar of bars) expect(beatsIn(bar), bar).toBe(beatsPerBar);
      }
    }
    for (const { bar, player } of patterns) {
      expect(band[player], player).toBeDefined();
      expect(beatsIn(bar), bar).toBe(beatsPerBar);
    }
    expect(beats.length).toBeGreaterThan(0);
  });

  it("has a tune in each bar that stays in the key or chord, and rests on the chord", () => {
    const scale = scaleOf(piece);
    for (const { chords, tunes } of Object.values(sections)) {
      for (const [bar, names] of chords.entries()) {
        const notes = Object.values(tunes).flatMap((bars) => notesOfBar(bars[bar] ?? ""));
        const sung = notes.filter(({ name }) => name !== "-");
        expect(sung.some(({ at }) => at < 1)).toBe(true);
        for (const { name, at, beats: length } of sung) {
          const degree = pitchOf(name) % 12;
          const chord = degreesOf(chordAt(names, at / beatsPerBar));
          expect(scale.has(degree) || chord.includes(degree), `${names}: ${name}`).toBe(true);
          if (at === 0 || length >= 2) expect(chord, `${names}: ${name}`).toContain(degree);
        }
      }
    }
  });

  it("plays no note outside of the range of instruments, and none after its end", () => {
    for (const { pitch, at, beats: length, level } of notesOf(piece)) {
      expect(pitch).toBeGreaterThanOrEqual(36);
      expect(pitch).toBeLessThanOrEqual(96);
      expect(at).toBeLessThan(beatsOf(piece));
      expect(length).toBeGreaterThan(0);
      expect(level).toBeGreaterThan(0);
      expect(level).toBeLessThanOrEqual(1);
    }
  });
});

it("each mission has a piece of its own, in a key of its own", () => {
  const names = ["onboarding/intro", ...[1, 2, 3, 4, 5].map((mission) => `missions/${mission}/v1`)];
  const played = names.map(pieceOf);
  expect(new Set(played.map(({ title }) => title)).size).toBe(6);
  expect(new Set(played.map(({ key }) => key)).size).toBe(6);
  expect(() => pieceOf("missions/9/v1")).toThrow("has no music");
});

/** Reads the notes of a MIDI file of one track: when each begins, in beats, and its pitch. */
function begun(midi: Buffer): { at: number; pitch: number }[] {
  const notes: { at: number; pitch: number }[] = [];
  const perBeat = midi.readUInt16BE(12);
  let tick = 0;
  let at = 22;
  while (at < midi.length) {
    let wait = 0;
    for (;;) {
      const byte = midi.readUInt8(at++);
      wait = (wait << 7) | (byte & 0x7f);
      if (byte < 0x80) break;
    }
    tick += wait;
    const status = midi.readUInt8(at++);
    if (status === 0xff) at += 2 + midi.readUInt8(at + 1);
    else if (status >> 4 === 0xc) at += 1;
    else {
      if (status >> 4 === 9) notes.push({ at: tick / perBeat, pitch: midi.readUInt8(at) });
      at += 2;
    }
  }
  return notes;
}

it("a MIDI file has every note of each pass at its time, and the same bytes each time", () => {
  const piece = pieceOf("missions/1/v1");
  const notes = notesOf(piece);
  const read = begun(toMidi(piece, 2));
  const length = beatsOf(piece);
  expect(read).toHaveLength(notes.length * 2);
  const sorted = (list: { at: number; pitch: number }[]) =>
    list.map(({ at, pitch }) => `${at.toFixed(2)} ${pitch}`).toSorted((a, b) => a.localeCompare(b));
  expect(sorted(read.filter(({ at }) => at < length))).toEqual(sorted(notes));
  expect(toMidi(piece, 2).equals(toMidi(piece, 2))).toBe(true);
});
