import type { CueScript, StoryScript } from "#stage/story.ts";

/** Where the six coins lie on the counter. */
const COINS: [x: number, y: number][] = [0, 1, 2, 3, 4, 5].map((index) => [
  416 + (index % 3) * 54,
  index < 3 ? 996 : 1026,
]);

/** Mission 2, third clip: six coins buy a robot or a coat, and then it rains through the roof. */
export const rainInTheShop: StoryScript = {
  id: "missions/2/v3",
  place: "shop",
  cast: { pocket: [-160, 1130], crab: [640, 1072] },
  lines: [
    {
      say: "Look! I have six coins to spend!",
      mood: "wow",
      pause: 0.35,
      cues: [
        { shot: "wide", of: [360, 740], after: -0.6 },
        { put: "robot", thing: "robot", to: [450, 622], size: 1.25, after: -0.6 },
        { put: "coat", thing: "coat", to: [636, 624], size: 1.2, after: -0.6 },
        { put: "robot-tag", thing: "priceSix", to: [450, 726], after: -0.6 },
        { put: "coat-tag", thing: "priceSix", to: [636, 726], after: -0.6 },
        { go: "pocket", to: [210, 1130], by: "walk", seconds: 1.1, after: -0.5 },
        ...COINS.flatMap((to, index): CueScript[] => [
          {
            put: `coin-${index}`,
            thing: "coin",
            to: [270, 900],
            on: "six",
            after: index / 10,
            size: 0.8,
          },
          { hand: `coin-${index}`, to, on: "six", after: index / 10, seconds: 0.5 },
        ]),
        { shot: "insert", of: [450, 970], on: "coins" },
        { sound: "clink", on: "coins" },
        { sound: "clink", on: "spend", level: 0.4 },
      ],
    },
    {
      say: "The robot costs six coins.",
      mood: "happy",
      pause: 0.3,
      cues: [
        { shot: "close", of: "pocket" },
        { act: "lookUp" },
        { shot: "insert", of: [450, 665], on: "robot" },
        { sound: "pick", on: "robot" },
      ],
    },
    {
      say: "The coat costs six coins, too.",
      mood: "talking",
      pause: 0.4,
      cues: [
        { shot: "insert", of: [636, 665], by: "pan", seconds: 0.5 },
        { shot: "medium", of: [560, 780], on: "too", after: -0.3 },
      ],
    },
    {
      say: "Uh oh. Rain!",
      mood: "oops",
      pause: 2.3,
      cues: [
        { place: "rainyShop", after: -0.05 },
        { act: "stand" },
        { shot: "insert", of: [130, 560], after: -0.05 },
        { sound: "rustle", level: 0.5 },
        { act: "drenched", on: "rain", after: 0.15 },
        { shot: "medium", of: "pocket", on: "rain", after: 0.15 },
        { sound: "put", on: "rain", after: 0.45, level: 0.9 },
        { shot: "close", of: "pocket", on: "rain", after: 1.2 },
        { sound: "rustle", on: "rain", after: 1.6, level: 0.5 },
      ],
    },
    {
      say: "A wet otter smells like old socks!",
      mood: "oops",
      pause: 0.6,
      cues: [
        { act: "stand" },
        { shot: "wide", of: [400, 760] },
        { wave: "crab", on: "smells" },
        { shot: "close", of: "crab", on: "old" },
      ],
    },
    {
      say: "What should I buy first?",
      mood: "thinking",
      pause: 2.4,
      cues: [
        { act: "wonder" },
        { shot: "medium", of: "pocket" },
        { shot: "medium", of: [545, 740], on: "first", after: 0.3 },
        { shot: "close", of: "pocket", by: "cut", on: "first", after: 1.6 },
      ],
    },
    {
      say: "The coat! It is a need.",
      mood: "celebrating",
      pause: 1,
      cues: [
        { act: "point" },
        { shot: "wide", of: [400, 760] },
        { take: "coat-tag" },
        { hand: "coat", to: [210, 980], seconds: 0.7 },
        ...COINS.map((_, index): CueScript => ({
          hand: `coin-${index}`,
          to: [730 + (index % 3) * 30, 998 + (index > 2 ? 24 : 0)],
          after: (index + 1) / 10,
          seconds: 0.4,
        })),
        { sound: "clink", after: 0.4 },
        { take: "coat", after: 0.65 },
        { act: "wearCoat", after: 0.68 },
        { shot: "medium", of: "pocket", on: "need", after: -0.2 },
        { sound: "correct", on: "need", level: 0.3 },
      ],
    },
    {
      say: "The robot is a want. It can wait.",
      mood: "happy",
      pause: 0.5,
      cues: [
        { shot: "insert", of: [450, 665] },
        { shot: "close", of: "pocket", on: "it" },
      ],
    },
    {
      say: "Needs first, then wants!",
      mood: "celebrating",
      pause: 2.2,
      cues: [
        { shot: "wide", of: [380, 770] },
        { go: "glimm", to: [-60, 700], by: "cut" },
        { go: "glimm", to: [330, 780], by: "fly", seconds: 1, on: "first" },
        { party: true, on: "wants" },
        { sound: "correct", on: "wants", level: 0.35 },
        { shot: "medium", of: "pocket", on: "wants", after: 0.6 },
      ],
    },
  ],
};
