import { goneAt, jump, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import type { CueScript, StoryScript, NamesOf } from "#stage/story/story.ts";
import { jo } from "./bridge.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** A place that no other shot shows, where the table is seen from above. */
const ABOVE: [number, number] = [2400, 760];
const tableFromAbove = (at: { on?: string; after: number }): CueScript<Known>[] =>
  thereAt(
    at,
    ["table", "tableAbove", ABOVE],
    // Three jars from above: there is a job for each coin.
    ["jar-top-0", "jarTop", [ABOVE[0] - 96, ABOVE[1] - 86], 0.33],
    ["jar-top-1", "jarTop", [ABOVE[0], ABOVE[1] - 86], 0.33],
    ["jar-top-2", "jarTop", [ABOVE[0] + 96, ABOVE[1] - 86], 0.33],
    ["paw-left", "pawTop", [ABOVE[0] - 92, ABOVE[1] + 150], 0.72],
    ["paw-right", "pawTop", [ABOVE[0] + 92, ABOVE[1] + 150], 0.72],
  );

/** Where the five coins lie on the table. */
export const COINS = [200, 280, 360, 440, 520].map((x): [x: number, y: number] => [x, 986]);
/** Where the jars stand, behind the row of coins; and how high a coin lies in one. */
const JAR_Y = 850;
const IN_JAR = JAR_Y + 44;
export const JARS = {
  jarSave: [196, JAR_Y],
  jarSpend: [360, JAR_Y],
  jarShare: [524, JAR_Y],
} as const;

/** A jar comes from a spot to its place on the table. */
export const jar = (
  name: keyof typeof JARS,
  on: string,
  from: [number, number],
  arc: number,
): CueScript<Known>[] => [
  { put: name, thing: name, to: OFF, on, after: -1, size: 1.06 },
  jump(name, from, { on, after: -0.36 }),
  { hand: name, to: [...JARS[name]], on, after: -0.35, seconds: 0.5, arc },
  { sound: "whoosh", on, after: -0.35, level: 0.25 },
  { sound: "put", on, after: 0.1, level: 0.7 },
];
/** A coin of the table flies into a jar. */
export const into = (
  name: keyof typeof JARS,
  coin: number,
  on: string,
  side = 0,
  after = 0,
): CueScript<Known>[] => [
  { hand: `job-${coin}`, to: [JARS[name][0] + side, IN_JAR], on, after, seconds: 0.6 },
  { sound: "clink", on, after: after + 0.5, level: 0.6 },
];
/** Drops fly out of the soup. */
export const splash = (
  [
    [40, 700],
    [250, 660],
    [300, 780],
  ] as [number, number][]
).flatMap((to, index): CueScript<Known>[] => [
  { put: `drop-${index}`, thing: "splat", to: [140, 900], on: "soup", after: 0.4, size: 0.5 },
  { hand: `drop-${index}`, to, on: "soup", after: 0.42, seconds: 0.4 },
  { take: `drop-${index}`, on: "soup", after: 0.8 },
]);

/** Coins that a close shot had no room for lie on the table again. */
const backOnTable = (...puts: string[]): CueScript<Known>[] =>
  puts.map((put) => jump(put, COINS[Number(put.at(-1))] ?? OFF, { after: -0.05 }));

/** Where jars and their coins stand at the end. */
const ON_TABLE: [hand: string, to: [number, number]][] = [
  ["jarSave", [...JARS.jarSave]],
  ["job-0", [166, IN_JAR]],
  ["job-1", [226, IN_JAR]],
  ["jarSpend", [...JARS.jarSpend]],
  ["job-2", [330, IN_JAR]],
  ["job-3", [390, IN_JAR]],
  ["jarShare", [...JARS.jarShare]],
  ["job-4", [524, IN_JAR]],
];

/** Mission 1, third clip: a coin falls into the soup; then each of five coins gets a job in a jar. */
export const threeJars: StoryScript<Known> = {
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
        { shot: "full", of: [316, 750], after: -0.6, width: 560 },
        { act: "juggle", after: -0.6 },
        // Nearer, with every coin in the picture.
        { shot: "medium", of: [378, 716], on: "five", width: 420 },
        jump("bowl", OFF, { on: "five", after: 0 }),
        { sound: "clink", after: -0.2, level: 0.3 },
        { sound: "clink", on: "coins", level: 0.3 },
      ],
    },
    {
      say: "Oh no! Not my soup!",
      mood: "oops",
      pause: 1.7,
      cues: [
        { shot: "medium", of: [264, 770], width: 444 },
        jump("bowl", [140, 900], { after: 0 }),
        { act: "stand" },
        ...[1, 2, 3, 4].map((index): CueScript<Known> => ({
          put: `coin-${index}`,
          thing: "coin",
          to: COINS[index] ?? [0, 0],
        })),
        { put: "lost", thing: "coin", to: [232, 600], size: 1 },
        { hand: "lost", to: [246, 900], after: 0.15, seconds: 0.5 },
        { sound: "clink", after: 0.6 },
        { hand: "lost", to: [140, 896], on: "not", after: 0.1, seconds: 0.75 },
        { take: "lost", on: "soup", after: 0.36 },
        ...splash,
        { sound: "put", on: "soup", after: 0.38, level: 1 },
        { act: "splashed", on: "soup", after: 0.6 },
        { shot: "close", of: [360, 686], on: "soup", after: 0.7 },
      ],
    },
    {
      say: "I'll find it.",
      mood: "thinking",
      pause: 2.7,
      cues: [
        { shot: "full", of: [340, 740], from: "high" },
        { take: "bowl", on: "find", after: 0.28 },
        { act: "slurp", on: "find", after: 0.3 },
        { sound: "rustle", on: "find", after: 0.6, level: 0.35 },
        { shot: "close", of: [372, 655], on: "find", after: 1.1, width: 330 },
        { sound: "clink", on: "find", after: 1.85, level: 0.8 },
        { put: "bowl-2", thing: "soup", to: [140, 900], on: "find", after: 1.85, size: 1.5 },
      ],
    },
    {
      say: "Coins go fast! So each one gets a job.",
      mood: "talking",
      pause: 0.35,
      cues: [
        { act: "shrug" },
        { take: "bowl-2" },
        { put: "coin-0", thing: "coin", to: [470, 760] },
        { hand: "coin-0", to: [200, 986], after: 0.05, seconds: 0.7 },
        { shot: "medium", of: [380, 770], width: 450 },
        ...tableFromAbove({ on: "each", after: -0.1 }),
        ...COINS.flatMap((_, index): CueScript<Known>[] =>
          thereAt({ on: "each", after: -0.1 }, [
            `seen-${index}`,
            "coin",
            [ABOVE[0] - 108 + index * 54, ABOVE[1] + 8 + (index % 2) * 30],
            0.84,
          ]),
        ),
        ...COINS.flatMap((_, index): CueScript<Known>[] => [
          {
            hand: `seen-${index}`,
            to: [ABOVE[0] - 108 + index * 54, ABOVE[1] + 16],
            on: "gets",
            after: (index * 10) / 100,
            seconds: 0.22,
            arc: 40,
          },
        ]),
        { shot: "insert", of: ABOVE, on: "each", after: -0.1, width: 300 },
        { sound: "clink", after: 0.7 },
      ],
    },
    {
      say: "One jar is for saving.",
      mood: "happy",
      pause: 0.2,
      cues: [
        ...goneAt({ after: -0.05 }, "table", "paw-left", "paw-right"),
        ...goneAt({ after: -0.05 }, "jar-top-0", "jar-top-1", "jar-top-2"),
        ...goneAt({ after: -0.05 }, ...COINS.map((_, index) => `seen-${index}`)),
        { act: "stand" },
        // His eyes go to the jar.
        { turn: "pocket", to: -0.7 },
        { shot: "medium", of: [320, 790], after: -0.05, width: 480 },
        // It slides in on its name, and hops on its job.
        { put: "jarSave", thing: "jarSave", to: OFF, on: "jar", after: -1, size: 1.06 },
        jump("jarSave", [-190, JAR_Y], { on: "jar", after: -0.11 }),
        { hand: "jarSave", to: [...JARS.jarSave], on: "jar", after: -0.1, seconds: 0.45, arc: 0 },
        {
          hand: "jarSave",
          to: [...JARS.jarSave],
          on: "saving",
          after: -0.35,
          seconds: 0.5,
          arc: 50,
        },
        { sound: "whoosh", on: "saving", after: -0.35, level: 0.25 },
        { sound: "put", on: "saving", after: 0.1, level: 0.7 },
      ],
    },
    {
      say: "One is for spending.",
      mood: "talking",
      pause: 0.2,
      cues: [
        { turn: "pocket", to: null },
        { act: "lookUp" },
        { shot: "full", of: [360, 745], width: 560 },
        ...jar("jarSpend", "spending", [360, 130], 0),
        { act: "hop", on: "spending", after: 0.1 },
      ],
    },
    {
      say: "And one is for sharing.",
      mood: "happy",
      pause: 0.45,
      cues: [{ act: "tapJar" }, ...jar("jarShare", "sharing", [960, JAR_Y], 0)],
    },
    {
      say: "One coin goes to share.",
      mood: "talking",
      pause: 0.4,
      cues: [
        ...COINS.flatMap((to, index): CueScript<Known>[] => [
          { take: `coin-${index}` },
          { put: `job-${index}`, thing: "coin", to },
        ]),
        ...into("jarShare", 4, "goes"),
        { go: "pocket", to: OFF, by: "cut", after: -0.04 },
        // Only the jar and the coin that it waits for are in the picture.
        ...["job-2", "job-3"].map((put) => jump(put, OFF, { after: 0.01 })),
        { shot: "insert", of: [524, 890], after: -0.04, width: 192 },
        { act: "stand" },
      ],
    },
    {
      say: "Two coins go to save.",
      mood: "happy",
      pause: 0.7,
      cues: [
        { go: "pocket", to: [360, 990], by: "cut", after: -0.05 },
        ...backOnTable("job-2", "job-3"),
        { act: "countPaws" },
        // His eyes follow the coins.
        { turn: "pocket", to: -0.6 },
        { turn: "pocket", to: null, on: "save", after: 0.1 },
        { shot: "full", of: [360, 745], after: -0.05, width: 560 },
        ...into("jarSave", 0, "two", -30),
        ...into("jarSave", 1, "two", 30, 0.5),
        { go: "pocket", to: OFF, by: "cut", on: "save", after: 0.1 },
        ...["job-2", "jarSpend"].map((put) => jump(put, OFF, { on: "save", after: 0.1 })),
        { shot: "insert", of: [196, 850], on: "save", after: 0.1, width: 192 },
      ],
    },
    {
      say: "How many are left to spend?",
      mood: "thinking",
      pause: 2.5,
      cues: [
        ...backOnTable("job-2"),
        jump("jarSpend", [...JARS.jarSpend], { after: -0.05 }),
        ...["jarShare", "job-4"].map((put) => jump(put, OFF, { after: -0.05 })),
        jump("jarShare", [...JARS.jarShare], { on: "spend", after: 0.35 }),
        jump("job-4", [JARS.jarShare[0], IN_JAR], { on: "spend", after: 0.35 }),
        // The two coins that are left, large, with the jar behind them.
        { shot: "insert", of: [382, 920], after: -0.05, width: 204 },
        { go: "glimm", to: [40, 400], by: "cut", on: "spend", after: 1.45 },
        { go: "glimm", to: [216, 620], by: "fly", seconds: 0.8, on: "spend", after: 1.5 },
        { go: "pocket", to: [360, 990], by: "cut", on: "spend", after: 0.35 },
        { act: "drumJar", on: "spend", after: 0.35 },
        { shot: "full", of: [360, 735], on: "spend", after: 0.35, width: 540 },
      ],
    },
    {
      say: "Two! You are a smart counter.",
      mood: "celebrating",
      pause: 0.45,
      cues: [
        { act: "hop" },
        { go: "pocket", to: OFF, by: "cut", after: -0.01 },
        { go: "pocket", to: [360, 990], by: "cut", on: "you", after: 0.1 },
        ...["jarShare", "job-4"].map((put) => jump(put, OFF, { after: -0.01 })),
        // The whole sum: two, two and one.
        jump("jarShare", [...JARS.jarShare], { on: "you", after: 0.1 }),
        jump("job-4", [JARS.jarShare[0], IN_JAR], { on: "you", after: 0.1 }),
        { shot: "insert", of: [382, 870], width: 222 },
        ...into("jarSpend", 2, "two", -30),
        ...into("jarSpend", 3, "two", 30, 0.25),
        { go: "glimm", to: [200, 590], by: "fly", seconds: 0.8, on: "you" },
        { shot: "full", of: [352, 720], on: "you", after: 0.1, width: 520 },
        { sound: "correct", on: "you", level: 0.35 },
      ],
    },
    {
      say: "That is your first treasure!",
      mood: "celebrating",
      pause: 0.6,
      cues: [
        { act: "lookUp" },
        // The jars make room for it.
        ...ON_TABLE.flatMap(([hand, [x, y]]): CueScript<Known>[] => {
          const to: [number, number] = [x < 300 ? x - 30 : x + 170, y];
          return [
            { hand, to, on: "first", after: -0.55, seconds: 0.3, arc: 0 },
            jump(hand, OFF, { on: "treasure", after: 0.1 }),
          ];
        }),
        { put: "chest", thing: "chest", to: OFF, on: "first", after: -0.7, size: 1.7 },
        jump("chest", [560, 120], { on: "first", after: -0.26 }),
        { hand: "chest", to: [360, 926], on: "first", after: -0.25, seconds: 0.35, arc: 0 },
        { put: "puff-left", thing: "dustPuff", to: [210, 950], on: "first", after: 0.1 },
        { hand: "puff-left", to: [90, 930], on: "first", after: 0.12, seconds: 0.7, arc: 10 },
        { put: "puff-right", thing: "dustPuff", to: [510, 950], on: "first", after: 0.1 },
        { hand: "puff-right", to: [640, 930], on: "first", after: 0.12, seconds: 0.7, arc: 10 },
        { take: "puff-left", on: "first", after: 0.6 },
        { take: "puff-right", on: "first", after: 0.6 },
        { act: "hop", on: "first", after: 0.12 },
        { shot: "wide", of: [400, 690], after: -0.05, width: 740 },
        { sound: "put", on: "first", after: 0.08, level: 1 },
        // His paws are on it, and nothing else is before him.
        { go: "glimm", to: OFF, by: "cut", on: "treasure", after: 0.1 },
        { act: "proud", on: "treasure", after: 0.1 },
        ...thereAt({ on: "treasure", after: 0.1 }, ["paws-on", "pawsOver", [360, 872], 0.8]),
        { shot: "close", of: [358, 790], on: "treasure", after: 0.1 },
      ],
    },
    {
      say: "Now, where is my soup?",
      mood: "happy",
      pause: 2.5,
      cues: [
        jump("chest", OFF, { after: -0.05 }),
        ...goneAt({ after: -0.05 }, "paws-on"),
        ...ON_TABLE.map(([hand, to]) => jump(hand, to, { after: -0.05 })),
        ...ON_TABLE.map(([hand]) => jump(hand, OFF, { on: "soup", after: 0.05 })),
        { go: "glimm", to: [196, 630], by: "cut", after: -0.05 },
        { act: "lookAround" },
        { shot: "full", of: [360, 735], after: -0.05, width: 540 },
        { go: "glimm", to: OFF, by: "cut", on: "soup", after: 0.05 },
        { act: "bowlHelmet", on: "soup", after: 0.1 },
        { shot: "close", of: [346, 690], on: "soup", after: 0.05 },
        { sound: "put", on: "soup", after: 1.7, level: 1 },
        { sound: "pick", on: "soup", after: 1.2, level: 0.7 },
      ],
    },
    ...jo,
  ],
};
