import type { CueScript, StoryScript } from "#stage/story.ts";
import { OFF, sceneAt, stayBehind } from "./cuts.ts";

/** A chest on the beach; Pocket stands in it. */
const CHEST: [number, number] = [180, 1196];
const IN_CHEST: [number, number] = [180, 1112];
const LID: [number, number] = [180, 1002];
const BEACH: [number, number] = [180, 790];
/** Where coins land that fly out of it. */
const COINS: [number, number][] = [
  [-110, 1230],
  [-60, 1300],
  [420, 1296],
  [470, 1226],
  [-130, 1330],
  [500, 1326],
];
/** Where a friend meets him. */
const MEETS: [number, number] = [722, 1160];
const FRIEND: [number, number] = [942, 1156];
const GLIMM: [number, number] = [836, 700];
/** The jar on the bench at home. */
const JAR: [number, number] = [515, 958];

const wobble = (put: string, [x, y]: [number, number]): CueScript[] =>
  [-0.55, -0.4, -0.25, -0.12].map((after, index) => ({
    hand: put,
    to: [x + (index % 2 === 0 ? -9 : 9), y - (put === "lid" ? 8 : 0)],
    after,
    seconds: 0.12,
    arc: 10,
  }));

/** The intro: who Pocket is, what a treasure is, and what he will show. */
export const whatIsTreasure: StoryScript = {
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
        { shot: "medium", of: [180, 990], after: -0.6 },
        ...wobble("lid", LID),
        ...wobble("chest", CHEST),
        { sound: "put", after: -0.5, level: 0.6 },
        { sound: "put", after: -0.22, level: 0.6 },
        { go: "pocket", to: IN_CHEST, by: "cut" },
        { act: "popOut" },
        { shot: "full", of: BEACH },
        { hand: "chest", to: CHEST, seconds: 0.1, arc: 0 },
        { hand: "gold", to: CHEST, seconds: 0.001, arc: 0 },
        { hand: "lid", to: [200, -500], seconds: 0.55, arc: 0 },
        { sound: "whoosh", level: 0.7 },
        ...COINS.flatMap((to, index): CueScript[] => [
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
        { shot: "medium", of: [180, 930] },
        { sound: "clink", on: "love" },
        { act: "lidBonk", on: "what", after: 0.3 },
        { shot: "full", of: [180, 720], on: "what", after: -0.1 },
        { hand: "lid", to: [180, 706], on: "what", after: 0.35, seconds: 0.4, arc: 0 },
        { hand: "lid", to: [640, 1180], on: "what", after: 0.8, seconds: 0.55, arc: 260 },
        { sound: "put", on: "what", after: 0.75, level: 1 },
        { sound: "oops", on: "what", after: 0.9, level: 0.5 },
      ],
    },
    {
      say: "It can be a shiny coin.",
      mood: "happy",
      pause: 0.35,
      cues: [
        { act: "showCoin" },
        { shot: "medium", of: [180, 930], after: -0.05 },
        { sound: "clink", on: "shiny" },
        { shot: "close", of: [202, 850], by: "push", seconds: 0.6, on: "shiny" },
      ],
    },
    {
      say: "It can be a warm home.",
      mood: "happy",
      pause: 0.4,
      cues: [
        ...stayBehind("chest", "gold", "lid", ...COINS.map((_, index) => `coin-${index}`)),
        ...sceneAt("den", { pocket: [-190, 1140] }),
        { light: 0.9, after: -0.05, seconds: 0.001 },
        { act: "hugTeddy", after: -0.05 },
        { shot: "medium", of: [-250, 850], after: -0.05 },
      ],
    },
    {
      say: "It can be a good friend.",
      mood: "celebrating",
      pause: 0.5,
      cues: [
        ...sceneAt("bay", { pocket: MEETS, friend: FRIEND, glimm: [1200, 420] }),
        { light: 0, after: -0.05, seconds: 0.001 },
        { act: "point", after: -0.05 },
        { shot: "medium", of: [818, 950], after: -0.05 },
        { go: "glimm", to: [GLIMM[0] + 90, GLIMM[1] - 60], by: "cut", after: -0.04 },
        { go: "glimm", to: GLIMM, by: "fly", seconds: 0.9, after: 0 },
        { sound: "whoosh", level: 0.3 },
        { wave: "friend", on: "good" },
        { act: "hop", on: "friend" },
        { sound: "correct", on: "friend", level: 0.3 },
      ],
    },
    {
      say: "I can show you how it works.",
      mood: "wow",
      pause: 0.4,
      cues: [
        { act: "hideBehindMap", after: -0.1 },
        { shot: "close", of: [722, 936], after: -0.1 },
        { go: "glimm", to: OFF, by: "cut", after: -0.1 },
        { go: "friend", to: OFF, by: "cut", after: -0.1 },
        { sound: "rustle", level: 0.3 },
      ],
    },
    {
      say: "You earn it.",
      mood: "talking",
      pause: 0.5,
      cues: [
        ...sceneAt("yard", { pocket: [1090, 1130] }),
        { act: "sweep", after: -0.05 },
        { shot: "medium", of: [1110, 905], after: -0.05 },
        { sound: "rustle", level: 0.4 },
      ],
    },
    {
      say: "You save it.",
      mood: "talking",
      pause: 0.7,
      cues: [
        ...sceneAt("den", { pocket: [240, 1150] }, [["jar", "saveJar", JAR, 0.8]]),
        { act: "point", after: -0.05 },
        { shot: "medium", of: [340, 930], after: -0.05 },
        ...[0, 1, 2, 3].flatMap((index): CueScript[] => [
          {
            put: `saved-${index}`,
            thing: "coin",
            to: [464, 922],
            size: 0.55,
            after: (index * 22 - 5) / 100,
          },
          {
            hand: `saved-${index}`,
            to: [JAR[0] + (index % 2 === 0 ? -34 : 2), JAR[1] - 26 - (index > 1 ? 32 : 0)],
            after: (index * 22) / 100,
            seconds: 0.45,
            arc: 250,
          },
          { sound: "clink", after: (index * 22 + 40) / 100, level: 0.6 },
        ]),
        { shot: "insert", of: [560, 856], on: "save", after: 0.1 },
      ],
    },
    {
      say: "And you share it.",
      mood: "happy",
      pause: 0.6,
      cues: [
        ...stayBehind("jar", "saved-0", "saved-1", "saved-2", "saved-3"),
        ...sceneAt("starBeach", { pocket: [592, 1140], friend: [828, 1130], glimm: [706, 742] }, [
          ["gift", "gift", [676, 1010], 1.2],
        ]),
        { act: "point", after: -0.05 },
        { shot: "medium", of: [704, 940], after: -0.05 },
        { hand: "gift", to: [790, 972], on: "share", seconds: 0.7, arc: 50 },
        { sound: "pick", on: "share", after: 0.5 },
        { wave: "friend", on: "share", after: 0.5 },
      ],
    },
    {
      say: "Come with me! My map knows the way.",
      mood: "celebrating",
      pause: 0.7,
      cues: [
        ...stayBehind("gift"),
        ...sceneAt("bay", { pocket: [40, 1170], friend: OFF, glimm: [250, 690] }),
        { act: "marchMap", after: -0.05 },
        { shot: "full", of: [180, 760], after: -0.05 },
        { go: "pocket", to: [-60, 1170], by: "walk", seconds: 1, on: "knows" },
        { sound: "rustle", on: "knows", level: 0.3 },
      ],
    },
    {
      say: "Oops! This way! Come on!",
      mood: "celebrating",
      pause: 2,
      cues: [
        { shot: "insert", of: [254, 676], after: -0.4 },
        { act: "marchMap" },
        { go: "pocket", to: [150, 1170], by: "walk", seconds: 1.1, after: 0.15 },
        { shot: "full", of: [180, 760], on: "this", after: -0.1 },
        { act: "point", on: "way" },
        { go: "glimm", to: [330, 640], by: "fly", seconds: 0.8, on: "way" },
        { shot: "medium", of: [200, 960], on: "way", after: 0.25 },
        { act: "hop", on: "way", after: 0.6 },
        { party: true, on: "way", after: 0.3 },
        { sound: "correct", on: "way", after: 0.3, level: 0.35 },
      ],
    },
  ],
};
