import { goneAt, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import type { CueScript, StoryScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** Where the shells come to lie in the sand. */
const SHELLS: [x: number, y: number][] = [
  [120, 1140],
  [196, 1166],
  [276, 1150],
  [348, 1172],
  [150, 1200],
  [236, 1206],
  [316, 1214],
];
/** The one that somebody lives in. */
const LIVED_IN = 2;
const HOME: [number, number] = [276, 1150];
const POCKET: [number, number] = [230, 1112];
/** Behind the shells, which hide his feet. */
const KNEELS: [number, number] = [230, 1186];
/** Before the house, with his parents. */
const MOTHER: [number, number] = [926, 1106];
const FATHER: [number, number] = [1424, 1106];
/** Both nearer to him. */
const NEARER: Record<"mother" | "father", [number, number]> = {
  mother: [948, 1106],
  father: [1420, 1106],
};

/** The crab in its shell goes from spot to spot in small steps. */
const scuttle = (put: string, ways: [x: number, y: number][], step: number): CueScript<Known>[] =>
  ways.map((to, index) => ({
    hand: put,
    to,
    after: Math.round(index * step * 100) / 100,
    seconds: step,
    arc: 26,
  }));

/** Mission 2, first clip: a bag of shells and no water; what everybody needs. */
export const whatWeNeed: StoryScript<Known> = {
  id: "missions/2/v1",
  place: "grove",
  cast: { pocket: POCKET, mother: [986, 1106], father: [1372, 1106] },
  lines: [
    {
      say: "Ta-da! Look what I packed!",
      mood: "wow",
      pause: 0.25,
      cues: [
        { shot: "full", of: [250, 850], after: -0.6, width: 500 },
        { act: "tipSack", after: -0.55 },
        ...SHELLS.flatMap((to, index): CueScript<Known>[] => [
          {
            put: `shell-${index}`,
            thing: "shell",
            to: [318, 706],
            size: 0.8,
            after: (index * 20) / 100,
          },
          { hand: `shell-${index}`, to, after: (index * 20 + 8) / 100, seconds: 0.5, arc: 70 },
        ]),
        { sound: "pick", after: 0.3 },
        { sound: "put", after: 0.7 },
        { sound: "put", after: 1.3, level: 0.4 },
      ],
    },
    {
      say: "A bag of pretty shells!",
      mood: "celebrating",
      pause: 0.9,
      cues: [
        { go: "pocket", to: KNEELS, by: "cut", after: -0.05 },
        { shot: "close", of: [184, 1000], after: -0.05, width: 420 },
        { act: "admireShell", after: -0.05 },
        ...thereAt({ after: -0.05 }, ["sack", "sackLies", [66, 1108], 0.8]),
        { take: `shell-${LIVED_IN}`, on: "pretty", after: 0.1 },
        { put: "peek", thing: "hermit", to: HOME, size: 0.85, on: "pretty", after: 0.1 },
        { hand: "peek", to: HOME, on: "pretty", after: 0.5, seconds: 0.3, arc: 16 },
        { take: "peek", on: "shells", after: 0.5 },
        { put: "shell-2b", thing: "shell", to: HOME, size: 0.8, on: "shells", after: 0.45 },
        { sound: "pick", on: "pretty", after: 0.15, level: 0.4 },
      ],
    },
    {
      say: "Whew! It is so hot.",
      mood: "oops",
      pause: 0.3,
      cues: [
        { go: "pocket", to: POCKET, by: "cut", after: -0.05 },
        { act: "hot", after: -0.05 },
        { shot: "full", of: [250, 850], after: -0.05, from: "low" },
      ],
    },
    {
      say: "Oh no! I left my water at home.",
      mood: "oops",
      pause: 0.4,
      cues: [
        ...goneAt({ after: -0.05 }, "sack"),
        { act: "sackHead", after: -0.05 },
        { go: "pocket", to: KNEELS, by: "cut", after: -0.05 },
        { shot: "close", of: [236, 1000], after: -0.05 },
        { go: "pocket", to: POCKET, by: "cut", on: "left", after: -0.1 },
        { act: "sackEmpty", on: "left", after: -0.1 },
        { shot: "full", of: [282, 880], on: "left", after: -0.1, width: 480 },
        { put: "thought", thing: "thoughtOfWater", to: [336, 676], size: 1, on: "water" },
        { sound: "pick", on: "water", level: 0.4 },
      ],
    },
    {
      say: "I'll sip from a shell.",
      mood: "happy",
      pause: 2.3,
      cues: [
        { take: "thought", after: -0.1 },
        { act: "pickShell", after: -0.15 },
        { take: "shell-2b", after: -0.05 },
        { act: "sipShell", on: "sip" },
        { shot: "close", of: [232, 832], on: "sip", after: 0.15 },
        { shot: "full", of: [270, 900], on: "sip", after: 1.9, from: "low" },
        { sound: "pick", on: "sip", after: 0.95 },
        { sound: "oops", on: "sip", after: 1.35, level: 0.5 },
      ],
    },
    {
      say: "Ouch! Sorry! That is your home.",
      mood: "oops",
      pause: 0.5,
      cues: [
        { act: "sorry" },
        { put: "crab", thing: "hermit", to: [480, 1150], size: 1.2, after: -0.25 },
        { shot: "two", of: [326, 980], after: -0.05, width: 490 },
        { hand: "crab", to: [480, 1150], on: "sorry", seconds: 0.35, arc: 40 },
        { go: "pocket", to: OFF, by: "cut", on: "that", after: -0.1 },
        { shot: "insert", of: [534, 1080], on: "that", after: -0.1, width: 290 },
        ...scuttle(
          "crab",
          [
            [496, 1144],
            [476, 1156],
            [500, 1146],
            [550, 1156],
            [600, 1150],
          ],
          0.32,
        ).map((cue) => ({
          ...cue,
          on: "that",
        })),
      ],
    },
    {
      say: "Ahh! We need water.",
      mood: "happy",
      pause: 0.5,
      cues: [
        ...SHELLS.flatMap((_, index): CueScript<Known>[] =>
          index === LIVED_IN ? [] : [{ take: `shell-${index}`, after: -0.46 }],
        ),
        { take: "crab", after: -0.46 },
        { place: "kitchen", after: -0.25 },
        { go: "pocket", to: [300, 990], by: "cut", after: -0.25 },
        { act: "drinkWater", after: -0.25 },
        { shot: "close", of: [306, 762], after: -0.25 },
        { go: "pocket", to: [280, 990], by: "cut", on: "need", after: 0.05 },
        { go: "mother", to: [560, 1010], by: "cut", on: "need", after: 0.05 },
        { shot: "two", of: [414, 700], on: "need", after: 0.05, width: 560 },
        ...thereAt({ on: "need", after: 0.05 }, ["bowl", "soup", [512, 912], 1.3]),
        { sound: "put", on: "water", level: 0.4 },
      ],
    },
    {
      say: "We need food.",
      mood: "talking",
      pause: 1,
      cues: [
        { hand: "bowl", to: [340, 912], after: -0.3, seconds: 0.6, arc: 20 },
        ...goneAt({ on: "food", after: 0.05 }, "bowl"),
        { act: "slurp", on: "food", after: 0.05 },
        { feel: "mother", as: "laugh", on: "food", after: 0.4 },
        { go: "mother", to: OFF, by: "cut", on: "food", after: 0.05 },
        { shot: "close", of: [290, 765], on: "food", after: 0.05 },
        { sound: "rustle", on: "food", after: 0.3, level: 0.3 },
      ],
    },
    {
      say: "We need a safe home.",
      mood: "talking",
      pause: 0.4,
      cues: [
        { place: "yard", after: -0.05 },
        { act: "point", after: -0.05 },
        { light: 1, after: -0.05, seconds: 0.01 },
        { put: "grass-left", thing: "nearGrass", to: [880, 1330], size: 1.7, after: -0.6 },
        { put: "grass-right", thing: "nearGrass", to: [1490, 1350], size: 1.5, after: -0.6 },
        { go: "mother", to: MOTHER, by: "cut", after: -0.05 },
        { feel: "mother", as: "glad", after: -0.05 },
        { go: "father", to: FATHER, by: "cut", after: -0.05 },
        { go: "pocket", to: [1130, 1160], by: "cut", after: -0.05 },
        // The house is whole, and its door free.
        { shot: "vista", of: [1180, 650], after: -0.05, width: 790 },
        { wave: "father", on: "safe", after: 0.2 },
      ],
    },
    {
      say: "And we need warm clothes.",
      mood: "happy",
      pause: 0.5,
      cues: [
        { act: "shiver", after: -0.05 },
        { go: "pocket", to: [1288, 1140], by: "cut", after: -0.05 },
        { go: "mother", to: [920, 1106], by: "cut", after: -0.05 },
        { go: "father", to: OFF, by: "cut", after: -0.05 },
        { turn: "pocket", to: -0.7, after: -0.05 },
        { shot: "medium", of: [1120, 740], after: -0.05, width: 640 },
        ...thereAt({ after: -0.05 }, ["coat", "coat", [1084, 916], 1.7]),
        { turn: "pocket", to: null, on: "clothes" },
        { hand: "coat", to: [1288, 1010], on: "warm", after: 0.05, seconds: 0.35, arc: 60 },
        ...goneAt({ on: "clothes", after: 0.08 }, "coat"),
        { act: "wearCoat", on: "clothes", after: 0.05 },
        { feel: "mother", as: "laugh", on: "clothes", after: 0.2 },
        { sound: "whoosh", on: "warm", level: 0.3 },
      ],
    },
    {
      say: "What did you need this morning?",
      mood: "thinking",
      pause: 2.3,
      cues: [
        { go: "pocket", to: [1184, 1130], by: "cut", after: -0.05 },
        { go: "mother", to: OFF, by: "cut", after: -0.05 },
        { go: "glimm", to: [1480, 540], by: "cut", after: -0.05 },
        { act: "yawn", after: -0.05 },
        { go: "father", to: OFF, by: "cut", after: -0.05 },
        { shot: "full", of: [1184, 860], after: -0.05, from: "low", width: 460 },
        { go: "glimm", to: [1316, 690], by: "fly", seconds: 0.8, on: "morning", after: 0.4 },
        // He does not know: he looks at Glimm, and at the child.
        { turn: "pocket", to: 0.6, on: "morning", after: 0.4 },
        { turn: "pocket", to: null, on: "morning", after: 1.5 },
        { act: "shrug", on: "morning", after: 1.3 },
        { shot: "close", of: [1224, 830], on: "morning", after: 0.4, width: 380 },
      ],
    },
    {
      say: "Yes! Needs come first, every day.",
      mood: "celebrating",
      pause: 0.5,
      cues: [
        { shot: "full", of: [1184, 750], from: "low", width: 720 },
        { act: "hop" },
        { go: "mother", to: NEARER.mother, by: "cut" },
        { go: "father", to: NEARER.father, by: "cut" },
        { go: "pocket", to: [1184, 1168], by: "fly", seconds: 0.6 },
        { go: "mother", to: [974, 1108], seconds: 0.9 },
        { go: "father", to: [1394, 1108], seconds: 0.9, after: 0.15 },
        { go: "glimm", to: [1186, 640], by: "fly", seconds: 0.9 },
        { drop: "leaf", into: [1184, 1190], count: 4, seconds: 1.8, on: "first" },
        { wave: "mother", on: "first" },
        { wave: "father", on: "every" },
        { sound: "correct", level: 0.35 },
      ],
    },
    {
      say: "Look! That home can walk!",
      mood: "wow",
      pause: 2.4,
      cues: [
        { put: "walker", thing: "hermit", to: [1436, 1260], size: 1.2, after: -0.3 },
        { act: "coatWatch", after: -0.05 },
        { go: "glimm", to: OFF, by: "cut", after: -0.05 },
        { go: "mother", to: OFF, by: "cut", after: -0.05 },
        { go: "father", to: OFF, by: "cut", after: -0.05 },
        // He and the walking home, large.
        { shot: "full", of: [1264, 980], after: -0.05, from: "high", width: 510 },
        ...scuttle(
          "walker",
          [
            [1372, 1254],
            [1344, 1244],
            [1312, 1254],
          ],
          0.45,
        ),
        { sound: "pick", on: "home", level: 0.4 },
        { hand: "walker", to: [1190, 762], on: "walk", after: 0.35, seconds: 0.6, arc: 190 },
        { sound: "whoosh", on: "walk", after: 0.3, level: 0.4 },
        { act: "onHead", on: "walk", after: 0.9 },
        { sound: "put", on: "walk", after: 0.92, level: 0.8 },
        { shot: "close", of: [1186, 920], on: "walk", after: 1.05 },
        { go: "mother", to: [974, 1108], by: "cut", on: "walk", after: 1.9 },
        { go: "father", to: [1394, 1108], by: "cut", on: "walk", after: 1.9 },
        ...(["mother", "father"] as const).map((feel): CueScript<Known> => ({
          feel,
          as: "laugh",
          on: "walk",
          after: 1.9,
        })),
        { shot: "full", of: [1184, 760], on: "walk", after: 1.9, width: 700 },
      ],
    },
  ],
};
