import type { CueScript, StoryScript } from "#stage/story.ts";
import { bring } from "./scenery.ts";

const BOX: [number, number] = [152, 1080];
const SLOT: [number, number] = [152, 1004];
const TURTLE: [number, number] = [4, 1150];
/** The top of Pocket's head where he puts on the hat, and the crab's seat. */
const HAT_OFF: [number, number] = [1100, 676];
const CRAB: [number, number] = [1280, 1150];
/** What he draws in the sand. */
const HEART: [number, number] = [1246, 1196];

/** Grandma's steps while she dances. */
const GRANDMA_STEPS: [number, number][] = [
  [840, 1090],
  [812, 1112],
  [840, 1090],
  [812, 1112],
  [840, 1090],
  [820, 1112],
];
const COINS = [0, 1, 2];

/** Mission 5, first clip: Glimm's light is almost out, and grows with each way of sharing. */
export const sharingGrows: StoryScript = {
  id: "missions/5/v1",
  place: "starBeach",
  cast: { pocket: [330, 1130], grandma: [850, 1112], glimm: [536, 716] },
  lines: [
    {
      say: "It is so dark. Ouch!",
      mood: "oops",
      pause: 0.5,
      cues: [
        { glow: 0.12, after: -0.6 },
        { put: "box", thing: "turtleBox", to: BOX, size: 0.9, after: -1.2 },
        { act: "grope", on: "ouch", after: -1.5 },
        { shot: "medium", of: [345, 930], after: -0.6 },
        { sound: "put", on: "ouch", level: 0.9 },
        { hand: "box", to: [146, 1080], on: "ouch", seconds: 0.25, arc: 10 },
      ],
    },
    {
      say: "Glimm! Your light is almost out!",
      mood: "wow",
      pause: 0.4,
      cues: [
        { act: "stand" },
        { shot: "insert", of: [575, 730] },
        { glow: 0.3, on: "light", seconds: 0.3 },
        { glow: 0.08, on: "almost", seconds: 0.4 },
        { shot: "close", of: "pocket", on: "almost", after: 0.4 },
      ],
    },
    {
      say: "Sharing makes the glow grow.",
      mood: "talking",
      pause: 0.35,
      cues: [
        { act: "lookAway", after: -0.05 },
        { shot: "full", of: [362, 730], after: -0.05 },
        { go: "glimm", to: [500, 640], by: "fly", seconds: 0.8 },
        { glow: 0.35, on: "glow" },
      ],
    },
    {
      say: "You can share some coins.",
      mood: "happy",
      pause: 0.9,
      cues: [
        { act: "giveCoins" },
        { go: "glimm", to: [78, 884], by: "fly", seconds: 0.7 },
        { shot: "medium", of: [230, 960] },
        ...COINS.flatMap((index): CueScript[] => [
          {
            put: `coin-${index}`,
            thing: "coin",
            to: [300, 1030],
            size: 0.75,
            on: "share",
            after: index / 2,
          },
          { hand: `coin-${index}`, to: SLOT, on: "share", after: index / 2 + 0.1, seconds: 0.45 },
          { take: `coin-${index}`, on: "share", after: index / 2 + 0.5 },
          { sound: "clink", on: "share", after: index / 2 + 0.5, level: 0.6 },
          { glow: 0.6 + index / 5, on: "share", after: index / 2 + 0.5, seconds: 0.3 },
        ]),
      ],
    },
    {
      say: "They help this baby turtle.",
      mood: "happy",
      pause: 0.5,
      cues: [
        { act: "stand" },
        ...bring("turtle", "turtle", TURTLE, 0.8),
        { shot: "close", of: [52, 1070], after: -0.06 },
        { hand: "turtle", to: TURTLE, on: "baby", seconds: 0.4, arc: 60 },
        { hand: "turtle", to: TURTLE, on: "baby", after: 0.45, seconds: 0.4, arc: 60 },
        { sound: "pick", on: "baby", level: 0.4 },
        { glow: 1.1, on: "turtle", seconds: 0.6 },
        { go: "glimm", to: [220, 610], by: "fly", seconds: 0.4, on: "turtle", after: 0.1 },
        { go: "glimm", to: [480, 640], by: "fly", seconds: 0.5, on: "turtle", after: 0.5 },
        { shot: "medium", of: [300, 900], on: "turtle", after: 0.2 },
        { hand: "turtle", to: [-150, 1150], on: "turtle", after: 0.18, seconds: 0.01, arc: 0 },
        { sound: "correct", on: "turtle", after: 0.1, level: 0.3 },
      ],
    },
    {
      say: "You can share some time.",
      mood: "talking",
      pause: 0.3,
      cues: [
        { go: "pocket", to: [570, 1130], by: "walk", seconds: 1.4, after: -0.1 },
        { go: "glimm", to: [706, 640], by: "fly", seconds: 1.4, after: -0.1 },
        { shot: "full", of: [620, 780], after: -0.1 },
        { wave: "grandma", on: "time" },
      ],
    },
    {
      say: "Grandma loves to dance!",
      mood: "celebrating",
      pause: 1.6,
      cues: [
        { act: "dance", after: -0.1 },
        { shot: "full", of: [706, 740] },
        { wave: "grandma", on: "dance", after: -0.2 },
        ...GRANDMA_STEPS.map((to, index): CueScript => ({
          go: "grandma",
          to,
          by: "fly",
          seconds: 0.45,
          after: (index * 46) / 100,
        })),
        { go: "glimm", to: [706, 500], by: "fly", seconds: 0.3, on: "dance", after: 0.2 },
        { shot: "close", of: [862, 836], on: "dance", after: 0.55 },
        { shot: "full", of: [706, 790], on: "dance", after: 1.35 },
        { sound: "pick", on: "loves", level: 0.3 },
        { sound: "pick", on: "dance", level: 0.3 },
        { glow: 1.5, on: "dance", after: 0.6, seconds: 0.6 },
        { sound: "correct", on: "dance", after: 0.6, level: 0.3 },
      ],
    },
    {
      say: "You can share a thing, too.",
      mood: "talking",
      pause: 0.3,
      cues: [
        { act: "stand", after: -0.1 },
        { go: "pocket", to: [1100, 1130], by: "cut", after: -0.1 },
        { go: "grandma", to: [816, 1112], by: "cut", after: -0.1 },
        { go: "glimm", to: [1300, 740], by: "cut", after: -0.1 },
        { put: "crab", thing: "smallCrab", to: CRAB, size: 1.15, after: -0.1 },
        { shot: "medium", of: [1190, 960], after: -0.1 },
        { hand: "crab", to: CRAB, on: "share", seconds: 0.3, arc: 40 },
        { hand: "crab", to: CRAB, on: "thing", seconds: 0.3, arc: 40 },
        { act: "sorry", on: "thing" },
      ],
    },
    {
      say: "My old hat is too small.",
      mood: "oops",
      pause: 1.5,
      cues: [
        { act: "tinyHat", after: -0.05 },
        { shot: "close", of: [1100, 810], after: -0.05 },
        { put: "hat", thing: "hat", to: HAT_OFF, size: 1.05, after: 1.7 },
        { hand: "hat", to: [1280, 1100], after: 1.75, seconds: 0.7, arc: 330 },
        { shot: "full", of: [1056, 790], after: 1.7 },
        { sound: "pick", after: 1.7, level: 1 },
        { take: "hat", after: 2.4 },
        { take: "crab", after: 2.4 },
        { put: "hatted", thing: "crabInHat", to: CRAB, size: 1.15, after: 2.35 },
        { sound: "put", after: 2.4, level: 0.8 },
      ],
    },
    {
      say: "It fits the crab!",
      mood: "celebrating",
      pause: 1,
      cues: [
        { act: "hop" },
        { shot: "insert", of: [1322, 1110] },
        ...[0, 1, 2].map((index): CueScript => ({
          hand: "hatted",
          to: [CRAB[0] + (index % 2 === 0 ? 20 : -20), CRAB[1]],
          after: (index * 35) / 100,
          seconds: 0.35,
          arc: 40,
        })),
        { glow: 2.2, on: "crab", seconds: 0.6 },
        { shot: "medium", of: [1185, 930], on: "crab", after: 0.1 },
        { sound: "correct", on: "crab", after: 0.1, level: 0.3 },
      ],
    },
    {
      say: "What could you share?",
      mood: "thinking",
      pause: 2.3,
      cues: [
        { act: "drawSand" },
        { hand: "hatted", to: [1380, 1150], after: -0.05, seconds: 0.01, arc: 0 },
        { shot: "full", of: [1190, 850] },
        { put: "heart", thing: "sandHeart", to: HEART, size: 0.9, on: "share", after: 1 },
        { sound: "pick", on: "share", after: 1, level: 0.4 },
        { shot: "medium", of: [1196, 1010], on: "share", after: 0.9 },
        { shot: "full", of: [1180, 880], on: "share", after: 2 },
        { hand: "hatted", to: [1346, 1150], on: "share", after: 2.1, seconds: 0.35, arc: 40 },
        { sound: "pick", on: "share", after: 2.1, level: 0.3 },
      ],
    },
    {
      say: "That would make someone glow!",
      mood: "celebrating",
      pause: 0.5,
      cues: [
        { act: "hop" },
        { take: "heart", after: -0.3 },
        { hand: "hatted", to: [1256, 1150], after: -0.06, seconds: 0.01, arc: 0 },
        { feel: "grandma", as: "laugh" },
        { shot: "full", of: [1056, 690] },
        { go: "glimm", to: [1130, 480], by: "fly", seconds: 0.9 },
        { glow: 3.2, on: "glow", seconds: 0.7 },
        { sound: "correct", on: "glow", level: 0.35 },
      ],
    },
    {
      say: "Wow, Glimm! You are so bright!",
      mood: "wow",
      pause: 2.1,
      cues: [
        { act: "shades", on: "bright" },
        { shot: "medium", of: [1200, 790] },
        { shot: "close", of: "pocket", on: "bright" },
        { sound: "put", on: "bright", after: 0.4, level: 0.6 },
        { shot: "medium", of: [1190, 960], on: "bright", after: 1.5 },
        {
          put: "crab-shades",
          thing: "shades",
          to: [1150, 700],
          size: 0.3,
          on: "bright",
          after: 1.5,
        },
        {
          hand: "crab-shades",
          to: [1256, 1126],
          on: "bright",
          after: 1.6,
          seconds: 0.5,
          arc: 200,
        },
        { sound: "pick", on: "bright", after: 2.1, level: 0.7 },
      ],
    },
    {
      say: "Sharing did that. I glow!",
      by: "glimm",
      mood: "celebrating",
      pause: 0.4,
      cues: [
        { shot: "close", of: "glimm" },
        { shot: "full", of: [1120, 780], on: "glow" },
      ],
    },
  ],
};
