import { goneAt, jump, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import { thousandths } from "../../../../story-parts/scenery.ts";
import type { CueScript, LineScript, NamesOf } from "#stage/story/story.ts";
import { BESIDE_SHELF, shelfShot, toChild } from "../../../../story-parts/bridge/to-child.ts";
import type { kit } from "./kit.ts";

/* The same idea in a child's own life, at the end of the story. */

type Known = NamesOf<typeof kit>;

/** What stands on the free part of the store's shelf. */
const ROBOT: [number, number] = [484, 738];
const BALL: [number, number] = [604, 756];
const CANDY: [number, number] = [540, 718];
const CUT = { after: -0.05 };

const LEFT_BEHIND: CueScript<Known>[] = goneAt(
  CUT,
  "horn",
  "loud",
  "plugged",
  "hat-again",
  "book-again",
  "bought",
  "price-hat",
  "price-book",
  "sock",
);

/** For children of 7 to 10: Sam picks a robot, and the ball would like to come. */
export const sam: LineScript<Known>[] = [
  {
    say: "Robot or ball? I can pay for one.",
    by: "sam",
    mood: "thinking",
    pause: 0.4,
    cues: [
      ...toChild("store", ["sam", BESIDE_SHELF]),
      ...LEFT_BEHIND,
      ...thereAt(CUT, ["robot", "robot", ROBOT, 1.3], ["ball", "ball", BALL, 1.08]),
      { turn: "sam", to: 0.5, after: -0.05 },
      shelfShot(CUT),
      { hand: "robot", to: ROBOT, on: "robot", seconds: 0.4, arc: 30 },
      { hand: "ball", to: BALL, on: "ball", seconds: 0.4, arc: 30 },
      { sound: "pick", on: "robot", level: 0.5 },
      { sound: "pick", on: "ball", level: 0.5 },
      jump("robot", OFF, { on: "i", after: -0.1 }),
      { shot: "close", of: [300, 850], on: "i", after: -0.1, width: 370 },
      { turn: "sam", to: 0.15, on: "i", after: -0.1 },
    ],
  },
  {
    say: "Robot! Bye, ball.",
    by: "sam",
    mood: "happy",
    pause: 1.8,
    cues: [
      { shot: "full", of: [440, 850], after: -0.05, width: 596 },
      jump("robot", ROBOT, CUT),
      { turn: "sam", to: 0.5, after: -0.05 },
      { hand: "robot", to: [436, 1040], after: 0, seconds: 0.5, arc: 60 },
      { sound: "whoosh", level: 0.3 },
      { sound: "put", after: 0.5, level: 0.6 },
      // It hops off the shelf and comes along.
      { hand: "ball", to: [620, 1116], on: "bye", after: 0.3, seconds: 0.45, arc: 50 },
      { hand: "ball", to: [548, 1116], on: "bye", after: 0.8, seconds: 0.4, arc: 80 },
      { sound: "put", on: "bye", after: 0.75, level: 0.6 },
      { sound: "put", on: "bye", after: 1.2, level: 0.5 },
      { feel: "sam", as: "laugh", on: "ball", after: 0.8 },
    ],
  },
];

/** The candy's lamps blink: every so many seconds the other ones are lit. */
const BLINK_S = 0.4;
const blinks: CueScript<Known>[] = Array.from({ length: 8 }, (_, index) => {
  const at = { after: thousandths(index * BLINK_S) };
  return [
    jump("candy-on", index % 2 === 0 ? OFF : CANDY, at),
    jump("candy-off", index % 2 === 0 ? CANDY : OFF, at),
  ];
}).flat();

/** For children of 3 to 6: what blinks at Lu gets a still hand. */
export const lu: LineScript<Known>[] = [
  {
    say: "Blink, blink! I say stop.",
    by: "lu",
    mood: "happy",
    pause: 1.6,
    cues: [
      ...toChild("store", ["father", [172, 1150]], ["friend", [356, 1172], 0.84]),
      ...LEFT_BEHIND,
      ...thereAt(CUT, ["candy-on", "candyOn", CANDY]),
      { put: "candy-off", thing: "candyOff", to: OFF, after: -0.6 },
      ...blinks,
      { turn: "friend", to: 0.5, after: -0.05 },
      { turn: "father", to: 0.5, after: -0.05 },
      { shot: "wide", of: [336, 870], after: -0.05, width: 640 },
      { sound: "pick", after: 0, level: 0.4 },
      { sound: "pick", after: 0.4, level: 0.4 },
      { shot: "medium", of: [474, 880], on: "say", after: -0.15, width: 430 },
      { turn: "friend", to: 0.15, on: "say", after: -0.15 },
      { wave: "friend", stops: true, on: "stop", after: -0.25 },
      { sound: "put", on: "stop", level: 0.6 },
    ],
  },
];
