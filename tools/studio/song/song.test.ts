import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { SongFile, textOf } from "#domain/content/song.ts";
import { missions } from "#course/treasure-tracker/course.ts";
import { songs } from "#course/treasure-tracker/songs.ts";
import { checkSong } from "../check.ts";
import { MEDIA, readManifest } from "../manifest.ts";
import { pieceOf } from "../score/pieces.ts";
import { chordAt, degreesOf, pitchOf } from "../score/pitch.ts";
import { notesOfBar } from "../score/score.ts";
import { PITCH_RATE } from "../voice/pitch.ts";
import { centsOff } from "./measure.ts";
import { accompanimentOf, melodyOf, secondsOfSong } from "./melody.ts";
import type { SungNote } from "./melody.ts";
import { pitchAt, timesOf } from "./timing.ts";

const NOTES: SungNote[] = [
  { syllable: "trea", isWordEnd: false, hz: 220, start: 0.3, end: 0.9 },
  { syllable: "sure", isWordEnd: true, hz: 330, start: 0.9, end: 1.9 },
];

describe("the shipped songs", () => {
  it("one for each mission, rendered, as long and as loud as they should be, and sung on their notes and understood (T-320)", () => {
    const files = missions.map(({ lesson }) => lesson.mission_card.song?.sound_url?.file);
    expect(songs.map(({ id }) => `${id}.m4a`)).toEqual(files);
    const manifest = readManifest();
    expect(songs.flatMap((song) => checkSong(song, manifest))).toEqual([]);
    const [first] = songs;
    if (first === undefined) throw new Error("There is no song.");
    const entry = manifest[`${first.id}.m4a`];
    const off = {
      ...manifest,
      [`${first.id}.m4a`]: { ...entry, script: "", centsOff: null, heard: 0.4 },
    };
    expect(checkSong(first, off)).toEqual([
      `${first.id}: stale, render it again`,
      `${first.id}: null cents from its notes`,
      `${first.id}: 40 % of its words are heard`,
    ]);
  });

  it.each(songs)("$title: its files say when each of its words is sung", (song) => {
    const text = readFileSync(join(MEDIA, `${song.id}.json`), "utf8");
    const { title, lines } = v.parse(SongFile, JSON.parse(text));
    expect(title).toBe(song.title);
    expect(lines.map(textOf)).toEqual(song.lines.map(({ words }) => words.replaceAll("-", "")));
    const syllables = lines.flat();
    for (const [index, { start, end }] of syllables.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(syllables[index + 1]?.start ?? Infinity).toBeGreaterThanOrEqual(end - 0.001);
    }
  });

  it.each(songs)("$title: each of its bars adds up and rests on the chord of its music", (song) => {
    const { sections, beatsPerBar } = pieceOf(song.id);
    const chords = ["A", "A2"].flatMap((name) => sections[name]?.chords ?? []);
    const bars = song.lines.flatMap((line) => line.bars);
    expect(bars).toHaveLength(chords.length);
    for (const [index, bar] of bars.entries()) {
      const notes = notesOfBar(bar);
      expect(notes.reduce((sum, { beats }) => sum + beats, 0)).toBe(beatsPerBar);
      for (const { name, at, beats } of notes) {
        const chord = degreesOf(chordAt(chords[index] ?? "", at / beatsPerBar));
        if (at === 0 || beats >= 2) expect(chord, `${bar}: ${name}`).toContain(pitchOf(name) % 12);
      }
    }
  });

  it.each(songs)("$title: the voice takes the place of the music's leading instrument", (song) => {
    const piece = pieceOf(song.id);
    const [lead] = Object.keys(piece.sections["A"]?.tunes ?? {});
    const notes = accompanimentOf(song, piece);
    const led = notes.filter(({ player }) => player === lead);
    expect(led.length).toBeGreaterThan(0);
    expect(Math.max(...led.map(({ at }) => at))).toBeLessThan(song.intro * piece.beatsPerBar);
    const ends = Math.max(...notes.map(({ at, beats }) => at + beats));
    expect((ends * 60) / piece.tempo).toBeLessThan(secondsOfSong(song, piece) + 1);
  });
});

it("a line with more syllables than notes is refused", () => {
  const [song] = songs;
  if (song === undefined) throw new Error("There is no song.");
  const [line] = song.lines;
  const more = { ...song, lines: [{ words: `${line?.words} yes`, bars: line?.bars ?? ["", ""] }] };
  expect(() => melodyOf(more as typeof song, pieceOf(song.id))).toThrow("8 syllables on 7 notes");
});

describe("singing", () => {
  const phones = (text: string) =>
    text.split(" ").map((one, index) => {
      const [phone = "", syllableId = "0"] = one.split(":");
      return { phone, syllableId, word: "", wordId: "", start: index / 10, end: index / 10 + 0.1 };
    });

  it("a vowel begins with its note, and the consonants before it end there", () => {
    const timed = timesOf(phones("pau t:1 r:1 eh:1 zh:2 er:2 pau"), NOTES);
    expect(timed.map(({ phone }) => phone)).toEqual(["pau", "t", "r", "eh", "zh", "er", "pau"]);
    const vowels = timed.filter(({ phone }) => ["eh", "er"].includes(phone));
    expect(vowels.map(({ start }) => start)).toEqual([expect.closeTo(0.3), expect.closeTo(0.9)]);
    for (const [index, { start, end }] of timed.entries()) {
      expect(end).toBeGreaterThan(start);
      expect(timed[index + 1]?.start ?? end).toBeCloseTo(end);
    }
    expect(() => timesOf(phones("pau eh:1 pau"), NOTES)).toThrow("1 syllables for 2 notes");
  });

  it("a voice that follows the notes is within 10 cents of them; one that does not is farther off (T-321)", () => {
    const voice = (hzAt: (second: number) => number) => {
      let phase = 0;
      return Float32Array.from({ length: 2 * PITCH_RATE }, (_, index) => {
        phase += (2 * Math.PI * hzAt(index / PITCH_RATE)) / PITCH_RATE;
        return 0.3 * (Math.sin(phase) + 0.7 * Math.sin(2 * phase) + 0.4 * Math.sin(3 * phase));
      });
    };
    expect(
      centsOff(
        voice((second) => pitchAt(NOTES, second)),
        NOTES,
      ),
    ).toBeLessThan(10);
    expect(
      centsOff(
        voice(() => 250),
        NOTES,
      ),
    ).toBeGreaterThan(100);
    expect(centsOff(new Float32Array(2 * PITCH_RATE), NOTES)).toBe(Infinity);
  });

  it("a long note gets up to 20 cents of vibrato after it was held, and a short one none", () => {
    const cents = (second: number, hz: number) =>
      Math.abs(1200 * Math.log2(pitchAt(NOTES, second) / hz));
    const most = (from: number, to: number, hz: number) =>
      Math.max(...Array.from({ length: 100 }, (_, i) => cents(from + ((to - from) * i) / 100, hz)));
    expect(most(0.4, 0.55, 220)).toBe(0);
    expect(most(1.5, 1.9, 330)).toBeGreaterThan(10);
    expect(most(1.5, 1.9, 330)).toBeLessThan(20);
  });
});
