import { goneAt, jump, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import { ABOVE, above } from "../../../../story-parts/from-above.ts";
import { bring, thousandths } from "../../../../story-parts/scenery.ts";
import type { CueScript, LineScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** On the kitchen table. */
const JAR: [number, number] = [494, 896];
const PLATE: [number, number] = [206, 950];
const TEN = Array.from({ length: 10 }, (_, index) => index);
const coinOnTable = (index: number): [number, number] => [
  182 + (index % 5) * 42,
  index < 5 ? 942 : 976,
];

const PAID: [number, number][] = [
  [-64, 150],
  [-20, 176],
  [24, 150],
  [-40, 206],
  [8, 212],
];
/** Coins that stay Pocket's: places on the table. */
const MINE: [number, number][] = [300, 342, 384, 426].map((x) => [x, 986]);
/** Seconds after the word 'lunch' at which the claw that sells lunch does something. */
const CLAW_S = { comes: -0.02, leaves: 0.5, takes: 0.72 };

export const AT_TABLE: [number, number] = [324, 952];

/** Needs come first: all coins are shared, the tummy growls, and lunch is paid. */
export const needsFirst: LineScript<Known>[] = [
  {
    say: "I'll share all my coins!",
    mood: "celebrating",
    pause: 0.7,
    cues: [
      { put: "jar", thing: "jarShare", to: JAR, size: 1.15, after: -1.2 },
      ...TEN.flatMap((index): CueScript<Known>[] => [
        {
          put: `coin-${index}`,
          thing: "coin",
          to: coinOnTable(index),
          size: 0.78,
          after: -1.2,
        },
        {
          hand: `coin-${index}`,
          to: [JAR[0], JAR[1] - 76],
          after: (10 + index * 15) / 100,
          seconds: 0.45,
          arc: 120,
        },
        { take: `coin-${index}`, after: (50 + index * 15) / 100 },
      ]),
      { act: "fillJar", after: -0.6 },
      { shot: "full", of: [366, 744], after: -0.6, width: 470 },
      { take: "jar", after: 1.6 },
      { put: "full", thing: "jarOfCoins", to: JAR, size: 1.15, after: 1.5 },
      { sound: "clink", after: 0.5 },
      { sound: "clink", after: 0.9, level: 0.4 },
      { sound: "clink", after: 1.4 },
    ],
  },
  {
    say: "Listen! Is that a bear?",
    mood: "wow",
    pause: 0.35,
    cues: [
      { act: "growl", after: -0.2 },
      { sound: "growl", after: -0.15, level: 1 },
      jump("full", OFF, { after: -0.2 }),
      { shot: "close", of: [344, 748], after: -0.2, width: 360 },
      // A paw behind his ear.
      { act: "listen", on: "is", after: -0.1 },
    ],
  },
  {
    say: "No. My tummy wants lunch!",
    mood: "oops",
    pause: 0.4,
    cues: [
      { act: "growl", after: -0.1 },
      jump("full", JAR, { after: -0.1 }),
      { shot: "two", of: [380, 778], after: -0.1, width: 430 },
      { sound: "growl", after: 0.1, level: 1 },
      ...[0.15, 0.5, 0.85].map((after): CueScript<Known> => ({
        hand: "full",
        to: JAR,
        after,
        seconds: 0.28,
        arc: 22,
      })),
      { sound: "clink", after: 0.3, level: 0.4 },
    ],
  },
  {
    say: "But my plate is empty!",
    mood: "oops",
    pause: 0.4,
    cues: [
      ...bring("plate", "plate", PLATE, 1.2),
      jump("full", JAR, { after: -0.05 }),
      { act: "emptyBag", after: -0.05 },
      { go: "pocket", to: OFF, by: "cut", after: -0.05 },
      // The empty plate from above, between two paws.
      ...thereAt(
        { after: -0.05 },
        ["cloth", "woodTop", ABOVE],
        ["plate-top", "plateTop", ABOVE],
        ["paw-left", "pawTop", above(-116, 196), 0.9],
        ["paw-right", "pawTop", above(116, 196), 0.9],
      ),
      { shot: "insert", of: ABOVE, after: -0.05, width: 330 },
      ...[0.15, 0.55].flatMap((after): CueScript<Known>[] =>
        (["left", "right"] as const).map((side): CueScript<Known> => ({
          hand: `paw-${side}`,
          to: above(side === "left" ? -116 : 116, 196),
          on: "empty",
          after,
          seconds: 0.3,
          arc: 26,
        })),
      ),
    ],
  },
  {
    say: "So I pay for lunch first.",
    mood: "talking",
    pause: 0.5,
    cues: [
      { act: "payTen" },
      { go: "pocket", to: AT_TABLE, by: "cut", after: -0.05 },
      ...goneAt({ after: -0.05 }, "paw-left", "paw-right"),
      jump("plate", OFF, { after: -0.05 }),
      { shot: "medium", of: [370, 760], after: -0.05, width: 420 },
      ...[0, 1, 2, 3, 4].flatMap((index): CueScript<Known>[] => [
        {
          put: `back-${index}`,
          thing: "coin",
          to: [JAR[0], JAR[1] - 76],
          size: 0.78,
          on: "pay",
          after: thousandths(index * 0.09 - 0.1),
        },
        {
          hand: `back-${index}`,
          to: [PLATE[0] + 96 + (index - 2) * 24, 968],
          on: "pay",
          after: thousandths(index * 0.09 - 0.05),
          seconds: 0.36,
          arc: 84,
        },
        { take: `back-${index}`, on: "lunch" },
      ]),
      { sound: "clink", on: "pay", after: 0.5 },
      { sound: "pick", on: "lunch", after: 0.3 },
      // A claw brings lunch and takes the coins for it.
      { go: "pocket", to: OFF, by: "cut", on: "lunch", after: -0.1 },
      ...thereAt(
        { on: "lunch", after: -0.1 },
        ...PAID.map(([x, y], index) => [`paid-${index}`, "coin", above(x, y + 130), 0.95] as const),
        ["pays", "pawTop", above(-20, 330), 0.9],
        ["claw", "clawTop", above(40, -330), -1],
        ["sandwich-top", "sandwichTop", above(40, -236), 0.9],
      ),
      { shot: "insert", of: ABOVE, on: "lunch", after: -0.1, width: 330 },
      // His paw pushes the coins up to the plate.
      ...PAID.map(([x, y], index): CueScript<Known> => ({
        hand: `paid-${index}`,
        to: above(x, y),
        on: "lunch",
        after: -0.06,
        seconds: 0.32,
        arc: 0,
      })),
      { hand: "pays", to: above(-20, 236), on: "lunch", after: -0.06, seconds: 0.32, arc: 0 },
      { hand: "pays", to: above(-20, 420), on: "lunch", after: 0.3, seconds: 0.3, arc: 0 },
      ...(
        [
          ["claw", above(0, -92)],
          ["sandwich-top", ABOVE],
        ] as const
      ).map(([hand, to]): CueScript<Known> => ({
        hand,
        to,
        on: "lunch",
        after: CLAW_S.comes,
        seconds: 0.42,
        arc: 0,
      })),
      {
        hand: "claw",
        to: above(126, 60),
        on: "lunch",
        after: CLAW_S.leaves,
        seconds: 0.22,
        arc: 0,
      },
      {
        hand: "claw",
        to: above(150, -380),
        on: "lunch",
        after: CLAW_S.takes,
        seconds: 0.5,
        arc: 0,
      },
      ...PAID.map(([x], index): CueScript<Known> => ({
        hand: `paid-${index}`,
        to: above(140 + x / 4, -330),
        on: "lunch",
        after: CLAW_S.takes,
        seconds: 0.5,
        arc: 0,
      })),
      ...thereAt({ on: "first", after: 0.3 }, ["lunch", "sandwich", [206, 920], 1.1]),
    ],
  },
  {
    say: "Then I share a little. One coin!",
    mood: "happy",
    pause: 0.4,
    cues: [
      { act: "stand" },
      jump("plate", PLATE, { after: 0 }),
      { go: "pocket", to: [316, 952], by: "cut" },
      ...goneAt(
        { after: 0 },
        "cloth",
        "plate-top",
        "claw",
        "pays",
        "sandwich-top",
        ...PAID.map((_, index) => `paid-${index}`),
      ),
      { shot: "medium", of: [366, 776], width: 480 },
      // One coin goes from his paw into the jar; four stay his.
      ...thereAt(
        { after: 0 },
        ["share", "jarShare", [JAR[0] + 24, JAR[1]], 1.05],
        ...MINE.map((spot, index) => [`mine-${index}`, "coin", spot, 0.72] as const),
      ),
      ...goneAt({ after: 0.01 }, "full"),
      { act: "payIn", on: "share", after: 0.1 },
      { put: "one", thing: "coin", to: [476, 640], size: 1.2, on: "share", after: 0.35 },
      {
        hand: "one",
        to: [JAR[0] + 24, JAR[1] + 20],
        on: "coin",
        after: -0.14,
        seconds: 0.4,
        arc: 40,
      },
      { sound: "clink", on: "coin" },
    ],
  },
  {
    say: "And I ask a grown-up I trust.",
    mood: "talking",
    pause: 0.7,
    cues: [
      { go: "grandma", to: [592, 962], by: "cut" },
      ...goneAt({ after: 0 }, "lunch", "plate"),
      { go: "pocket", to: [312, 952], by: "cut" },
      { act: "stand" },
      { turn: "pocket", to: 0.55 },
      { turn: "pocket", to: null, on: "trust", after: -0.2 },
      ...goneAt({ after: 0 }, "one", ...MINE.map((_, index) => `mine-${index}`)),
      jump("share", [452, 936], { after: 0 }),
      jump("share", OFF, { on: "trust", after: -0.2 }),
      { shot: "full", of: [452, 726], width: 500 },
      { wave: "grandma", on: "trust", after: -0.2 },
      { feel: "grandma", as: "laugh", on: "trust" },
      { go: "pocket", to: OFF, by: "cut", on: "trust", after: -0.2 },
      { shot: "close", of: "grandma", on: "trust", after: -0.2 },
      { sound: "correct", on: "trust", level: 0.25 },
    ],
  },
];
