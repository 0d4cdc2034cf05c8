import { goneAt, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import type { CueScript, StoryScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** Ten cups on the counter in two rows. */
export const CUPS = Array.from(
  { length: 10 },
  (_, index): { name: string; at: [number, number] } => ({
    name: `cup-${index}`,
    at: index < 5 ? [232 + index * 82, 900] : [188 + (index - 5) * 86, 948],
  }),
);
/** Beside every picture of the yard. */
const FAR: [number, number] = [9000, 1130];
/** The one that he leaves. */
const LAST = CUPS[9]?.name ?? "";

export const setOut = CUPS.map(({ name, at }, index): CueScript<Known> => ({
  put: name,
  thing: "lemonade",
  to: at,
  size: 0.62,
  after: (index * 11 - 50) / 100,
}));
const drinkUp = CUPS.slice(0, 9).flatMap(({ name }, index): CueScript<Known>[] => [
  { take: name, on: "sip", after: (50 + index * 42) / 100 },
  { sound: "pick", on: "sip", after: (62 + index * 42) / 100, level: 0.4 },
]);

/** Mission 1, second clip: Pocket drinks what he wants to sell; ways to earn, and what is a gift. */
export const waysToEarn: StoryScript<Known> = {
  id: "missions/1/v2",
  place: "yard",
  cast: {
    pocket: [360, 1096],
    friend: [1100, 1130],
    mother: [1400, 1106],
    father: [2190, 1112],
    grandma: [2790, 1130],
  },
  lines: [
    {
      say: "I made ten cups of lemonade!",
      mood: "wow",
      pause: 0.25,
      cues: [
        { shot: "full", of: [370, 800], after: -0.6, width: 560, from: "low" },
        { act: "hop", after: -0.55 },
        ...setOut,
        { sound: "put", after: -0.4 },
        { act: "proud", on: "ten" },
      ],
    },
    {
      say: "I'll try just one sip.",
      mood: "happy",
      pause: 3.9,
      cues: [
        { act: "whisper" },
        { shot: "close", of: [360, 760], width: 340 },
        { act: "drink", on: "sip", after: 0.1 },
        { shot: "full", of: [370, 820], on: "sip", after: 1.4, width: 500 },
        { shot: "close", of: [360, 742], by: "push", on: "sip", after: 2.5, seconds: 1 },
        ...drinkUp,
      ],
    },
    {
      say: "Oops. I drank nine!",
      mood: "oops",
      pause: 0.3,
      cues: [
        // The one that is left, all alone, and who drank the others.
        { turn: "pocket", to: 0.5, after: -0.1 },
        { shot: "medium", of: [430, 830], width: 400 },
      ],
    },
    {
      say: "Hic!",
      mood: "wow",
      pause: 0.5,
      cues: [
        { turn: "pocket", to: null, after: -0.06 },
        { shot: "medium", of: [360, 830], after: -0.05, tilt: -6 },
        { act: "hiccup", after: -0.05 },
        { sound: "pick", level: 0.7 },
      ],
    },
    {
      say: "I sold the last cup and earned a coin.",
      mood: "happy",
      pause: 0.5,
      cues: [
        { act: "stand" },
        { go: "friend", to: [716, 1130], by: "drive", seconds: 0.9, after: -0.4 },
        ...goneAt({ after: 0 }, LAST),
        ...thereAt({ after: 0 }, ["sold", "lemonade", [548, 900], 1.4]),
        { shot: "full", of: [500, 770], width: 704 },
        { hand: "sold", to: [606, 924], on: "last", seconds: 0.6, arc: 10 },
        { feel: "friend", as: "laugh", on: "cup", after: 0.3 },
        { act: "catchCoin", on: "earned", after: 0 },
        // Only he and the coin are in this picture.
        { go: "friend", to: FAR, by: "cut", on: "earned" },
        ...goneAt({ on: "earned", after: 0 }, "sold"),
        { shot: "close", of: [404, 780], on: "earned", after: 0, width: 370 },
        { sound: "clink", on: "coin", level: 0.7 },
      ],
    },
    {
      say: "You can do an extra chore.",
      mood: "talking",
      pause: 0.45,
      cues: [
        { go: "pocket", to: [1124, 1130], by: "cut" },
        { go: "mother", to: [1384, 1106], by: "cut" },
        { act: "sweep" },
        // He looks at the dust that he sweeps.
        { turn: "pocket", to: -0.6 },
        { shot: "full", of: [1150, 850], width: 610 },
        { sound: "rustle", on: "extra", level: 0.3 },
        { put: "puff", thing: "dustPuff", to: [1040, 1146], on: "extra", after: 0.1 },
        { hand: "puff", to: [984, 1090], on: "extra", after: 0.15, seconds: 0.8, arc: 20 },
        { take: "puff", on: "chore" },
        { feel: "mother", as: "laugh", on: "chore" },
      ],
    },
    {
      say: "You can help wash the car.",
      mood: "talking",
      pause: 1.3,
      cues: [
        { go: "pocket", to: [1640, 1130], by: "cut" },
        { turn: "pocket", to: null },
        { go: "mother", to: [5000, 1120], by: "cut" },
        // The frame shows the whole car beside him, and cuts no actor.
        { go: "father", to: FAR, by: "cut" },
        { act: "scrub" },
        { sound: "rustle", on: "wash", level: 0.3 },
        { shot: "full", of: [1862, 760], width: 720 },
        { shot: "close", of: "pocket", on: "car", after: 0.05, from: "high", width: 320 },
        { sound: "put", on: "car", after: 0.15, level: 0.7 },
      ],
    },
    {
      say: "But some coins are a gift.",
      mood: "talking",
      pause: 0.25,
      cues: [
        { go: "grandma", to: [2776, 1130], by: "cut", after: -0.02 },
        { act: "stand" },
        { put: "present", thing: "gift", to: [2680, 950], size: 1.5, after: -0.02 },
        { go: "pocket", to: [2430, 1150], by: "cut", after: -0.02 },
        { shot: "full", of: [2600, 740], width: 670 },
        { act: "clap", on: "gift", after: 0.4 },
        { hand: "present", to: [2430, 1046], on: "gift", seconds: 0.7, arc: 260 },
        { sound: "whoosh", on: "gift", level: 0.25 },
      ],
    },
    {
      say: "Like on your birthday, from Grandma.",
      mood: "happy",
      pause: 0.4,
      cues: [
        { take: "present", on: "birthday" },
        { feel: "grandma", as: "laugh", on: "birthday" },
        { shot: "close", of: [2800, 880], on: "birthday" },
        { go: "pocket", to: OFF, by: "cut", on: "birthday" },
        { act: "catchCoin", on: "grandma", after: -0.3 },
        { go: "pocket", to: [2430, 1150], by: "cut", on: "grandma", after: -0.2 },
        { shot: "full", of: [2600, 740], on: "grandma", after: -0.2, from: "low", width: 670 },
        { sound: "clink", on: "grandma", level: 0.6 },
      ],
    },
    {
      say: "You work, you earn.",
      mood: "talking",
      pause: 0.2,
      cues: [
        { go: "pocket", to: [3352, 1160], by: "cut" },
        { go: "grandma", to: [5000, 1130], by: "cut" },
        { act: "stand" },
        { turn: "pocket", to: -1 },
        { feel: "grandma", as: "glad" },
        // It leans on the post of its sign.
        ...thereAt({ after: 0 }, ["sign-broom", "broom", [3014, 1052], 2.2]),
        { shot: "medium", of: [3192, 800], width: 598 },
        { sound: "whoosh", on: "work", after: -0.1, level: 0.25 },
        {
          put: "sign-coin-1",
          thing: "coin",
          to: [3196, 1040],
          on: "earn",
          size: 1.1,
          after: -0.2,
        },
        { hand: "sign-coin-1", to: [3110, 826], on: "earn", after: -0.15, seconds: 0.45 },
        { sound: "put", on: "earn", after: 0.2 },
      ],
    },
    {
      say: "A gift is given.",
      mood: "talking",
      pause: 0.5,
      cues: [
        { turn: "pocket", to: null },
        { act: "reachUp" },
        { turn: "pocket", to: 0.7 },
        { go: "pocket", to: [3424, 1160], by: "cut" },
        { shot: "wide", of: [3560, 790], width: 580 },
        { put: "sign-gift", thing: "gift", to: [3470, 1070], on: "gift", size: 1.5, after: -0.25 },
        { hand: "sign-gift", to: [3612, 792], on: "gift", after: -0.2, seconds: 0.5 },
        { sound: "put", on: "given", after: 0.2 },
      ],
    },
    {
      say: "How would you like to earn?",
      mood: "thinking",
      pause: 2.5,
      cues: [
        ...["sign-broom", "sign-coin-1", "sign-gift"].map((take): CueScript<Known> => ({
          take,
          after: 0,
        })),
        { go: "pocket", to: [4050, 1150], by: "cut" },
        { turn: "pocket", to: null },
        { act: "leanBroom" },
        { shot: "full", of: [4090, 840], width: 540 },
        { go: "glimm", to: [4240, 700], by: "cut" },
        { go: "glimm", to: [4180, 690], by: "fly", seconds: 1, on: "like" },
        // An idea: he looks up to Glimm.
        { shot: "close", of: [4106, 850], on: "earn", after: 0.4, width: 350 },
        { go: "glimm", to: [4214, 664], by: "fly", seconds: 0.8, on: "earn", after: 0.9 },
        { act: "lookUp", on: "earn", after: 1.3 },
      ],
    },
    {
      say: "Ask a grown-up you trust.",
      mood: "happy",
      pause: 0.35,
      cues: [
        { act: "stand" },
        // He looks up to Grandma, and she down to him.
        { turn: "pocket", to: 0.7 },
        { go: "pocket", to: [4064, 1330], by: "cut", size: 1.1 },
        { go: "mother", to: [3880, 1110], by: "cut" },
        { go: "glimm", to: [5000, 400], by: "cut" },
        { go: "grandma", to: [4252, 1126], by: "cut", size: 1.2 },
        { feel: "mother", as: "glad" },
        { shot: "full", of: [4066, 740], width: 690 },
        { feel: "grandma", as: "glad" },
        { wave: "grandma", on: "trust" },
      ],
    },
    {
      say: "Great idea! Hic!",
      mood: "celebrating",
      pause: 2,
      cues: [
        { act: "clap" },
        { turn: "pocket", to: null },
        { party: true },
        { sound: "correct", level: 0.35 },
        { go: "mother", to: [5600, 1120], by: "cut", after: -0.01 },
        { go: "grandma", to: [5600, 1130], by: "cut", after: -0.01 },
        { shot: "close", of: "pocket" },
        { act: "bigHiccup", on: "hic", after: -0.35 },
        { go: "mother", to: [3830, 1110], by: "cut", on: "hic", after: -0.15 },
        { go: "grandma", to: [4318, 1126], by: "cut", size: 1.2, on: "hic", after: -0.15 },
        { shot: "full", of: [4066, 690], on: "hic", after: -0.15, from: "low", width: 700 },
        ...(["mother", "grandma"] as const).map((feel): CueScript<Known> => ({
          feel,
          as: "laugh",
          on: "hic",
          after: 0.5,
        })),
        { sound: "whoosh", on: "hic", level: 0.3 },
        { sound: "put", on: "hic", after: 0.95, level: 0.9 },
        { sound: "pick", on: "hic", level: 0.7 },
      ],
    },
  ],
};
