import type { PocketMood } from "#characters/pocket/mood.ts";
import type { PropName } from "./props/props.ts";
import type { SetName } from "./sets/sets.ts";

/** A clip is data: lines, how they are said, and the pictures that arrive on a word. */
export interface Clip {
  /** Where the files go, such as 'missions/1/v1'. */
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
  /** Pictures of this line. */
  show?: Show[];
  /** Takes away all pictures that are there. */
  clear?: true;
  /** Seconds of quiet after the line, for the child to think. */
  hold?: number;
  /** Glimm flies in. */
  glimm?: true;
  /** Confetti from here on. */
  party?: true;
  /** Another place from here on. */
  set?: SetName;
  /** Coins that drop into a jar picture: which picture, on which word, how many. */
  coins?: { into: PropName; on: string; count: number }[];
}

interface Show {
  prop: PropName;
  /** The word of the line on which it arrives, lower case. */
  on: string;
  /** Fills the picture place alone. */
  big?: true;
  /** A label above the pictures. */
  tag?: string;
}

/** Sentences of a line, as the voice says them one by one. */
export const sentencesOf = (text: string) =>
  text
    .trim()
    .split(/(?<=[.!?])\s+/)
    .filter(Boolean);
