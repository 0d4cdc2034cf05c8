import type { CueScript, StoryScript } from "#stage/story.ts";
import { goneAt, jump, OFF } from "./cuts.ts";

const POCKET: [number, number] = [206, 1130];
/** Beside the counter, close to the crab. */
const AT_COUNTER: [number, number] = [264, 1204];
/** Nearer to the counter. */
const NEARER: [number, number] = [272, 1204];
const CRAB: [number, number] = [630, 1072];
const ROBOT: [number, number] = [450, 622];
const COAT: [number, number] = [600, 624];
/** Prices hang at the shelf, over the eyes of the crab. */
const PRICE_Y = 708;
/** So near that the crab's claw reaches him. */
const BEFORE_COUNTER: [number, number] = [316, 1212];
/** The shelf with the crab, the shop with both, and Pocket alone. */
const SHELF: [number, number] = [545, 750];
const SHOP: [number, number] = [430, 750];
const ALONE: [number, number] = [130, 908];
/** Where the six coins lie on the counter. */
const COINS: [x: number, y: number][] = [0, 1, 2, 3, 4, 5].map((index) => [
  416 + (index % 3) * 54,
  index < 3 ? 996 : 1026,
]);

/** What the shelf has, and its prices. */
const ON_SHELF: [put: string, to: [number, number]][] = [
  ["robot", ROBOT],
  ["coat", COAT],
  ["robot-tag", [ROBOT[0], PRICE_Y]],
  ["coat-tag", [COAT[0], PRICE_Y]],
];

/** It jumps on its shelf, as if it called. */
const call = (put: string, to: [number, number], on: string, after: number): CueScript => ({
  hand: put,
  to,
  on,
  after,
  seconds: 0.35,
  arc: 34,
});

/** Mission 2, third clip: six coins buy a robot or a coat, and then it rains through the roof. */
export const rainInTheShop: StoryScript = {
  id: "missions/2/v3",
  place: "shop",
  cast: { pocket: POCKET, crab: CRAB },
  lines: [
    {
      say: "Look! I have six coins to spend!",
      mood: "wow",
      pause: 0.35,
      cues: [
        { shot: "vista", of: [420, 720], after: -0.6 },
        { go: "pocket", to: AT_COUNTER, by: "cut", after: -0.6 },
        { go: "pocket", to: POCKET, by: "cut", on: "six", after: -0.1 },
        { put: "robot", thing: "robot", to: ROBOT, size: 1.25, after: -0.6 },
        { put: "coat", thing: "coat", to: COAT, size: 1.2, after: -0.6 },
        { put: "robot-tag", thing: "priceSix", to: [ROBOT[0], PRICE_Y], size: 0.8, after: -0.6 },
        { put: "coat-tag", thing: "priceSix", to: [COAT[0], PRICE_Y], size: 0.8, after: -0.6 },
        { act: "hop", after: -0.5 },
        { shot: "medium", of: [110, 900], on: "six", after: -0.1, from: "low" },
        { act: "payTen", on: "six", after: -0.1 },
        ...COINS.flatMap((to, index): CueScript[] => [
          {
            put: `coin-${index}`,
            thing: "coin",
            to: [322, 960],
            on: "six",
            after: index / 10,
            size: 0.8,
          },
          { hand: `coin-${index}`, to, on: "six", after: index / 10, seconds: 0.5 },
        ]),
        { shot: "insert", of: [330, 950], on: "coins", after: 0.15, width: 500 },
        // No slice of the shelf is beside them.
        ...ON_SHELF.map(([put]) => jump(put, OFF, { on: "coins", after: 0.15 })),
        ...ON_SHELF.map(([put, to]) => jump(put, to, { on: "spend", after: 0.3 })),
        { go: "crab", to: OFF, by: "cut", on: "coins", after: 0.15 },
        { go: "crab", to: CRAB, by: "cut", on: "spend", after: 0.3 },
        { sound: "clink", on: "coins" },
        { sound: "clink", on: "spend", level: 0.4 },
        { go: "pocket", to: AT_COUNTER, by: "cut", on: "spend", after: 0.3 },
        { shot: "full", of: SHOP, on: "spend", after: 0.3 },
      ],
    },
    {
      say: "The robot costs six coins.",
      mood: "happy",
      pause: 0.3,
      cues: [
        { act: "stand" },
        { go: "pocket", to: OFF, by: "cut", after: -0.05 },
        { shot: "medium", of: SHELF, after: -0.05 },
        call("robot", ROBOT, "robot", 0),
        { sound: "pick", on: "robot" },
        { shot: "insert", of: [ROBOT[0] - 30, 640], on: "costs", after: 0.1 },
        { go: "crab", to: [CRAB[0], 1230], by: "cut", on: "costs", after: 0.1 },
      ],
    },
    {
      say: "The coat costs six coins, too.",
      mood: "talking",
      pause: 0.4,
      cues: [
        // No slice of the robot is beside it.
        ...(["robot", "robot-tag"] as const).map((put) => jump(put, OFF, { after: 0 })),
        { shot: "insert", of: [COAT[0], 640] },
        jump("robot", ROBOT, { on: "too", after: -0.3 }),
        jump("robot-tag", [ROBOT[0], PRICE_Y], { on: "too", after: -0.3 }),
        call("coat", COAT, "coat", 0.1),
        // He can't decide.
        { go: "pocket", to: POCKET, by: "cut", on: "too", after: -0.3 },
        { act: "lookUp", on: "too", after: -0.3 },
        { go: "crab", to: OFF, by: "cut", on: "too", after: -0.3 },
        { shot: "medium", of: [164, 930], on: "too", after: -0.3, width: 380 },
        { sound: "pick", on: "too", after: -0.2, level: 0.6 },
      ],
    },
    {
      say: "Uh oh. Rain!",
      mood: "oops",
      pause: 2.3,
      cues: [
        { place: "rainyShop", after: -0.05 },
        { go: "crab", to: CRAB, by: "cut", after: -0.05 },
        { go: "pocket", to: POCKET, by: "cut", after: -0.05 },
        { act: "stand" },
        { shot: "insert", of: [125, 528], after: -0.05 },
        { sound: "rustle", level: 0.5 },
        { act: "drenched", on: "rain", after: 0.15 },
        { shot: "medium", of: ALONE, on: "rain", after: 0.15 },
        { sound: "put", on: "rain", after: 0.45, level: 0.9 },
        { shot: "close", of: "pocket", on: "rain", after: 1.2, from: "high" },
        { sound: "rustle", on: "rain", after: 1.6, level: 0.5 },
      ],
    },
    {
      say: "A wet otter smells like old socks!",
      mood: "oops",
      pause: 0.6,
      cues: [
        { act: "smell" },
        { shot: "full", of: [150, 860] },
        { feel: "crab", as: "sad", on: "smells" },
        { wave: "crab", on: "smells" },
        { go: "pocket", to: OFF, by: "cut", on: "smells", after: 0.05 },
        { go: "pocket", to: AT_COUNTER, by: "cut", on: "socks", after: -0.1 },
        { shot: "medium", of: [600, 900], on: "smells", after: 0.05 },
        { act: "emptyBag", on: "old" },
        { feel: "crab", as: "glad", on: "socks", after: 0.5 },
        { shot: "vista", of: [420, 720], on: "socks", after: -0.1 },
      ],
    },
    {
      say: "What should I buy first?",
      mood: "thinking",
      pause: 2.4,
      cues: [
        { go: "pocket", to: NEARER, by: "cut" },
        { act: "lookUp" },
        { shot: "full", of: [434, 780] },
        { drop: "raindrop", into: [312, 860], count: 5, seconds: 2 },
        call("robot", ROBOT, "should", 0.1),
        call("coat", COAT, "buy", 0.1),
        { shot: "close", of: "pocket", on: "first", after: 0.45 },
        { act: "catchDrop", on: "first", after: 0.45 },
        { go: "pocket", to: POCKET, by: "cut", on: "first", after: 0.45 },
        { shot: "medium", of: SHELF, on: "first", after: 1.6 },
        { go: "pocket", to: OFF, by: "cut", on: "first", after: 1.6 },
        call("robot", ROBOT, "first", 1.7),
        call("coat", COAT, "first", 2.05),
        { sound: "pick", on: "first", after: 1.7, level: 0.3 },
        { sound: "pick", on: "first", after: 2.05, level: 0.3 },
      ],
    },
    {
      say: "The coat! It is a need.",
      mood: "celebrating",
      pause: 1,
      cues: [
        { act: "point" },
        { go: "pocket", to: BEFORE_COUNTER, by: "cut" },
        { shot: "two", of: [478, 880], width: 690 },
        { take: "coat-tag" },
        // The crab holds it out, and he takes it.
        jump("coat", [500, 910], { after: 0 }),
        { hand: "coat", to: [440, 950], after: 0.1, seconds: 0.3, arc: 0 },
        { hand: "coat", to: [320, 1102], after: 0.6, seconds: 0.25, arc: 0 },
        ...COINS.map((_, index): CueScript => ({
          hand: `coin-${index}`,
          to: [590 + (index % 3) * 38, 1002 + (index > 2 ? 24 : 0)],
          after: (index + 1) / 10,
          seconds: 0.4,
          arc: 0,
        })),
        { sound: "whoosh", level: 0.4 },
        { sound: "clink", after: 0.4 },
        ...goneAt({ after: 0.82 }, "coat"),
        { act: "wearCoat", after: 0.8 },
        { go: "pocket", to: POCKET, by: "cut", on: "need", after: -0.2 },
        { shot: "medium", of: ALONE, on: "need", after: -0.2, from: "low" },
        { sound: "correct", on: "need", level: 0.3 },
      ],
    },
    {
      say: "The robot is a want. It can wait.",
      mood: "happy",
      pause: 0.5,
      cues: [
        { act: "point" },
        { go: "pocket", to: NEARER, by: "cut" },
        { shot: "full", of: [466, 800], width: 710 },
        call("robot", ROBOT, "robot", 0.1),
        { go: "crab", to: OFF, by: "cut", on: "it" },
        { shot: "close", of: "pocket", on: "it", from: "high" },
        { act: "stand", on: "it" },
        { go: "pocket", to: POCKET, by: "cut", on: "it" },
      ],
    },
    {
      say: "Needs first, then wants!",
      mood: "celebrating",
      pause: 2.9,
      cues: [
        { go: "crab", to: CRAB, by: "cut", on: "wants", after: 0.1 },
        { act: "dance" },
        { shot: "full", of: [150, 860] },
        { drop: "raindrop", into: [210, 850], count: 6, seconds: 1 },
        { sound: "correct", on: "wants", level: 0.35 },
        { shot: "close", of: [646, 966], on: "wants", after: 0.1 },
        {
          drop: "raindrop",
          into: [CRAB[0], 800],
          count: 8,
          on: "wants",
          after: -0.5,
          seconds: 1.5,
        },
        { wave: "crab", on: "wants", after: 0.3 },
        { sound: "put", on: "wants", after: 0.35, level: 0.8 },
        { go: "pocket", to: AT_COUNTER, by: "cut", on: "wants", after: 1.1 },
        { shot: "wide", of: SHOP, on: "wants", after: 1.1 },
        { act: "point", on: "wants", after: 1.1 },
        { take: "robot-tag", on: "wants", after: 1.1 },
        { hand: "robot", to: [CRAB[0], 694], on: "wants", after: 1.2, seconds: 0.5, arc: 120 },
        { sound: "pick", on: "wants", after: 1.65, level: 0.8 },
        // Both laugh about it.
        { go: "pocket", to: [300, 1240], by: "cut", on: "wants", after: 1.95 },
        { act: "clap", on: "wants", after: 1.95 },
        { feel: "crab", as: "laugh", on: "wants", after: 2.2 },
        { shot: "full", of: [506, 860], on: "wants", after: 1.95, from: "low", width: 716 },
        { drop: "raindrop", into: [CRAB[0], 640], count: 8, on: "wants", after: 1.5, seconds: 2 },
      ],
    },
  ],
};
