import { BESIDE_SHELF, shelfShot, toChild } from "../../../../story-parts/bridge/to-child.ts";
import { goneAt, jump, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import type { CueScript, LineScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

const CUT = { after: -0.05 };
/** What stands on the free part of the store's shelf: a toy, and three rolls, one on top. */
const DINO: [number, number] = [496, 744];
const ROLLS: [number, number][] = [
  [606, 772],
  [674, 772],
  [640, 703],
];
/** On the toy's head, where a roll is its hat. */
const ON_HEAD: [number, number] = [490, 640];

/** His six coins stay on the counter of the story. */
const COINS = Array.from({ length: 6 }, (_, index) => `coin-${index}`);

/** The rolls hop, one after the other. */
const hops = ROLLS.flatMap((to, index): CueScript<Known>[] => [
  { hand: `roll-${index}`, to, on: "toilet", after: index * 0.12, seconds: 0.35, arc: 30 },
]);

/** The same idea in a child's own life, for all ages: Sam sees what he wants, and first buys a need. */
export const sam: LineScript<Known>[] = [
  {
    say: "Ooh, a dino! I want it!",
    by: "sam",
    mood: "wow",
    pause: 0.3,
    cues: [
      ...toChild("store", ["sam", BESIDE_SHELF]),
      ...goneAt(CUT, "robot", ...COINS),
      ...thereAt(
        CUT,
        ["dino", "dino", DINO],
        ...ROLLS.map((to, index) => [`roll-${index}`, "roll", to] as const),
      ),
      { feel: "sam", as: "glad", after: -0.05 },
      { turn: "sam", to: 0.5, after: -0.05 },
      shelfShot(CUT),
      { hand: "dino", to: DINO, on: "dino", seconds: 0.45, arc: 30 },
      { sound: "pick", on: "dino", level: 0.5 },
    ],
  },
  {
    say: "We need toilet paper first. Dino, wait!",
    by: "sam",
    mood: "happy",
    pause: 1.8,
    cues: [
      // The rolls alone, then all again.
      jump("dino", OFF, CUT),
      { shot: "insert", of: [640, 752], after: -0.05, width: 270 },
      ...hops,
      { sound: "put", on: "toilet", after: 0.3, level: 0.5 },
      jump("dino", DINO, { on: "dino", after: -0.1 }),
      shelfShot({ on: "dino", after: -0.1 }),
      // The roll on top jumps onto the toy's head.
      { hand: "roll-2", to: ON_HEAD, on: "wait", after: 0.15, seconds: 0.5, arc: 110 },
      { sound: "whoosh", on: "wait", after: 0.15, level: 0.3 },
      { sound: "put", on: "wait", after: 0.6, level: 0.8 },
      { hand: "dino", to: DINO, on: "wait", after: 0.66, seconds: 0.3, arc: 14 },
      { hand: "roll-2", to: ON_HEAD, on: "wait", after: 0.66, seconds: 0.3, arc: 14 },
      { shot: "medium", of: [480, 790], on: "wait", after: 0.66, width: 520 },
      // No slice of a roll is beside them.
      jump("roll-1", OFF, { on: "wait", after: 0.66 }),
      { feel: "sam", as: "laugh", on: "wait", after: 0.75 },
    ],
  },
];
