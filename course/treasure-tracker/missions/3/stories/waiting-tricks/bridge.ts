import { BESIDE_SHELF, shelfShot, toChild } from "../../../../story-parts/bridge/to-child.ts";
import { goneAt, jump, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import type { LineScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

const CUT = { after: -0.05 };
/** On the free part of the store's shelf, with its price below. */
const DINO: [number, number] = [520, 744];
const PRICE: [number, number] = [520, 830];

/** The same idea in a child's own life, for all ages: Sam's dino of the mission before is his goal. */
export const sam: LineScript<Known>[] = [
  {
    say: "My goal: this dino, for seven coins!",
    by: "sam",
    mood: "happy",
    pause: 0.35,
    cues: [
      ...toChild("store", ["sam", BESIDE_SHELF]),
      { light: 0, after: -0.05, seconds: 0.01 },
      ...goneAt(CUT, "chest", "coin"),
      ...thereAt(CUT, ["dino", "dino", DINO], ["tag", "shelfSeven", PRICE]),
      { turn: "sam", to: 0.5, after: -0.05 },
      shelfShot(CUT),
      { hand: "dino", to: DINO, on: "dino", seconds: 0.45, arc: 30 },
      { sound: "pick", on: "dino", level: 0.5 },
      { hand: "tag", to: PRICE, on: "seven", seconds: 0.35, arc: 16 },
      { sound: "put", on: "seven", level: 0.5 },
    ],
  },
  {
    say: "One more week. I wait. Can you, dino?",
    by: "sam",
    mood: "talking",
    pause: 1.9,
    cues: [
      jump("dino", OFF, CUT),
      jump("tag", OFF, CUT),
      { turn: "sam", to: 0.15, after: -0.05 },
      { shot: "close", of: [312, 850], after: -0.05, width: 380 },
      { turn: "sam", to: 0.5, on: "can", after: -0.1 },
      jump("dino", DINO, { on: "can", after: -0.1 }),
      jump("tag", PRICE, { on: "can", after: -0.1 }),
      shelfShot({ on: "can", after: -0.1 }),
      // It waits, too: asleep.
      jump("dino", OFF, { on: "dino", after: 0.4 }),
      ...thereAt({ on: "dino", after: 0.4 }, ["sleeper", "dinoAsleep", DINO]),
      { sound: "growl", on: "dino", after: 0.5, level: 0.25 },
      { shot: "medium", of: [452, 800], on: "dino", after: 0.4, width: 470 },
      { feel: "sam", as: "laugh", on: "dino", after: 1 },
    ],
  },
];
