import type { PocketMood } from "#characters/pocket/mood.ts";
import type { PropName } from "#stage/props/props.ts";
import type { SetName } from "#stage/sets/sets.ts";

/** A clip as data: lines, the mood in which they are spoken, and pictures that appear on a word. */
export interface Clip {
  /** Path of the output files in `media` without extension, such as 'missions/1/v1'. */
  id: string;
  set: SetName;
  /** Two short lines on the opening banner. */
  title: [string, string];
  lines: ClipLine[];
}

export interface ClipLine {
  /** One or more sentences of at most ten words. */
  say: string;
  mood: PocketMood;
  /** Pictures that appear during this line. */
  show?: Show[];
  /** Removes all pictures that are shown. */
  clear?: true;
  /** Seconds of silence after the line, for the child to think. */
  hold?: number;
  /** Glimm enters with this line. */
  glimm?: true;
  /** Confetti from this line on. */
  party?: true;
  /** Changes the set from this line on. */
  set?: SetName;
  /** Coins that drop into a jar: into which picture, on which word, how many. */
  coins?: { into: PropName; on: string; count: number }[];
}

interface Show {
  prop: PropName;
  /** The word of the line on which the picture appears, in lower case. */
  on: string;
  /** Large, and the only picture shown. */
  big?: true;
  /** A label above the pictures. */
  tag?: string;
}

/** The sentences of a line, which the voice speaks one by one. */
export const sentencesOf = (text: string) =>
  text
    .trim()
    .split(/(?<=[.!?])\s+/)
    .filter(Boolean);
