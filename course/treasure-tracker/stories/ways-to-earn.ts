import type { CueScript, StoryScript } from "#stage/story.ts";

/** Ten cups on the counter in two rows. */
const CUPS = Array.from({ length: 10 }, (_, index): { name: string; at: [number, number] } => ({
  name: `cup-${index}`,
  at: index < 5 ? [232 + index * 82, 900] : [188 + (index - 5) * 86, 948],
}));
/** The one that he leaves. */
const LAST = CUPS[9]?.name ?? "";

const setOut = CUPS.map(({ name, at }, index): CueScript => ({
  put: name,
  thing: "lemonade",
  to: at,
  size: 0.62,
  after: (index * 11 - 50) / 100,
}));
const drinkUp = CUPS.slice(0, 9).flatMap(({ name }, index): CueScript[] => [
  { take: name, on: "sip", after: (50 + index * 42) / 100 },
  { sound: "pick", on: "sip", after: (62 + index * 42) / 100, level: 0.4 },
]);

/** Mission 1, second clip: Pocket drinks what he wants to sell; ways to earn, and what is a gift. */
export const waysToEarn: StoryScript = {
  id: "missions/1/v2",
  place: "yard",
  cast: {
    pocket: [360, 1096],
    friend: [1000, 1130],
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
        { shot: "medium", of: [360, 850], after: -0.6 },
        { act: "hop", after: -0.55 },
        ...setOut,
        { sound: "put", after: -0.4 },
        { act: "stand", on: "ten" },
        { shot: "insert", of: [360, 930], on: "ten" },
        { shot: "medium", of: [360, 850], on: "lemonade", after: 0.2 },
      ],
    },
    {
      say: "I'll try just one sip.",
      mood: "happy",
      pause: 3.9,
      cues: [
        { shot: "close", of: "pocket" },
        { act: "drink", on: "sip", after: 0.1 },
        { shot: "medium", of: [360, 860], on: "sip", after: 1.2 },
        { shot: "close", of: "pocket", by: "push", on: "sip", after: 2.5, seconds: 1 },
        ...drinkUp,
      ],
    },
    {
      say: "Oops. I drank nine!",
      mood: "oops",
      pause: 0.3,
      cues: [{ shot: "insert", of: [480, 900], on: "nine", after: -0.5 }],
    },
    {
      say: "Hic!",
      mood: "wow",
      pause: 0.5,
      cues: [
        { shot: "medium", of: [360, 830], after: -0.05 },
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
        { go: "friend", to: [690, 1130], by: "drive", seconds: 0.9, after: -0.4 },
        { shot: "wide", of: [460, 800] },
        { hand: LAST, to: [620, 960], on: "last", seconds: 0.6 },
        { wave: "friend", on: "cup" },
        { put: "pay", thing: "coin", to: [640, 960], on: "cup", size: 0.9 },
        { hand: "pay", to: [452, 850], on: "earned", seconds: 0.6 },
        { take: "pay", on: "coin" },
        { act: "showCoin", on: "coin", after: 0.05 },
        { shot: "medium", of: "pocket", on: "coin" },
        { sound: "clink", on: "coin", level: 0.7 },
      ],
    },
    {
      say: "You can do an extra chore.",
      mood: "talking",
      pause: 0.45,
      cues: [
        { go: "pocket", to: [1080, 1130], by: "cut" },
        { act: "sweep" },
        { shot: "wide", of: [1180, 800] },
        { sound: "rustle", on: "extra", level: 0.3 },
        { shot: "medium", of: "pocket", on: "chore", after: -0.2 },
        { wave: "mother", on: "chore" },
      ],
    },
    {
      say: "You can help wash the car.",
      mood: "talking",
      pause: 1.3,
      cues: [
        { go: "pocket", to: [1660, 1130], by: "cut" },
        { go: "mother", to: [5000, 1120], by: "cut" },
        { act: "scrub" },
        { shot: "wide", of: [1900, 820] },
        { sound: "rustle", on: "wash", level: 0.3 },
        { shot: "medium", of: "pocket", on: "car" },
        { sound: "put", on: "car", after: 0.15, level: 0.7 },
      ],
    },
    {
      say: "But some coins are a gift.",
      mood: "talking",
      pause: 0.25,
      cues: [
        { go: "pocket", to: [2360, 1130], by: "cut" },
        { go: "father", to: [5000, 1120], by: "cut" },
        { act: "stand" },
        { put: "present", thing: "gift", to: [2690, 960], size: 1.2, after: -0.02 },
        { shot: "wide", of: [2560, 800] },
        { wave: "grandma", on: "coins" },
        { hand: "present", to: [2470, 960], on: "gift", seconds: 0.7 },
        { sound: "whoosh", on: "gift", level: 0.25 },
      ],
    },
    {
      say: "Like on your birthday, from Grandma.",
      mood: "happy",
      pause: 0.4,
      cues: [
        { take: "present", on: "birthday" },
        { shot: "close", of: "grandma", on: "birthday" },
        { wave: "grandma", on: "birthday" },
        { act: "showCoin", on: "grandma" },
        { shot: "medium", of: "pocket", on: "grandma" },
        { sound: "clink", on: "grandma", level: 0.6 },
      ],
    },
    {
      say: "A chore is earned.",
      mood: "talking",
      pause: 0.2,
      cues: [
        { go: "pocket", to: [3300, 1150], by: "cut" },
        { go: "grandma", to: [5000, 1130], by: "cut" },
        { act: "stand" },
        { shot: "wide", of: [3300, 800] },
        { put: "sign-broom", thing: "broom", to: [3060, 780], on: "chore", size: 1.5 },
        { put: "sign-coin-1", thing: "coin", to: [3170, 826], on: "earned", size: 1.1 },
        { shot: "medium", of: [3140, 780], on: "earned", after: -0.1 },
        { sound: "put", on: "earned" },
      ],
    },
    {
      say: "A gift is given.",
      mood: "talking",
      pause: 0.5,
      cues: [
        { act: "point" },
        { shot: "medium", of: [3460, 780], by: "pan", seconds: 0.7 },
        { put: "sign-gift", thing: "gift", to: [3440, 800], on: "gift", size: 1.1 },
        { put: "sign-coin-2", thing: "coin", to: [3550, 826], on: "given", size: 1.1 },
        { sound: "put", on: "given" },
      ],
    },
    {
      say: "How would you like to earn?",
      mood: "thinking",
      pause: 2.5,
      cues: [
        { go: "pocket", to: [4050, 1150], by: "cut" },
        { act: "wonder" },
        { shot: "medium", of: "pocket" },
        { go: "glimm", to: [4370, 560], by: "cut" },
        { go: "glimm", to: [4180, 760], by: "fly", seconds: 1, on: "like" },
        { shot: "close", of: "pocket", by: "push", on: "earn", seconds: 2 },
        { go: "glimm", to: [3930, 760], by: "fly", seconds: 1, on: "earn", after: 1.1 },
      ],
    },
    {
      say: "Ask a grown-up you trust.",
      mood: "happy",
      pause: 0.35,
      cues: [
        { act: "stand" },
        { go: "mother", to: [3880, 1110], by: "cut" },
        { go: "father", to: [4210, 1110], by: "cut" },
        { go: "glimm", to: [4600, 400], by: "cut" },
        { go: "grandma", to: [4320, 1180], by: "cut" },
        { shot: "wide", of: [4040, 830] },
        { wave: "mother", on: "grown" },
        { wave: "father", on: "trust" },
        { wave: "grandma", on: "trust" },
      ],
    },
    {
      say: "Great idea! Hic!",
      mood: "celebrating",
      pause: 2,
      cues: [
        { act: "hop" },
        { party: true },
        { sound: "correct", level: 0.35 },
        { shot: "close", of: "pocket", on: "hic", after: -0.15 },
        { act: "hiccup", on: "hic" },
        { sound: "pick", on: "hic", level: 0.7 },
      ],
    },
  ],
};
