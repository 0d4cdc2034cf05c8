import { toChild } from "../../../../story-parts/bridge/to-child.ts";
import { goneAt, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import type { LineScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** On the farmer's ground, in the one ending or the other. */
const LEFT_BEHIND = ["all", "basket", "new", "broken", "carrot-0", "carrot-1", "carrot-2"];
const CUT = { after: -0.05 };
/** Where Sam and Lu are in the yard, and the toy in his hand, before her and on her lap. */
const SAM: [number, number] = [990, 1140];
const LU: [number, number] = [1372, 1150];
const IN_HAND: [number, number] = [1136, 1010];
const UP: [number, number] = [1246, 900];
const ON_LAP: [number, number] = [1354, 992];

/** The same idea in a child's own life, for all ages: Sam shares a thing, and asks whether it helps. */
export const sam: LineScript<Known>[] = [
  {
    say: "You look sad, Lu. Want to hug my dino?",
    by: "sam",
    mood: "talking",
    pause: 0.5,
    cues: [
      ...toChild("yard", ["sam", SAM], ["friend", LU]),
      { go: "farmer", to: OFF, by: "cut", after: -0.05 },
      ...goneAt(CUT, ...LEFT_BEHIND),
      ...thereAt(CUT, ["dino", "dino", IN_HAND]),
      { feel: "friend", as: "sad", after: -0.05 },
      { turn: "sam", to: 0.5, after: -0.05 },
      { turn: "friend", to: -0.5, after: -0.05 },
      { shot: "wide", of: [1178, 850], after: -0.05, width: 640 },
      { shot: "medium", of: [1078, 880], on: "want", after: -0.1, width: 376 },
      { hand: "dino", to: IN_HAND, on: "dino", seconds: 0.4, arc: 24 },
    ],
  },
  {
    say: "Yes! Roar! That helps!",
    by: "lu",
    mood: "happy",
    pause: 1.6,
    cues: [
      { shot: "wide", of: [1178, 850], after: -0.05, width: 640 },
      { feel: "friend", as: "glad", after: -0.05 },
      { hand: "dino", to: ON_LAP, after: 0, seconds: 0.4, arc: 60 },
      { sound: "whoosh", level: 0.3 },
      { hand: "dino", to: UP, on: "roar", after: -0.1, seconds: 0.25, arc: 0 },
      { sound: "growl", on: "roar", level: 0.6 },
      { feel: "sam", as: "wow", on: "roar", after: 0.1 },
      { hand: "dino", to: ON_LAP, on: "helps", after: 0.1, seconds: 0.35, arc: 0 },
      { shot: "two", of: [1178, 850], on: "helps", after: 0.1, width: 580 },
      { feel: "sam", as: "laugh", on: "helps", after: 0.3 },
      { feel: "friend", as: "laugh", on: "helps", after: 0.6 },
    ],
  },
];
