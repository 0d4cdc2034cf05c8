import { goneAt, jump, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import type { CueScript, StoryScript, NamesOf } from "#stage/story/story.ts";
import { sam } from "./bridge.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

type Shot = Extract<CueScript<Known>, { shot: unknown }>;

const POCKET: [number, number] = [206, 1130];
/** Beside the counter, close to the crab. */
const AT_COUNTER: [number, number] = [268, 1204];
const CRAB: [number, number] = [566, 1072];
/** On the shelf, over and between both heads. */
const ROBOT: [number, number] = [402, 612];
const COAT: [number, number] = [558, 614];
/** Prices hang at the shelf, over the eyes of the crab. */
const PRICE_Y = 700;
/** Both things, the shop with both actors, and Pocket alone. */
const SHELF: Shot = { shot: "insert", of: [480, 606], width: 370 };
const SHOP: Shot = { shot: "full", of: [446, 758], width: 664 };
const ALONE: Shot = { shot: "full", of: [206, 868], width: 370 };
/** The hole in the roof, and his head under it. */
const HOLE: [number, number] = [206, 246];
const WET: [number, number] = [206, 720];
/** Where the six coins lie on the counter. */
const COINS: [x: number, y: number][] = [0, 1, 2, 3, 4, 5].map((index) => [
  424 + (index % 3) * 58,
  index < 3 ? 996 : 1028,
]);

/** What the shelf has, and its prices. */
const ON_SHELF: [put: string, to: [number, number]][] = [
  ["robot", ROBOT],
  ["coat", COAT],
  ["robot-tag", [ROBOT[0], PRICE_Y]],
  ["coat-tag", [COAT[0], PRICE_Y]],
];

/** It jumps on its shelf, as if it called. */
const call = (put: string, to: [number, number], on: string, after: number): CueScript<Known> => ({
  hand: put,
  to,
  on,
  after,
  seconds: 0.35,
  arc: 34,
});

/** Mission 2, third clip: six coins buy a robot or a coat, and then it rains through the roof. */
export const rainInTheShop: StoryScript<Known> = {
  id: "missions/2/v3",
  place: "shop",
  cast: { pocket: POCKET, crab: CRAB },
  lines: [
    {
      say: "Look! I have six coins to spend!",
      mood: "wow",
      pause: 0.35,
      cues: [
        { ...SHOP, after: -0.6 },
        { go: "pocket", to: AT_COUNTER, by: "cut", after: -0.6 },
        { go: "pocket", to: POCKET, by: "cut", on: "six", after: -0.1 },
        { put: "robot", thing: "robot", to: ROBOT, size: 1.35, after: -1.2 },
        { put: "coat", thing: "coat", to: COAT, size: 1.35, after: -1.2 },
        { put: "robot-tag", thing: "priceSix", to: [ROBOT[0], PRICE_Y], size: 0.8, after: -1.2 },
        { put: "coat-tag", thing: "priceSix", to: [COAT[0], PRICE_Y], size: 0.8, after: -1.2 },
        { act: "hop", after: -0.5 },
        // He alone; then he counts them onto the counter, under what they can buy.
        { shot: "medium", of: [186, 900], on: "six", after: -0.1, width: 390, from: "low" },
        // No slice of the robot is beside him.
        ...ON_SHELF.slice(0, 3).map(([put]) => jump(put, OFF, { on: "six", after: -0.1 })),
        ...ON_SHELF.map(([put, to]) => jump(put, to, { on: "spend", after: -0.15 })),
        { ...SHOP, on: "spend", after: -0.15 },
        { go: "pocket", to: [252, 1170], by: "cut", on: "spend", after: -0.15 },
        { act: "payTen", on: "spend", after: -0.15 },
        ...COINS.flatMap((to, index): CueScript<Known>[] => [
          {
            put: `coin-${index}`,
            thing: "coin",
            to: [356, 960],
            on: "spend",
            after: (index * 8 - 13) / 100,
            size: 0.86,
          },
          {
            hand: `coin-${index}`,
            to,
            on: "spend",
            after: (index * 8 - 13) / 100,
            seconds: 0.35,
          },
        ]),
        { sound: "clink", on: "spend" },
        { sound: "clink", on: "spend", after: 0.35, level: 0.4 },
      ],
    },
    {
      say: "The robot costs six coins.",
      mood: "happy",
      pause: 0.3,
      cues: [
        { act: "stand" },
        { go: "pocket", to: OFF, by: "cut", after: -0.05 },
        // Both, side by side: that is the choice.
        { go: "crab", to: OFF, by: "cut", after: -0.05 },
        { ...SHELF, after: -0.05 },
        call("robot", ROBOT, "robot", 0),
        { sound: "pick", on: "robot" },
      ],
    },
    {
      say: "The coat costs six coins, too.",
      mood: "talking",
      pause: 0.4,
      cues: [
        { go: "crab", to: CRAB, by: "cut" },
        { wave: "crab", on: "coat" },
        { shot: "full", of: [524, 760], width: 480 },
        call("coat", COAT, "coat", 0.1),
        // He can't decide.
        { go: "pocket", to: POCKET, by: "cut", on: "too", after: -0.3 },
        { act: "lookUp", on: "too", after: -0.3 },
        { go: "crab", to: OFF, by: "cut", on: "too", after: -0.3 },
        { shot: "medium", of: [218, 930], on: "too", after: -0.3, width: 350 },
        ...ON_SHELF.map(([put]) => jump(put, OFF, { on: "too", after: -0.3 })),
        { sound: "pick", on: "too", after: -0.2, level: 0.6 },
      ],
    },
    {
      say: "Uh oh. Rain!",
      mood: "oops",
      pause: 2.3,
      cues: [
        { place: "rainyShop", after: -0.05 },
        { go: "pocket", to: POCKET, by: "cut", after: -0.05 },
        { act: "stand" },
        // It rains outside, and through a hole in the roof.
        { shot: "insert", of: [146, 420], after: -0.05, width: 316 },
        ...[0, 1, 2].flatMap((index): CueScript<Known>[] => [
          ...thereAt({ after: index * 0.3 }, [`drip-${index}`, "raindrop", HOLE, 1.1]),
          { hand: `drip-${index}`, to: WET, after: index * 0.3 + 0.02, seconds: 0.5, arc: 0 },
          ...goneAt({ after: index * 0.3 + 0.5 }, `drip-${index}`),
        ]),
        { sound: "rustle", level: 0.5 },
        { act: "drenched", on: "rain", after: 0.15 },
        { ...ALONE, on: "rain", after: 0.15 },
        { sound: "put", on: "rain", after: 0.45, level: 0.9 },
        { sound: "rustle", on: "rain", after: 1.6, level: 0.5 },
      ],
    },
    {
      say: "A wet otter smells like old socks!",
      mood: "oops",
      pause: 0.6,
      cues: [
        // He shakes the water off, and the crab turns away from the smell.
        { act: "drenched", after: -0.35 },
        { go: "pocket", to: AT_COUNTER, by: "cut", after: -0.05 },
        { go: "crab", to: CRAB, by: "cut", after: -0.05 },
        ...ON_SHELF.map(([put, to]) => jump(put, to, { after: -0.05 })),
        { ...SHOP, after: -0.05 },
        { feel: "crab", as: "sad", on: "smells" },
        { turn: "crab", to: 0.9, on: "smells" },
        { wave: "crab", on: "smells" },
        { put: "stink-1", thing: "steam", to: [336, 790], on: "smells", size: 1.3 },
        { put: "stink-2", thing: "steam", to: [150, 760], on: "like", size: 1.1 },
        { act: "emptyBag", on: "socks", after: 0.2 },
        { feel: "crab", as: "glad", on: "socks", after: 0.7 },
        { turn: "crab", to: null, on: "socks", after: 0.7 },
        { take: "stink-1", on: "socks", after: 0.7 },
        { take: "stink-2", on: "socks", after: 0.7 },
      ],
    },
    {
      say: "What should I buy first?",
      mood: "thinking",
      pause: 2.4,
      cues: [
        { go: "pocket", to: POCKET, by: "cut" },
        { go: "crab", to: OFF, by: "cut" },
        ...ON_SHELF.map(([put]) => jump(put, OFF, { after: 0 })),
        { act: "catchDrop" },
        { shot: "close", of: [222, 900], width: 330 },
        ...ON_SHELF.map(([put, to]) => jump(put, to, { on: "first", after: 1 })),
        { ...SHELF, on: "first", after: 1 },
        { go: "pocket", to: OFF, by: "cut", on: "first", after: 1 },
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
        { go: "pocket", to: AT_COUNTER, by: "cut" },
        { go: "crab", to: CRAB, by: "cut" },
        { shot: "two", of: [430, 810], width: 620 },
        { take: "coat-tag" },
        // The crab holds it out, and he takes it.
        jump("coat", [470, 900], { after: 0 }),
        { hand: "coat", to: [400, 940], after: 0.1, seconds: 0.3, arc: 0 },
        { hand: "coat", to: [250, 1094], after: 0.6, seconds: 0.25, arc: 0 },
        ...COINS.map((_, index): CueScript<Known> => ({
          hand: `coin-${index}`,
          to: [560 + (index % 3) * 46, 1002 + (index > 2 ? 26 : 0)],
          after: (index + 1) / 10,
          seconds: 0.4,
          arc: 0,
        })),
        { sound: "whoosh", level: 0.4 },
        { sound: "clink", after: 0.4 },
        ...goneAt({ after: 0.82 }, "coat"),
        { act: "wearCoat", after: 0.8 },
        { go: "pocket", to: POCKET, by: "cut", on: "need", after: -0.2 },
        { go: "crab", to: OFF, by: "cut", on: "need", after: -0.2 },
        { ...ALONE, on: "need", after: -0.2, from: "low" },
        jump("robot", OFF, { on: "need", after: -0.2 }),
        jump("robot-tag", OFF, { on: "need", after: -0.2 }),
        { sound: "correct", on: "need", level: 0.3 },
      ],
    },
    {
      say: "The robot is a want. It can wait.",
      mood: "happy",
      pause: 0.5,
      cues: [
        { act: "point" },
        { go: "pocket", to: AT_COUNTER, by: "cut" },
        { go: "crab", to: CRAB, by: "cut" },
        jump("robot", ROBOT, { after: -0.01 }),
        jump("robot-tag", [ROBOT[0], PRICE_Y], { after: -0.01 }),
        { ...SHOP },
        call("robot", ROBOT, "robot", 0.1),
        // He waves it good-bye.
        { act: "sailIn", on: "it" },
        { turn: "pocket", to: 0.6, on: "it" },
      ],
    },
    {
      say: "Needs first, then wants!",
      mood: "celebrating",
      pause: 2.9,
      cues: [
        { act: "dance" },
        { turn: "pocket", to: null },
        { go: "pocket", to: POCKET, by: "cut" },
        { go: "crab", to: OFF, by: "cut" },
        { go: "crab", to: CRAB, by: "cut", on: "wants", after: 0.1 },
        { go: "pocket", to: OFF, by: "cut", on: "wants", after: 0.1 },
        jump("robot", OFF, { after: 0 }),
        jump("robot-tag", OFF, { after: 0 }),
        jump("robot", ROBOT, { on: "wants", after: 1.1 }),
        { ...ALONE, width: 440 },
        { drop: "raindrop", into: [210, 850], count: 6, seconds: 1 },
        { sound: "correct", on: "wants", level: 0.35 },
        { shot: "close", of: [566, 880], on: "wants", after: 0.1, width: 390 },
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
        { ...SHOP, on: "wants", after: 1.1 },
        { act: "point", on: "wants", after: 1.1 },
        { take: "robot-tag", on: "wants", after: 1.1 },
        { hand: "robot", to: [CRAB[0], 694], on: "wants", after: 1.2, seconds: 0.5, arc: 120 },
        { sound: "pick", on: "wants", after: 1.65, level: 0.8 },
        // Both laugh about it.
        { act: "clap", on: "wants", after: 1.95 },
        { feel: "crab", as: "laugh", on: "wants", after: 2.2 },
        { drop: "raindrop", into: [CRAB[0], 640], count: 6, on: "wants", after: 1.5, seconds: 1.2 },
      ],
    },
    ...sam,
  ],
};
