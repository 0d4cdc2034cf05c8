import { goneAt, jump, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import type { LineScript, NamesOf } from "#stage/story/story.ts";
import { BESIDE_SHELF, shelfShot, toChild } from "../../../../story-parts/bridge/to-child.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** Two boxes on the free part of the store's shelf, a bow on one, and their prices below. */
const PLAIN: [number, number] = [480, 750];
const DRESSED: [number, number] = [612, 750];
const BOW: [number, number] = [640, 778];
const CUT = { after: -0.05 };

/** The same idea in a child's own life: Sam compares two boxes of crayons. */
export const sam: LineScript<Known>[] = [
  {
    say: "Same crayons! This box has a bow.",
    by: "sam",
    mood: "talking",
    pause: 0.4,
    cues: [
      ...toChild("store", ["sam", BESIDE_SHELF]),
      ...goneAt(CUT, "right", "left", "jar", "coin-7", "coin-8", "coin-9"),
      ...thereAt(
        CUT,
        ["plain-box", "crayons", PLAIN],
        ["bow-box", "crayons", DRESSED],
        ["bow", "bow", BOW, 0.72],
        ["three", "shelfThree", [PLAIN[0], 830]],
        ["five", "shelfFive", [DRESSED[0], 830]],
      ),
      { turn: "sam", to: 0.5, after: -0.05 },
      shelfShot(CUT),
      { hand: "bow", to: BOW, on: "bow", seconds: 0.45, arc: 30 },
      { sound: "pick", on: "bow", level: 0.6 },
    ],
  },
  {
    say: "Six and six. I pay three, no bow!",
    by: "sam",
    mood: "happy",
    pause: 1.8,
    cues: [
      { shot: "insert", of: [546, 756], after: -0.05, width: 290 },
      { hand: "plain-box", to: PLAIN, after: 0, seconds: 0.35, arc: 24 },
      { hand: "bow-box", to: DRESSED, on: "and", after: 0.1, seconds: 0.35, arc: 24 },
      { hand: "bow", to: BOW, on: "and", after: 0.1, seconds: 0.35, arc: 24 },
      { sound: "pick", after: 0.05, level: 0.5 },
      { sound: "pick", on: "and", after: 0.15, level: 0.5 },
      // No slice of them is beside him.
      ...["plain-box", "three", "bow-box", "five", "bow"].map((put) =>
        jump(put, OFF, { on: "pay", after: -0.15 }),
      ),
      { turn: "sam", to: 0.15, on: "pay", after: -0.15 },
      { shot: "close", of: [312, 850], on: "pay", after: -0.15, width: 380 },
      { wave: "sam", on: "no", after: -0.1 },
      { feel: "sam", as: "laugh", on: "bow", after: 0.3 },
    ],
  },
];
