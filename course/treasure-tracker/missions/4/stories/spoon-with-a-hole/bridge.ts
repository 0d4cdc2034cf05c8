import { goneAt, jump, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import type { CueScript, LineScript, NamesOf } from "#stage/story/story.ts";
import { BESIDE_SHELF, shelfShot, toChild } from "../../../../story-parts/bridge/to-child.ts";
import { CUT } from "./stall.ts";
import type { kit } from "./kit.ts";

/* The same idea in a child's own life, at the end of the story. */

type Known = NamesOf<typeof kit>;

/** What stands on the free part of the store's shelf. */
const BACKPACK: [number, number] = [478, 752];
const BOOK: [number, number] = [600, 714];
const GOLD: [number, number] = [486, 760];
const BLUE: [number, number] = [592, 760];

const LEFT_BEHIND: CueScript<Known>[] = goneAt(CUT, "spill-2", "mugs-2");

/** For children of 7 to 10: Jo stops before a backpack that is far too small. */
export const jo: LineScript<Known>[] = [
  {
    say: "Ooh! A star backpack!",
    by: "jo",
    mood: "wow",
    pause: 0.3,
    cues: [
      ...toChild("store", ["jo", BESIDE_SHELF]),
      ...LEFT_BEHIND,
      ...thereAt(CUT, ["pack", "backpack", BACKPACK]),
      { feel: "jo", as: "glad", after: -0.05 },
      { turn: "jo", to: 0.5, after: -0.05 },
      { shot: "full", of: [394, 850], after: -0.05, width: 490 },
      { hand: "pack", to: BACKPACK, on: "backpack", seconds: 0.45, arc: 26 },
      { sound: "pick", on: "backpack", level: 0.5 },
    ],
  },
  {
    say: "Stop. Do I need it? Does my book fit?",
    by: "jo",
    mood: "thinking",
    pause: 1.9,
    cues: [
      // No slice of the backpack is beside her hand.
      jump("pack", OFF, CUT),
      jump("pack", BACKPACK, { on: "does", after: -0.1 }),
      { wave: "jo", stops: true, after: -0.1 },
      { turn: "jo", to: 0.2, after: -0.1 },
      { shot: "close", of: [322, 890], after: -0.05, width: 330 },
      { sound: "put", level: 0.6 },
      shelfShot({ on: "does", after: -0.1 }),
      { turn: "jo", to: 0.5, on: "does", after: -0.1 },
      ...thereAt({ on: "does", after: -0.1 }, ["book", "schoolBook", [430, 1070], 0.8]),
      { hand: "book", to: BOOK, on: "does", after: -0.08, seconds: 0.8, arc: 120 },
      { sound: "whoosh", on: "does", level: 0.3 },
      { sound: "put", on: "does", after: 0.72, level: 0.9 },
      { hand: "pack", to: BACKPACK, on: "does", after: 0.72, seconds: 0.4, arc: 40 },
      { feel: "jo", as: "laugh", on: "fit", after: 0.5 },
    ],
  },
];

/** For children of 3 to 6: Lu stops, too. */
export const lu: LineScript<Known>[] = [
  {
    say: "Stop! I look, too.",
    by: "lu",
    mood: "happy",
    pause: 1.6,
    cues: [
      ...toChild("store", ["father", [172, 1150]], ["friend", [356, 1172], 0.84]),
      ...LEFT_BEHIND,
      ...thereAt(CUT, ["gold", "goldBucket", GOLD], ["blue", "blueBucket", BLUE]),
      { turn: "friend", to: 0.5, after: -0.05 },
      { turn: "father", to: 0.5, after: -0.05 },
      { wave: "friend", stops: true, after: -0.1 },
      { shot: "wide", of: [336, 870], after: -0.05, width: 640 },
      { hand: "gold", to: GOLD, after: 0, seconds: 0.4, arc: 24 },
      { sound: "put", level: 0.6 },
      { feel: "father", as: "laugh", on: "too" },
      { go: "friend", to: OFF, by: "cut", on: "too", after: 0.6 },
      { shot: "insert", of: [539, 752], on: "too", after: 0.6, width: 290 },
      { hand: "gold", to: GOLD, on: "too", after: 0.9, seconds: 0.4, arc: 24 },
      { sound: "pick", on: "too", after: 0.9, level: 0.5 },
    ],
  },
];
