import { DRUMS } from "./band.ts";
import type { Drum, Instrument } from "./band.ts";
import { chordAt, pitchOf, tonesOf } from "./pitch.ts";

/** Who plays, and how. */
interface Player {
  instrument: Instrument;
  /** How hard its notes are played, 0 to 1. */
  level: number;
  /** Share of a note's time that sounds. */
  hold?: number;
}

/**
 * What is played in each bar from the chords: '1' their root, '2' the next tone upwards, '*' all of
 * them, '-' a rest. '1:2' lasts two beats; without ':' a note lasts one.
 */
interface Pattern {
  player: string;
  /** Sections in which it is played. */
  in: readonly string[];
  bar: string;
  /** Share of the player's level; absent: all of it. */
  share?: number;
  /** No tone lies below this one. */
  from: string;
  /** `root`: the root is the lowest tone; `close`: the tones lie as close to `from` as they can. */
  voicing: "root" | "close";
}

/** Strokes of a drum in equal steps of a bar: 'X' hard, 'x', 'o' soft, '.' none. */
interface Beat {
  drum: Drum;
  in: readonly string[];
  bar: string;
  level: number;
}

interface Section {
  /** The chords of each bar; two share a bar equally. */
  chords: readonly string[];
  /** Notes of each bar by player: 'F#5:1.5' lasts one beat and a half, '-' is a rest. */
  tunes: Readonly<Record<string, readonly string[]>>;
}

/** A piece of music as it is written down. */
export interface Piece {
  title: string;
  key: string;
  /** Beats a minute. */
  tempo: number;
  beatsPerBar: number;
  /** Names of sections in the order in which they are played. */
  form: readonly string[];
  sections: Readonly<Record<string, Section>>;
  band: Readonly<Record<string, Player>>;
  patterns: readonly Pattern[];
  beats: readonly Beat[];
}

/** A note with its time in beats from the start of the piece. */
export interface Note {
  /** Key of `band`, or a drum. */
  player: string;
  isDrum: boolean;
  /** MIDI number: 60 is the C in the middle. */
  pitch: number;
  at: number;
  beats: number;
  /** 0 to 1. */
  level: number;
}

/** A text of notes: the name of each, its start in the bar and its beats. */
export function notesOfBar(bar: string): { name: string; at: number; beats: number }[] {
  let at = 0;
  return bar
    .trim()
    .split(/\s+/)
    .map((token) => {
      const [name = "", length = "1"] = token.split(":");
      const beats = Number(length);
      const note = { name, at, beats };
      at += beats;
      return note;
    });
}

const barsOf = (section: Section) => section.chords.length;

export function beatsOf({ form, sections, beatsPerBar }: Piece): number {
  const bars = form.map((name) => barsOf(sectionOf(sections, name)));
  return bars.reduce((sum, count) => sum + count, 0) * beatsPerBar;
}

/** Length of the piece in seconds; after that it begins again. */
export const secondsOf = (piece: Piece): number => (beatsOf(piece) * 60) / piece.tempo;

function sectionOf(sections: Piece["sections"], name: string): Section {
  const section = sections[name];
  if (section === undefined) throw new Error(`There is no section named '${name}'.`);
  return section;
}

/** The first beat of a bar is played harder, what lies between the beats softer. */
const accent = (at: number) => (at === 0 ? 1 : Number.isInteger(at) ? 0.92 : 0.84);

/** Beats between the tones of a chord, as a hand plays it. */
const STRUM = 0.025;

const STROKES: Record<string, number> = { X: 1, x: 0.75, o: 0.5, ".": 0 };

function tuneNotes({ band }: Piece, { tunes }: Section, bar: number): Note[] {
  return Object.entries(tunes).flatMap(([player, bars]) =>
    notesOfBar(bars[bar] ?? "-").flatMap(({ name, at, beats }) =>
      name === "-"
        ? []
        : [
            {
              player,
              isDrum: false,
              pitch: pitchOf(name),
              at,
              beats: beats * (band[player]?.hold ?? 0.95),
              level: (band[player]?.level ?? 0) * accent(at),
            },
          ],
    ),
  );
}

function patternNotes({ band, beatsPerBar }: Piece, pattern: Pattern, chords: string): Note[] {
  const { player, bar, share = 1, from, voicing } = pattern;
  return notesOfBar(bar).flatMap(({ name, at, beats }) => {
    if (name === "-") return [];
    const tones = tonesOf(chordAt(chords, at / beatsPerBar), pitchOf(from), voicing);
    const level = (band[player]?.level ?? 0) * share * accent(at);
    const played = name === "*" ? tones.slice(0, 4) : [tones[Number(name) - 1] ?? Number.NaN];
    return played.map((pitch, index) => ({
      player,
      isDrum: false,
      pitch,
      at: at + index * STRUM,
      beats: beats * (band[player]?.hold ?? 0.95),
      level,
    }));
  });
}

function drumNotes({ beatsPerBar }: Piece, { drum, bar, level }: Beat): Note[] {
  const beats = beatsPerBar / bar.length;
  return [...bar].flatMap((stroke, index) => {
    const loudness = STROKES[stroke];
    if (loudness === undefined) throw new Error(`'${stroke}' is no stroke of a drum.`);
    if (loudness === 0) return [];
    const at = index * beats;
    return [{ player: drum, isDrum: true, pitch: DRUMS[drum], at, beats, level: level * loudness }];
  });
}

/** All notes of a piece, once through its form, in the order of their players. */
export function notesOf(piece: Piece): Note[] {
  const notes: Note[] = [];
  let start = 0;
  for (const name of piece.form) {
    const section = sectionOf(piece.sections, name);
    const isPlayed = (part: { in: readonly string[] }) => part.in.includes(name);
    for (const [bar, chords] of section.chords.entries()) {
      const own = [
        ...tuneNotes(piece, section, bar),
        ...piece.patterns.filter(isPlayed).flatMap((one) => patternNotes(piece, one, chords)),
        ...piece.beats.filter(isPlayed).flatMap((one) => drumNotes(piece, one)),
      ];
      for (const note of own) notes.push({ ...note, at: note.at + start });
      start += piece.beatsPerBar;
    }
  }
  return notes;
}
