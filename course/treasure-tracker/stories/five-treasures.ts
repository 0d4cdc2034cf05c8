import type { CueScript, StoryScript } from "#stage/story.ts";

/** The five shelves in the rock. */
const SHELVES: [number, number][] = [
  [104, 520],
  [218, 360],
  [360, 290],
  [502, 360],
  [616, 520],
];
const [EARN, NEED, SAVE, CHOOSE, SHARE] = SHELVES as [
  [number, number],
  [number, number],
  [number, number],
  [number, number],
  [number, number],
];
const WHOLE: [number, number] = [360, 760];
/** The same with room for the question above the shelves. */
const LOWER: [number, number] = [360, 630];

/** Two shelves at the left, and two at the right with Glimm beside them. */
const LEFT_SHELVES: [number, number] = [168, 440];
const RIGHT_SHELVES: [number, number] = [530, 450];

/** A treasure flies to its shelf, and Glimm's light grows. */
const toShelf = (
  put: string,
  to: [number, number],
  on: string,
  glow: number,
  after = 0,
): CueScript[] => [
  { hand: put, to, on, after, seconds: 0.8, arc: 120 },
  { glow, on, after: (after * 100 + 60) / 100, seconds: 0.5 },
  { sound: "correct", on, after: (after * 100 + 70) / 100, level: 0.3 },
];

const reply = (name: string, at: [number, number], say: string) => ({
  name,
  at,
  reach: 66,
  right: true,
  why: { say, mood: "celebrating" as const },
});

/** Mission 5, third clip: five treasures light up the cave, one after the other. */
export const fiveTreasures: StoryScript = {
  id: "missions/5/v3",
  place: "treasureCave",
  cast: { pocket: [150, 1150], glimm: [40, 900] },
  lines: [
    {
      say: "Psst! This is our cave. So dark!",
      mood: "wow",
      pause: 0.35,
      cues: [
        { glow: 0.8, after: -0.6 },
        { shot: "full", of: WHOLE, after: -0.6 },
        { go: "pocket", to: [330, 1150], by: "walk", seconds: 1.3, after: -0.55 },
        { go: "glimm", to: [440, 550], by: "fly", seconds: 1.5, after: -0.55 },
        { act: "peek", on: "this", after: 0.2 },
        { shot: "close", of: "pocket", on: "cave", after: -0.1 },
      ],
    },
    {
      say: "Hold on. I bring light!",
      by: "glimm",
      mood: "happy",
      pause: 0.4,
      cues: [
        { shot: "close", of: "glimm" },
        { glow: 1, on: "light" },
      ],
    },
    {
      say: "One. We earn our coins.",
      mood: "talking",
      pause: 0.7,
      cues: [
        { act: "sweep", after: -0.1 },
        { shot: "medium", of: [352, 910], after: -0.1 },
        { sound: "rustle", level: 0.4 },
        { put: "earn", thing: "broom", to: [330, 1000], size: 1.3, on: "earn" },
        { act: "stand", on: "earn" },
        { shot: "full", of: WHOLE, on: "earn", after: 0.1 },
        ...toShelf("earn", EARN, "earn", 1.2, 0.15),
      ],
    },
    {
      say: "Two. Needs come first.",
      mood: "happy",
      pause: 0.9,
      cues: [
        { act: "drinkWater", after: -0.1 },
        { shot: "close", of: "pocket", after: -0.1 },
        { put: "need", thing: "glass", to: [380, 960], size: 1.12, on: "first" },
        { shot: "close", of: LEFT_SHELVES, on: "first", after: 0.1 },
        { act: "stand", on: "first" },
        ...toShelf("need", NEED, "first", 1.4, 0.1),
      ],
    },
    {
      say: "Three. We save for a goal.",
      mood: "talking",
      pause: 0.7,
      cues: [
        { act: "showCoin", after: -0.1 },
        { shot: "medium", of: [420, 940], after: -0.1 },
        { put: "save", thing: "jarSave", to: [460, 1010], size: 0.84, on: "save" },
        { act: "pointAway", on: "goal", after: -0.1 },
        { shot: "full", of: [360, 700], on: "goal", after: -0.1 },
        ...toShelf("save", SAVE, "goal", 1.9, 0.1),
      ],
    },
    {
      say: "Four. We stop, think and choose.",
      mood: "thinking",
      pause: 0.7,
      cues: [
        { act: "lens", after: -0.1 },
        { shot: "medium", of: [352, 910], after: -0.1 },
        { shot: "close", of: "pocket", on: "stop", after: 0.1 },
        { put: "choose", thing: "lens", to: [470, 960], size: 0.75, on: "choose", after: 0.1 },
        { act: "stand", on: "choose", after: 0.1 },
        { shot: "close", of: RIGHT_SHELVES, on: "choose", after: 0.1 },
        ...toShelf("choose", CHOOSE, "choose", 2.4, 0.2),
      ],
    },
    {
      say: "Five. We share with care.",
      mood: "happy",
      pause: 1,
      cues: [
        { put: "crab", thing: "crabInHat", to: [620, 1190], size: 1.2, after: -0.1 },
        { act: "point" },
        { shot: "medium", of: [425, 910] },
        ...[580, 540, 500].map((x, index): CueScript => ({
          hand: "crab",
          to: [x, 1190],
          after: (index * 35) / 100,
          seconds: 0.35,
          arc: 34,
        })),
        { put: "share", thing: "jarShare", to: [300, 1006], size: 0.84, on: "share" },
        { shot: "full", of: WHOLE, on: "care", after: 0.1 },
        ...toShelf("share", SHARE, "care", 3.1, 0.15),
      ],
    },
    {
      moment: "best",
      ask: {
        say: "Which treasure do you like best?",
        mood: "thinking",
        pause: 0.2,
        cues: [
          { act: "pointAlong" },
          { shot: "close", of: "pocket" },
          { shot: "full", of: LOWER, on: "best" },
          { sound: "pick", on: "treasure", level: 0.4 },
        ],
      },
      task: {
        do: "choose",
        of: [
          reply("Earn", EARN, "Earning! Work makes treasure."),
          reply("Needs first", NEED, "Needs first! That keeps you well."),
          reply("Save", SAVE, "Saving! Slow coins make big treasure."),
          reply("Choose", CHOOSE, "Choosing! Smart eyes look twice."),
          reply("Share", SHARE, "Sharing! That makes the glow grow."),
        ],
      },
    },
    {
      say: "I'll have a little rest. Ouch!",
      mood: "happy",
      pause: 1,
      cues: [
        { go: "pocket", to: [548, 1136], by: "cut", after: -0.05 },
        { go: "glimm", to: [300, 760], by: "cut", after: -0.05 },
        { hand: "crab", to: [330, 1190], after: -0.06, seconds: 0.01, arc: 0 },
        { hand: "crab", to: [346, 1190], on: "little", seconds: 0.35, arc: 30 },
        { hand: "crab", to: [330, 1190], on: "ouch", after: 0.1, seconds: 0.4, arc: 70 },
        { act: "sitOnCoins", on: "ouch", after: -1.3 },
        { shot: "medium", of: [470, 1060], after: -0.05 },
        { shot: "full", of: WHOLE, on: "ouch" },
        { sound: "clink", on: "ouch", after: -0.8 },
        { sound: "oops", on: "ouch", level: 0.6 },
      ],
    },
    {
      say: "Never sit on your treasure!",
      mood: "oops",
      pause: 0.4,
      cues: [
        { act: "stand", on: "never" },
        { shot: "close", of: "pocket", after: -0.05 },
        { shot: "insert", of: [330, 1160], on: "sit" },
        { hand: "crab", to: [350, 1190], on: "sit", after: 0.05, seconds: 0.35, arc: 40 },
        { hand: "crab", to: [330, 1190], on: "sit", after: 0.4, seconds: 0.35, arc: 40 },
        { sound: "pick", on: "sit", after: 0.05, level: 0.4 },
        { shot: "close", of: "pocket", on: "treasure", after: 0.1 },
      ],
    },
    {
      say: "Look! The map is full. You did it!",
      mood: "celebrating",
      pause: 2.2,
      cues: [
        { go: "pocket", to: [360, 1150], by: "cut", after: -0.05 },
        { go: "glimm", to: [186, 800], by: "cut", after: -0.05 },
        { go: "glimm", to: [4000, 700], by: "cut", on: "map", after: -0.1 },
        { go: "glimm", to: [60, 700], by: "cut", on: "you", after: -0.1 },
        { go: "glimm", to: [360, 560], by: "fly", seconds: 0.7, on: "you", after: -0.05 },
        { go: "glimm", to: [570, 690], by: "fly", seconds: 0.7, on: "it", after: 0.6 },
        { act: "fullMap", after: -0.05 },
        { shot: "medium", of: [360, 1010], after: -0.05 },
        { hand: "crab", to: [730, 1190], after: -0.06, seconds: 0.01, arc: 0 },
        { hand: "crab", to: [600, 1190], on: "you", after: -0.11, seconds: 0.01, arc: 0 },
        { glow: 3.4, on: "full" },
        { shot: "close", of: [360, 900], on: "map", after: -0.1 },
        { shot: "full", of: WHOLE, on: "you", after: -0.1 },
        { act: "lookAway", on: "you", after: -0.1 },
        { party: true, on: "you" },
        { sound: "correct", on: "you", level: 0.35 },
        { shot: "medium", of: [430, 960], on: "it", after: 0.8 },
        { act: "hop", on: "it", after: 0.8 },
        { hand: "crab", to: [540, 1190], on: "it", after: 0.8, seconds: 0.45, arc: 60 },
        { hand: "crab", to: [500, 1190], on: "it", after: 1.3, seconds: 0.45, arc: 60 },
        { hand: "crab", to: [480, 1190], on: "it", after: 1.8, seconds: 0.45, arc: 60 },
      ],
    },
  ],
};
