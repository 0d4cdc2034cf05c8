import type { CueScript, StoryScript } from "#stage/story.ts";
import { OFF } from "./cuts.ts";

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
const LIVED_IN = 3;

/** The crab in its shell goes from spot to spot in small steps. */
const scuttle = (put: string, ways: [x: number, y: number][], step: number): CueScript[] =>
  ways.map((to, index) => ({
    hand: put,
    to,
    after: Math.round(index * step * 100) / 100,
    seconds: step,
    arc: 26,
  }));

/** Mission 2, first clip: a bag of shells and no water; what everybody needs. */
export const whatWeNeed: StoryScript = {
  id: "missions/2/v1",
  place: "grove",
  cast: { pocket: [230, 1112], mother: [986, 1106], father: [1372, 1106] },
  lines: [
    {
      say: "Ta-da! Look what I packed!",
      mood: "wow",
      pause: 0.25,
      cues: [
        { shot: "medium", of: [240, 960], after: -0.6 },
        { act: "hop", after: -0.5 },
        ...SHELLS.flatMap((to, index): CueScript[] => [
          {
            put: `shell-${index}`,
            thing: "shell",
            to: [230, 1010],
            size: 0.8,
            after: (index * 16) / 100,
          },
          { hand: `shell-${index}`, to, after: (index * 16 + 5) / 100, seconds: 0.6, arc: 220 },
        ]),
        { sound: "pick", after: 0.3 },
        { sound: "put", after: 0.7 },
        { sound: "put", after: 1.3, level: 0.4 },
        { act: "stand", on: "packed" },
      ],
    },
    {
      say: "A bag of pretty shells!",
      mood: "celebrating",
      pause: 0.9,
      cues: [
        { shot: "insert", of: [286, 1150] },
        { go: "pocket", to: OFF, by: "cut" },
        { take: `shell-${LIVED_IN}`, on: "shells", after: 0.1 },
        { put: "peek", thing: "hermit", to: [348, 1172], size: 0.8, on: "shells", after: 0.1 },
        { sound: "pick", on: "shells", after: 0.15, level: 0.4 },
      ],
    },
    {
      say: "Whew! It is so hot.",
      mood: "oops",
      pause: 0.3,
      cues: [
        { take: "peek" },
        { put: "shell-3b", thing: "shell", to: [348, 1172], size: 0.8 },
        { go: "pocket", to: [230, 1112], by: "cut" },
        { act: "hot" },
        { shot: "full", of: [340, 760] },
      ],
    },
    {
      say: "Oh no! I left my water at home.",
      mood: "oops",
      pause: 0.4,
      cues: [
        { shot: "close", of: "pocket" },
        { act: "emptyBag", on: "water", after: -0.1 },
        { shot: "medium", of: [262, 900], on: "water", after: -0.1 },
      ],
    },
    {
      say: "I'll sip from a shell.",
      mood: "happy",
      pause: 2.3,
      cues: [
        { take: "shell-3b", on: "sip" },
        { act: "sipShell", on: "sip" },
        { shot: "close", of: "pocket", on: "sip", after: 0.1 },
        { shot: "medium", of: "pocket", on: "sip", after: 1.9 },
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
        { put: "crab", thing: "hermit", to: [470, 1162], size: 1, after: -0.1 },
        { shot: "medium", of: [330, 1010], after: -0.05 },
        { shot: "insert", of: [486, 1150], on: "that" },
        ...scuttle(
          "crab",
          [
            [470, 1150],
            [510, 1158],
            [550, 1152],
            [590, 1158],
          ],
          0.4,
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
        ...SHELLS.flatMap((_, index): CueScript[] =>
          index === LIVED_IN ? [] : [{ take: `shell-${index}`, after: -0.46 }],
        ),
        { take: "crab", after: -0.46 },
        { place: "kitchen", after: -0.25 },
        { go: "pocket", to: [360, 990], by: "cut", after: -0.25 },
        { act: "drinkWater", after: -0.25 },
        { put: "bowl", thing: "soup", to: [150, 900], size: 1.5, after: -0.25 },
        { put: "mugs", thing: "nearMugs", to: [620, 390], size: 1.1, after: -0.7 },
        { shot: "medium", of: [330, 760], after: -0.25 },
        { sound: "put", on: "water", level: 0.4 },
      ],
    },
    {
      say: "We need food.",
      mood: "talking",
      pause: 1,
      cues: [
        { take: "bowl", on: "food" },
        { act: "slurp", on: "food" },
        { shot: "close", of: "pocket", on: "food" },
        { shot: "medium", of: [360, 740], on: "food", after: 0.95 },
        { sound: "rustle", on: "food", after: 0.3, level: 0.3 },
      ],
    },
    {
      say: "We need a safe home.",
      mood: "talking",
      pause: 0.4,
      cues: [
        { place: "yard", after: -0.05 },
        { act: "walkAway", after: -0.05 },
        { take: "mugs", after: -0.05 },
        { light: 1, after: -0.05, seconds: 3 },
        { put: "grass-left", thing: "nearGrass", to: [880, 1330], size: 1.7, after: -0.6 },
        { put: "grass-right", thing: "nearGrass", to: [1490, 1350], size: 1.5, after: -0.6 },
        { go: "pocket", to: [1176, 1260], by: "cut", after: -0.05 },
        { go: "pocket", to: [1180, 1130], by: "fly", seconds: 1.8 },
        { shot: "full", of: [1176, 790], after: -0.05 },
        { wave: "mother", on: "safe" },
        { wave: "father", on: "safe", after: 0.2 },
        { act: "pointAway", on: "home" },
      ],
    },
    {
      say: "And we need warm clothes.",
      mood: "happy",
      pause: 0.5,
      cues: [
        { act: "stand" },
        { shot: "medium", of: [1092, 920] },
        { wave: "mother", after: 0.2 },
        { put: "coat", thing: "coat", to: [1046, 950], size: 1.6 },
        { hand: "coat", to: [1180, 1000], on: "warm", seconds: 0.5, arc: 190 },
        { take: "coat", on: "clothes" },
        { act: "wearCoat", on: "clothes", after: 0.05 },
        { sound: "whoosh", on: "warm", level: 0.3 },
      ],
    },
    {
      say: "What did you need this morning?",
      mood: "thinking",
      pause: 2.3,
      cues: [
        { go: "glimm", to: [1480, 540], by: "cut" },
        { go: "glimm", to: [1262, 706], by: "fly", seconds: 1, on: "morning", after: 0.2 },
        { act: "yawn" },
        { shot: "close", of: "pocket" },
        { feel: "father", as: "laugh", on: "morning", after: 1.1 },
        { feel: "father", as: "glad", on: "morning", after: 2 },
        { shot: "full", of: [1176, 730], on: "morning", after: 1.1 },
      ],
    },
    {
      say: "Yes! Needs come first, every day.",
      mood: "celebrating",
      pause: 0.5,
      cues: [
        { shot: "full", of: [1180, 790] },
        { act: "hop" },
        { go: "pocket", to: [1180, 1168], by: "fly", seconds: 0.6 },
        { go: "mother", to: [1026, 1108], seconds: 0.9 },
        { go: "father", to: [1334, 1108], seconds: 0.9, after: 0.15 },
        { go: "glimm", to: [1182, 574], by: "fly", seconds: 0.9 },
        { party: true, on: "first" },
        { wave: "mother", on: "first" },
        { wave: "father", on: "every" },
        { shot: "medium", of: [1180, 900], on: "every" },
        { sound: "correct", level: 0.35 },
      ],
    },
    {
      say: "Look! That home can walk!",
      mood: "wow",
      pause: 2.4,
      cues: [
        { put: "walker", thing: "hermit", to: [1390, 1200], size: 1.1, after: -0.1 },
        { act: "coatWatch" },
        { go: "glimm", to: OFF, by: "cut" },
        { shot: "insert", of: [1320, 1180], after: -0.05 },
        ...scuttle(
          "walker",
          [
            [1350, 1204],
            [1310, 1196],
            [1270, 1204],
          ],
          0.45,
        ),
        { shot: "medium", of: [1180, 960], on: "home" },
        { sound: "pick", on: "home", level: 0.4 },
        { hand: "walker", to: [1184, 746], on: "walk", after: 0.35, seconds: 0.6, arc: 190 },
        { sound: "whoosh", on: "walk", after: 0.3, level: 0.4 },
        { act: "onHead", on: "walk", after: 0.9 },
        { sound: "put", on: "walk", after: 0.92, level: 0.8 },
        { wave: "mother", on: "walk", after: 1 },
        { shot: "medium", of: [1180, 890], on: "walk", after: 1.1 },
      ],
    },
  ],
};
