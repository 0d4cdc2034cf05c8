import type { CueScript, StoryScript } from "#stage/story.ts";

/** Where the five coins lie on the table. */
const COINS: [x: number, y: number][] = [
  [200, 986],
  [280, 996],
  [360, 986],
  [440, 996],
  [520, 986],
];
const JARS = { jarSave: [130, 862], jarSpend: [360, 862], jarShare: [590, 862] } as const;

const jar = (name: keyof typeof JARS, on: string): CueScript[] => [
  { put: name, thing: name, to: [...JARS[name]], on, size: 1.2 },
  { sound: "put", on, level: 0.6 },
];
/** A coin of the table flies into a jar. */
const into = (
  name: keyof typeof JARS,
  coin: number,
  on: string,
  side = 0,
  after = 0,
): CueScript[] => [
  { hand: `job-${coin}`, to: [JARS[name][0] + side, 914], on, after, seconds: 0.6 },
  { sound: "clink", on, after: after + 0.5, level: 0.6 },
];
const splash = (
  [
    [40, 700],
    [250, 660],
    [300, 780],
  ] as [number, number][]
).flatMap((to, index): CueScript[] => [
  { put: `drop-${index}`, thing: "splat", to: [140, 900], on: "soup", after: 0.4, size: 0.5 },
  { hand: `drop-${index}`, to, on: "soup", after: 0.42, seconds: 0.4 },
  { take: `drop-${index}`, on: "soup", after: 0.8 },
]);

/** Mission 1, third clip: a coin falls into the soup; then each of five coins gets a job in a jar. */
export const threeJars: StoryScript = {
  id: "missions/1/v3",
  place: "kitchen",
  cast: { pocket: [360, 990] },
  lines: [
    {
      say: "Look! Five shiny coins!",
      mood: "wow",
      pause: 0.5,
      cues: [
        { put: "bowl", thing: "soup", to: [140, 900], after: -0.6, size: 1.5 },
        { shot: "medium", of: [360, 740], after: -0.6 },
        { act: "juggle", after: -0.6 },
        { sound: "clink", after: -0.2, level: 0.3 },
        { shot: "close", of: "pocket", on: "five" },
        { sound: "clink", on: "coins", level: 0.3 },
      ],
    },
    {
      say: "Oh no! Not my soup!",
      mood: "oops",
      pause: 1.7,
      cues: [
        { shot: "medium", of: [300, 760] },
        { act: "stand" },
        ...[1, 2, 3, 4].map((index): CueScript => ({
          put: `coin-${index}`,
          thing: "coin",
          to: COINS[index] ?? [0, 0],
        })),
        { put: "lost", thing: "coin", to: [420, 640], size: 1 },
        { hand: "lost", to: [300, 900], after: 0.15, seconds: 0.5 },
        { sound: "clink", after: 0.6 },
        { hand: "lost", to: [140, 896], on: "not", after: 0.1, seconds: 0.75 },
        { shot: "insert", of: [170, 860], on: "not" },
        { take: "lost", on: "soup", after: 0.36 },
        ...splash,
        { sound: "put", on: "soup", after: 0.38, level: 1 },
        { act: "splashed", on: "soup", after: 0.6 },
        { shot: "close", of: "pocket", on: "soup", after: 0.7 },
      ],
    },
    {
      say: "I'll find it.",
      mood: "thinking",
      pause: 2.7,
      cues: [
        { shot: "medium", of: [360, 740] },
        { take: "bowl", on: "find", after: 0.28 },
        { act: "slurp", on: "find", after: 0.3 },
        { sound: "rustle", on: "find", after: 0.6, level: 0.35 },
        { shot: "close", of: "pocket", on: "find", after: 1.1 },
        { sound: "clink", on: "find", after: 1.85, level: 0.8 },
        { put: "bowl-2", thing: "soup", to: [140, 900], on: "find", after: 1.85, size: 1.5 },
      ],
    },
    {
      say: "Coins get lost, so each one needs a job.",
      mood: "talking",
      pause: 0.35,
      cues: [
        { act: "stand" },
        { take: "bowl-2" },
        { put: "coin-0", thing: "coin", to: [470, 760] },
        { hand: "coin-0", to: [200, 986], after: 0.05, seconds: 0.7 },
        { shot: "wide", of: [360, 680] },
        { shot: "insert", of: [360, 930], on: "each" },
        { sound: "clink", after: 0.7 },
      ],
    },
    {
      say: "One jar is for saving.",
      mood: "happy",
      pause: 0.2,
      cues: [{ shot: "medium", of: [250, 780] }, ...jar("jarSave", "saving")],
    },
    {
      say: "One is for spending.",
      mood: "talking",
      pause: 0.2,
      cues: [
        { shot: "medium", of: [360, 780], by: "pan", seconds: 0.6 },
        ...jar("jarSpend", "spending"),
      ],
    },
    {
      say: "And one is for sharing.",
      mood: "happy",
      pause: 0.45,
      cues: [
        { shot: "medium", of: [470, 780], by: "pan", seconds: 0.6 },
        ...jar("jarShare", "sharing"),
      ],
    },
    {
      say: "One coin goes to share.",
      mood: "talking",
      pause: 0.4,
      cues: [
        { shot: "medium", of: [500, 780] },
        { act: "point" },
        ...COINS.flatMap((to, index): CueScript[] => [
          { take: `coin-${index}` },
          { put: `job-${index}`, thing: "coin", to },
        ]),
        ...into("jarShare", 4, "goes"),
        { shot: "insert", of: [570, 880], on: "goes", after: 0.35 },
      ],
    },
    {
      say: "Two coins go to save.",
      mood: "happy",
      pause: 0.7,
      cues: [
        { act: "stand" },
        { shot: "wide", of: [360, 680] },
        ...into("jarSave", 0, "two", -30),
        ...into("jarSave", 1, "two", 30, 0.5),
        { shot: "insert", of: [150, 880], on: "save", after: 0.1 },
      ],
    },
    {
      say: "How many are left to spend?",
      mood: "thinking",
      pause: 2.5,
      cues: [
        { act: "wonder" },
        { shot: "medium", of: [360, 780] },
        { shot: "close", of: [390, 870], by: "push", on: "left", seconds: 1.2 },
        { go: "glimm", to: [700, 500], by: "cut" },
        { go: "glimm", to: [590, 650], by: "fly", seconds: 1, on: "spend", after: 0.5 },
        { shot: "medium", of: [360, 780], on: "spend", after: 1.6 },
      ],
    },
    {
      say: "Two! You are a smart counter.",
      mood: "celebrating",
      pause: 0.45,
      cues: [
        { act: "hop" },
        { shot: "insert", of: [370, 890] },
        ...into("jarSpend", 2, "two", -30),
        ...into("jarSpend", 3, "two", 30, 0.25),
        { go: "glimm", to: [610, 560], by: "fly", seconds: 0.8, on: "you" },
        { shot: "wide", of: [360, 680], on: "you", after: 0.1 },
        { sound: "correct", on: "you", level: 0.35 },
      ],
    },
    {
      say: "That is your first treasure!",
      mood: "celebrating",
      pause: 0.6,
      cues: [
        { act: "hop" },
        { put: "chest", thing: "chest", to: [360, 884], on: "first", size: 2.3 },
        { shot: "wide", of: [360, 680] },
        { party: true, on: "first" },
        { sound: "put", on: "first" },
      ],
    },
    {
      say: "Now, where is my soup?",
      mood: "happy",
      pause: 2.5,
      cues: [
        { take: "chest" },
        { act: "lookAround" },
        { shot: "medium", of: "pocket" },
        { act: "lastDrop", on: "soup", after: 0.2 },
        { shot: "close", of: [360, 650], on: "soup", after: 0.85 },
        { sound: "pick", on: "soup", after: 1.45, level: 0.7 },
      ],
    },
  ],
};
