import { goneAt, OFF, sceneAt, stayBehind, thereAt } from "../../../story-parts/cuts.ts";
import type { CueScript, StoryScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** A chest on the beach; Pocket stands in it. */
const CHEST: [number, number] = [180, 1196];
const IN_CHEST: [number, number] = [180, 1112];
const LID: [number, number] = [180, 1002];
/** Where coins land that fly out of it. */
const COINS: [number, number][] = [
  [-46, 1236],
  [0, 1286],
  [364, 1282],
  [408, 1232],
  [72, 1256],
  [300, 1250],
];
/** Deep in the chest, under its lid. */
const INSIDE: [number, number] = [180, 1180];
/** Where he meets a friend, and where her lifted hand is. */
const FRIEND: [number, number] = [900, 1156];
const MEETS: [number, number] = [1130, 1160];
const SLAP: [number, number] = [1022, 786];
/** The jar on the bench at home, and its rim. */
const JAR: [number, number] = [552, 958];
const RIM: [number, number] = [552, 770];

const wobble = (put: string, [x, y]: [number, number]): CueScript<Known>[] =>
  [-0.55, -0.4, -0.25, -0.12].map((after, index) => ({
    hand: put,
    to: [x + (index % 2 === 0 ? -9 : 9), y - (put === "lid" ? 8 : 0)],
    after,
    seconds: 0.12,
    arc: 10,
  }));

/** The intro: who Pocket is, what a treasure is, and what he will show. */
export const whatIsTreasure: StoryScript<Known> = {
  id: "onboarding/intro",
  place: "bay",
  cast: { pocket: OFF },
  lines: [
    {
      say: "Boo! I'm Pocket!",
      mood: "celebrating",
      pause: 0.4,
      cues: [
        { put: "gold", thing: "chestBack", to: OFF, after: -1.2 },
        { put: "chest", thing: "chestFront", to: CHEST, after: -1.2 },
        { put: "lid", thing: "chestLid", to: LID, after: -1.2 },
        { shot: "full", of: [180, 884], after: -0.6, width: 540, from: "low" },
        ...wobble("lid", LID),
        ...wobble("chest", CHEST),
        { sound: "put", after: -0.5, level: 0.6 },
        { sound: "put", after: -0.22, level: 0.6 },
        { go: "pocket", to: IN_CHEST, by: "cut" },
        { act: "popOut" },
        { hand: "chest", to: CHEST, seconds: 0.1, arc: 0 },
        { hand: "gold", to: CHEST, seconds: 0.001, arc: 0 },
        { hand: "lid", to: [200, -500], seconds: 0.55, arc: 0 },
        { sound: "whoosh", level: 0.7 },
        ...COINS.flatMap((to, index): CueScript<Known>[] => [
          {
            put: `coin-${index}`,
            thing: "coin",
            to: [to[0] < 180 ? 90 : 270, 990],
            size: 0.8,
            after: 0.02,
          },
          {
            hand: `coin-${index}`,
            to,
            after: (5 + index * 3) / 100,
            seconds: 0.7,
            arc: 190,
          },
        ]),
        { sound: "clink", after: 0.7 },
      ],
    },
    {
      say: "I love treasure. But what is treasure?",
      mood: "thinking",
      pause: 1.2,
      cues: [
        { act: "showCoin" },
        { shot: "close", of: [218, 870], after: -0.05 },
        // The lid gag in one shot: it comes down from above the picture.
        { shot: "full", of: [180, 820], on: "but", after: -0.1, from: "low", width: 540 },
        { sound: "clink", on: "love" },
        { act: "lidBonk", on: "what", after: 0.3 },
        { hand: "lid", to: [180, 300], on: "what", after: -0.3, seconds: 0.001, arc: 0 },
        { hand: "lid", to: [180, 760], on: "what", after: 0.38, seconds: 0.36, arc: 0 },
        { sound: "put", on: "what", after: 0.75, level: 1 },
        { hand: "lid", to: LID, on: "is", after: 0.91, seconds: 0.14, arc: 0 },
        { go: "pocket", to: INSIDE, by: "rise", seconds: 0.14, on: "is", after: 0.91 },
        { sound: "put", on: "is", after: 1.05, level: 1 },
        { act: "peekOut", on: "is", after: 0.94, hides: true },
        { hand: "lid", to: [180, 912], on: "is", after: 1.35, seconds: 0.22, arc: 0 },
        {
          shot: "close",
          of: [180, 980],
          by: "push",
          seconds: 0.5,
          on: "is",
          after: 1.2,
          width: 330,
        },
        { hand: "gold", to: OFF, on: "is", after: 1.29, seconds: 0.001, arc: 0 },
      ],
    },
    {
      say: "It can be a shiny coin.",
      mood: "happy",
      pause: 0.35,
      cues: [
        { go: "pocket", to: IN_CHEST, by: "rise", seconds: 0.12, after: -0.05 },
        { hand: "lid", to: [200, -500], seconds: 0.5, arc: 0, after: -0.05 },
        { hand: "gold", to: CHEST, after: -0.05, seconds: 0.001, arc: 0 },
        { act: "showCoin", after: 0 },
        { shot: "close", of: [190, 880], after: -0.05 },
        { sound: "whoosh", level: 0.4 },
        { sound: "clink", on: "shiny" },
        { act: "cheekCoin", on: "shiny", after: 0.1 },
        { put: "gleam", thing: "sparkle", to: [292, 806], on: "coin", size: 0.9 },
        { take: "gleam", on: "coin", after: 0.6 },
      ],
    },
    {
      say: "It can be a warm home.",
      mood: "happy",
      pause: 0.4,
      cues: [
        ...stayBehind("chest", "gold", "lid", ...COINS.map((_, index) => `coin-${index}`)),
        ...sceneAt("den", {
          pocket: [-260, 1226],
          mother: [-430, 1110],
          father: [-90, 1110],
        }),
        { light: 0.9, after: -0.05, seconds: 0.001 },
        { act: "hugTeddy", after: -0.05 },
        { feel: "father", as: "laugh", on: "warm" },
        { go: "pocket", to: [-260, 1316], by: "cut", after: -0.04, size: 1.12 },
        { go: "mother", to: [-408, 1110], seconds: 0.8, after: 0.05 },
        { go: "father", to: [-112, 1110], seconds: 0.8, after: 0.1 },
        { shot: "medium", of: [-260, 900], after: -0.05, width: 560 },
      ],
    },
    {
      say: "It can be a good friend.",
      mood: "celebrating",
      pause: 0.5,
      cues: [
        ...sceneAt("bay", {
          pocket: [MEETS[0] + 260, MEETS[1]],
          friend: FRIEND,
          mother: OFF,
          father: OFF,
          glimm: [1250, 660],
        }),
        { light: 0, after: -0.05, seconds: 0.001 },
        { act: "stand", after: -0.05 },
        { go: "pocket", to: MEETS, seconds: 0.62, after: -0.04 },
        { shot: "two", of: [1012, 850], after: -0.05, from: "low", width: 500 },
        { go: "glimm", to: [1070, 640], by: "fly", seconds: 1.1, after: 0.1 },
        { sound: "whoosh", level: 0.3 },
        { wave: "friend", on: "friend", after: -0.25 },
        { act: "highFive", on: "friend", after: -0.25 },
        { put: "slap", thing: "bang", to: SLAP, size: 0.6, on: "friend", after: 0.02 },
        { take: "slap", on: "friend", after: 0.3 },
        { feel: "friend", as: "laugh", on: "friend", after: 0.3 },
        { sound: "correct", on: "friend", level: 0.3 },
        { sound: "put", on: "friend", after: 0.05, level: 0.7 },
      ],
    },
    {
      say: "I can show you how it works.",
      mood: "wow",
      pause: 0.4,
      cues: [
        { act: "unfoldMap", after: -0.1 },
        { go: "friend", to: [FRIEND[0] - 6, FRIEND[1]], by: "cut", after: -0.1 },
        { go: "pocket", to: [1140, 1196], by: "cut", after: -0.1 },
        { go: "glimm", to: [956, 590], by: "fly", seconds: 0.8, after: -0.1 },
        { feel: "friend", as: "glad", after: -0.1 },
        { turn: "friend", to: 0.8, after: -0.1 },
        { shot: "full", of: [1030, 800], after: -0.1, width: 590 },
        { go: "friend", to: OFF, by: "cut", on: "how", after: -0.1 },
        { go: "glimm", to: [1240, 760], by: "cut", on: "how", after: -0.1 },
        { turn: "friend", to: null, on: "how" },
        { shot: "close", of: [1150, 960], on: "how", after: -0.1, width: 330 },
        { sound: "rustle", level: 0.3 },
      ],
    },
    {
      say: "You earn it.",
      mood: "talking",
      pause: 0.5,
      cues: [
        ...sceneAt("yard", { pocket: [1210, 1130], mother: [936, 1120], friend: OFF, glimm: OFF }, [
          ["wage", "coin", [1112, 984], 0.95],
        ]),
        { act: "earnCoin", after: -0.05 },
        { shot: "full", of: [1086, 800], after: -0.05, width: 540 },
        ...goneAt({ after: 0.5 }, "wage"),
        { feel: "mother", as: "laugh", after: 0.6 },
        { sound: "rustle", level: 0.4 },
        { sound: "clink", after: 0.5 },
      ],
    },
    {
      say: "You save it.",
      mood: "talking",
      pause: 0.7,
      cues: [
        ...sceneAt("den", { pocket: [370, 1150], mother: OFF }, [["jar", "saveJar", JAR, 0.66]]),
        { act: "dropCoins", after: -0.05 },
        { shot: "full", of: [448, 810], after: -0.05, width: 476 },
        ...[0, 1, 2, 3].flatMap((index): CueScript<Known>[] => [
          ...thereAt({ after: (3 + index * 26) / 100 }, [`saved-${index}`, "coin", RIM, 0.5]),
          {
            hand: `saved-${index}`,
            to: [JAR[0] + (index % 2 === 0 ? -26 : 5), JAR[1] - 21 - (index > 1 ? 28 : 0)],
            after: (4 + index * 26) / 100,
            seconds: 0.3,
            arc: 0,
          },
          { sound: "clink", after: (32 + index * 26) / 100, level: 0.6 },
        ]),
      ],
    },
    {
      say: "And you share it.",
      mood: "happy",
      pause: 0.6,
      cues: [
        ...stayBehind("jar", "saved-0", "saved-1", "saved-2", "saved-3"),
        ...sceneAt("starBeach", { pocket: [872, 1140], friend: [640, 1130], glimm: [796, 500] }),
        { act: "handCoin", after: -0.05 },
        { feel: "friend", as: "glad", after: -0.05 },
        { shot: "two", of: [764, 770], after: -0.05, width: 550 },
        ...thereAt({ after: 0.7 }, ["shared", "coin", [716, 1002], 0.95]),
        { feel: "friend", as: "laugh", after: 0.75 },
        { go: "glimm", to: [790, 466], by: "fly", seconds: 0.6, after: 0.7 },
        { put: "joy", thing: "sparkle", to: [716, 930], size: 1.1, after: 0.75 },
        { sound: "clink", after: 0.7 },
        { sound: "correct", after: 0.8, level: 0.3 },
      ],
    },
    {
      say: "Come with me! My map knows the way.",
      mood: "celebrating",
      pause: 0.7,
      cues: [
        ...stayBehind("shared", "joy"),
        ...sceneAt("bay", { pocket: [130, 1146], friend: OFF, glimm: OFF }),
        { act: "marchMap", after: -0.05, hides: true },
        { shot: "close", of: "pocket", after: -0.05 },
        { shot: "full", of: [350, 790], on: "map", after: -0.05, width: 540 },
        { go: "pocket", to: [438, 1146], by: "drive", seconds: 2.5, after: -0.02 },
        { go: "glimm", to: [250, 690], by: "cut", on: "map", after: -0.05 },
        { go: "glimm", to: [330, 680], by: "fly", seconds: 0.9, on: "map" },
        { act: "mapBump", on: "way", after: 0.45, hides: true },
        { put: "bang", thing: "bang", to: [530, 960], size: 0.9, on: "way", after: 0.42 },
        { take: "bang", on: "way", after: 0.75 },
        { drop: "leaf", into: [480, 1180], count: 5, seconds: 2, on: "way", after: 0.5 },
        { sound: "put", on: "way", after: 0.45, level: 1 },
        { sound: "rustle", on: "way", after: 0.9, level: 0.4 },
      ],
    },
    {
      say: "Oops! This way! Come on!",
      mood: "celebrating",
      pause: 2,
      cues: [
        { act: "thisWay", on: "this", after: -0.05 },
        { go: "pocket", to: [400, 1160], by: "cut", on: "this", after: -0.05 },
        { shot: "full", of: [330, 900], on: "this", after: -0.05, from: "low" },
        { go: "glimm", to: [200, 800], by: "fly", seconds: 0.5, on: "this" },
        { go: "pocket", to: [250, 1190], seconds: 0.6, on: "come", after: -0.1 },
        { act: "beckon", on: "come", after: 0.4 },
        { go: "glimm", to: [376, 740], by: "fly", seconds: 0.6, on: "come" },
        // They set off along the beach.
        { act: "stand", on: "come", after: 1.2 },
        { go: "pocket", to: [216, 1200], by: "cut", on: "come", after: 1.2 },
        { go: "pocket", to: [340, 1200], seconds: 1.8, on: "come", after: 1.22 },
        { go: "glimm", to: [330, 780], by: "cut", on: "come", after: 1.2 },
        { go: "glimm", to: [470, 760], by: "fly", seconds: 1.8, on: "come", after: 1.22 },
        { shot: "full", of: [300, 860], on: "come", after: 1.2, width: 500 },
        { sound: "correct", on: "come", after: 0.4, level: 0.35 },
      ],
    },
  ],
};
