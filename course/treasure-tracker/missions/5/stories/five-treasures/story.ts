import { goneAt, jump, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import { thousandths } from "../../../../story-parts/scenery.ts";
import type { CueScript, StoryScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** The five shelves in the rock. */
const EARN: [number, number] = [158, 790];
const NEED: [number, number] = [172, 592];
const SAVE: [number, number] = [360, 452];
const CHOOSE: [number, number] = [548, 592];
const SHARE: [number, number] = [562, 790];
/** Pocket under them. */
const MIDDLE: [number, number] = [360, 1150];
/** The coins that he sits down on. */
const HEAP: [number, number] = [360, 1150];
type At = { on?: string; after: number };

/** All five shelves, from the front, and Pocket low below them. */
const SHELVES = { shot: "full" as const, of: [360, 776] as [number, number], width: 610 };
const below = (at: Partial<At>, x = 360): CueScript<Known> => ({
  go: "pocket",
  to: [x, 1244],
  by: "cut",
  size: 0.9,
  ...at,
});

/** From an instant on a treasure stands in its shelf, which lights up; Glimm's light grows. */
const arrives = (
  thing: "litBroom" | "litGlass" | "litCoinJar" | "litLens" | "litHeartJar",
  to: [number, number],
  glow: number,
  at: At,
): CueScript<Known>[] => [
  { put: thing, thing, to, ...at },
  { glow, ...at, seconds: 0.5 },
];

/** The little crab hops from spot to spot. */
const crabHops = (at: At, every: number, ...spots: [number, number][]): CueScript<Known>[] =>
  spots.map((to, index): CueScript<Known> => ({
    hand: "crab",
    to,
    ...at,
    after: thousandths(at.after + index * every),
    seconds: every,
    arc: 40,
  }));

const reply = (name: string, at: [number, number], say: string) => ({
  name,
  at,
  reach: 66,
  right: true,
  why: { say, mood: "celebrating" as const },
});

/** Mission 5, third clip: five treasures light up the cave, one after the other. */
export const fiveTreasures: StoryScript<Known> = {
  id: "missions/5/v3",
  place: "treasureCave",
  cast: { pocket: [150, 1150], glimm: [150, 690] },
  lines: [
    {
      say: "Psst! This is our cave. So dark!",
      mood: "wow",
      pause: 0.35,
      cues: [
        { glow: 0.3, after: -0.6 },
        { shot: "vista", of: [296, 870], after: -0.6, width: 580 },
        { go: "pocket", to: [140, 1150], by: "cut", after: -0.58, size: 0.9 },
        { go: "pocket", to: [330, 1150], by: "walk", seconds: 1.8, after: -0.55 },
        { go: "glimm", to: [470, 720], by: "fly", seconds: 2, after: -0.55 },
        { act: "peek", on: "this", after: 0.2 },
        { shot: "medium", of: [392, 830], width: 380, on: "cave", after: -0.1 },
      ],
    },
    {
      say: "Hold on. I bring light!",
      by: "glimm",
      mood: "happy",
      pause: 0.4,
      cues: [
        { act: "stand", after: -0.05 },
        { glow: 0.15, seconds: 0.3, after: -0.05 },
        { go: "pocket", to: OFF, by: "cut", after: -0.05 },
        { shot: "insert", of: [470, 690], after: -0.05 },
        { glow: 1.5, seconds: 0.25, on: "light" },
        // A small otter under the five dark shelves.
        { act: "lookUp", on: "light", after: 0.05 },
        below({ on: "light", after: 0.05 }),
        { ...SHELVES, on: "light", after: 0.05 },
        { go: "glimm", to: [360, 660], by: "fly", seconds: 0.5, on: "light", after: 0.1 },
        { glow: 1, seconds: 0.5, on: "light", after: 0.7 },
      ],
    },
    {
      say: "One. We earn our coins.",
      mood: "talking",
      pause: 0.7,
      cues: [
        ...thereAt({ after: 0.06 }, ["crab", "crabInHat", [560, 1196], 1.25]),
        { go: "pocket", to: [330, 1150], by: "cut", after: 0.06 },
        { act: "sweep", after: 0.06 },
        { shot: "medium", of: [404, 906], after: 0.06, width: 500 },
        { sound: "rustle", level: 0.4 },
        { sound: "correct", on: "coins", after: 0.5, level: 0.3 },
        ...crabHops({ on: "we", after: -0.1 }, 0.3, [540, 1196], [556, 1196]),
        // The crab pays him: the coin flies up into his paw.
        { act: "paid", on: "earn", after: -0.05 },
        ...thereAt({ on: "earn", after: -0.05 }, ["leant", "broom", [216, 1070], 1.4]),
        { hand: "crab", to: [540, 1196], on: "earn", after: 0.05, seconds: 0.3, arc: 70 },
        ...goneAt({ on: "coins", after: 0.3 }, "leant"),
        { act: "tossBack", on: "coins", after: 0.3 },
        below({ on: "coins", after: 0.3 }),
        { go: "glimm", to: [360, 660], by: "cut", on: "coins", after: 0.3 },
        { glow: 1.6, on: "coins", after: 0.25, seconds: 0.05 },
        jump("crab", OFF, { on: "coins", after: 0.3 }),
        { ...SHELVES, on: "coins", after: 0.3 },
        { put: "thrown", thing: "broom", to: [214, 940], size: 1.3, on: "coins", after: 0.55 },
        { hand: "thrown", to: EARN, on: "coins", after: 0.63, seconds: 0.3, arc: 60 },
        { take: "thrown", on: "coins", after: 0.9 },
        ...arrives("litBroom", EARN, 1.7, { on: "coins", after: 0.93 }),
      ],
    },
    {
      say: "Two. Needs come first.",
      mood: "happy",
      pause: 0.9,
      cues: [
        { act: "waterFirst", after: -0.1 },
        { go: "glimm", to: [500, 470], by: "cut", after: 0.3 },
        { go: "pocket", to: MIDDLE, by: "cut", after: 0.3 },
        { shot: "medium", of: [356, 900], after: 0.3, width: 400 },
        { act: "dunk", on: "first", after: 0.33 },
        below({ on: "first", after: 0.33 }, 330),
        { go: "glimm", to: [372, 660], by: "cut", on: "first", after: 0.33 },
        { ...SHELVES, on: "first", after: 0.33 },
        ...arrives("litGlass", NEED, 1.9, { on: "first", after: 0.8 }),
        { sound: "correct", on: "first", after: 0.8, level: 0.3 },
      ],
    },
    {
      say: "Three. We save for a goal.",
      mood: "talking",
      pause: 0.7,
      cues: [
        { go: "pocket", to: MIDDLE, by: "cut", after: 0.25 },
        { go: "glimm", to: [240, 490], by: "cut", after: 0.25 },
        { act: "fillSaveJar", after: -0.1 },
        { put: "wish", thing: "kiteThought", to: [470, 690], size: 0.9, on: "we", after: 0 },
        { shot: "medium", of: [424, 858], after: 0.25, width: 430 },
        { take: "wish", on: "goal", after: 0 },
        { put: "lifted", thing: "coinJar", to: OFF, size: 0.84, on: "for", after: -0.2 },
        below({ on: "goal", after: 0.2 }, 330),
        { go: "glimm", to: [360, 670], by: "cut", on: "goal", after: 0.2 },
        jump("lifted", [470, 1070], { on: "goal", after: 0.2 }),
        { act: "lookUp", on: "goal", after: 0.2 },
        { ...SHELVES, on: "goal", after: 0.2 },
        { hand: "lifted", to: SAVE, on: "goal", after: 0.2, seconds: 0.6, arc: 0 },
        { take: "lifted", on: "goal", after: 0.82 },
        ...arrives("litCoinJar", SAVE, 2.1, { on: "goal", after: 0.8 }),
        { sound: "correct", on: "goal", after: 0.8, level: 0.3 },
      ],
    },
    {
      say: "Four. We stop, think and choose.",
      mood: "thinking",
      pause: 0.7,
      cues: [
        { act: "twoApples", after: -0.1 },
        { go: "glimm", to: [470, 390], by: "cut", after: 0.3 },
        { go: "pocket", to: MIDDLE, by: "cut", after: 0.3 },
        { shot: "medium", of: [362, 916], after: 0.3, width: 440 },
        { act: "lookTwice", on: "think", after: -0.15, hides: true },
        { act: "goodApple", on: "choose", after: 0.1 },
        below({ on: "choose", after: 0.1 }),
        { go: "glimm", to: [360, 670], by: "cut", on: "choose", after: 0.1 },
        { ...SHELVES, on: "choose", after: 0.1 },
        { put: "flung", thing: "lens", to: [206, 986], size: 0.6, on: "choose", after: 0.28 },
        { hand: "flung", to: CHOOSE, on: "choose", after: 0.35, seconds: 0.54, arc: 130 },
        { take: "flung", on: "choose", after: 0.88 },
        ...arrives("litLens", CHOOSE, 2.4, { on: "choose", after: 0.9 }),
        { sound: "correct", on: "choose", after: 0.9, level: 0.3 },
      ],
    },
    {
      say: "Five. We share with care.",
      mood: "happy",
      pause: 1,
      cues: [
        { go: "glimm", to: [300, 560], by: "cut", after: 0.35 },
        jump("crab", [620, 1196], { after: 0.35 }),
        { hand: "crab", to: [560, 1196], after: 0.5, seconds: 0.35, arc: 30 },
        { go: "pocket", to: [320, 1150], by: "cut", after: 0.35 },
        { act: "halfApple" },
        { shot: "two", of: [440, 900], after: 0.35, width: 530 },
        { put: "half", thing: "halfApple", to: OFF, size: 1.05, on: "share", after: -0.6 },
        jump("half", [520, 1110], { on: "share", after: 0.36 }),
        { hand: "half", to: [672, 1142], on: "share", after: 0.4, seconds: 0.25, arc: 20 },
        { hand: "crab", to: [560, 1150], on: "care", seconds: 0.25, arc: 50 },
        { hand: "half", to: [672, 1096], on: "care", seconds: 0.25, arc: 50 },
        { hand: "crab", to: [560, 1196], on: "care", after: 0.25, seconds: 0.25, arc: 0 },
        jump("half", OFF, { on: "care", after: 0.18 }),
        { act: "tossUp", on: "care", after: 0.18 },
        below({ on: "care", after: 0.18 }),
        { go: "glimm", to: [360, 670], by: "cut", on: "care", after: 0.18 },
        { ...SHELVES, on: "care", after: 0.18 },
        { put: "tossed", thing: "heartJar", to: [490, 950], size: 0.84, on: "care", after: 0.53 },
        { hand: "tossed", to: SHARE, on: "care", after: 0.59, seconds: 0.26, arc: 50 },
        { take: "tossed", on: "care", after: 0.83 },
        ...arrives("litHeartJar", SHARE, 2.6, { on: "care", after: 0.85 }),
        { sound: "correct", on: "care", after: 0.85, level: 0.3 },
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
          jump("crab", OFF, { after: -0.05 }),
          jump("crab", [530, 1216], { on: "best", after: 0 }),
          jump("half", OFF, { after: -0.05 }),
          // One of the treasures, before all of them.
          { go: "pocket", to: OFF, by: "cut", after: 0 },
          { shot: "insert", of: [SAVE[0], SAVE[1] + 76], width: 280 },
          // All five, and he points along them.
          below({ on: "best" }),
          { ...SHELVES, width: 636, on: "best" },
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
        // A heap between the lit shelves: nothing is behind his head.
        // He sits on top of it, and sinks in.
        { go: "pocket", to: [360, 1068], by: "cut", after: -0.05 },
        { go: "pocket", to: [360, 1104], by: "rise", seconds: 0.5, on: "rest" },
        ...thereAt({ after: -0.05 }, ["heap", "coinHeap", HEAP, 1.9]),
        { go: "glimm", to: [468, 440], by: "cut", after: -0.05 },
        ...goneAt({ after: -0.05 }, "half"),
        jump("crab", [172, 1190], { after: -0.06 }),
        { hand: "crab", to: [152, 1190], on: "little", seconds: 0.35, arc: 30 },
        { hand: "crab", to: [172, 1190], on: "ouch", after: 0.1, seconds: 0.4, arc: 70 },
        // Coins spring out of the heap as he shoots up.
        ...[-1, 0, 1].flatMap((side): CueScript<Known>[] => [
          ...thereAt({ on: "ouch", after: -0.02 }, [
            `sprung-${side}`,
            "coin",
            [HEAP[0] + side * 60, HEAP[1] - 40],
            0.9,
          ]),
          {
            hand: `sprung-${side}`,
            to: [HEAP[0] + side * 150 + 20, 1200 - Math.abs(side) * 6],
            on: "ouch",
            seconds: 0.7,
            arc: 150,
          },
        ]),
        { act: "sitOnCoins", on: "ouch", after: -1.3 },
        { shot: "medium", of: [324, 916], after: -0.05, width: 520 },
        { shot: "full", of: [350, 810], on: "ouch", width: 590 },
        { sound: "clink", on: "ouch", after: -0.8 },
        { sound: "oops", on: "ouch", level: 0.6 },
      ],
    },
    {
      say: "Never sit on your treasure!",
      mood: "oops",
      pause: 0.4,
      cues: [
        { act: "shrug", on: "never" },
        { go: "pocket", to: [350, 1150], by: "cut", after: -0.05 },
        { go: "glimm", to: [360, 640], by: "cut", after: -0.05 },
        ...thereAt(
          { after: -0.05 },
          ["stuck-0", "coin", [428, 1106], 0.9],
          ["stuck-1", "coin", [470, 1064], 0.8],
        ),
        ...goneAt({ after: -0.05 }, "heap", "sprung--1", "sprung-0", "sprung-1"),
        jump("crab", [584, 1190], { after: -0.05 }),
        ...crabHops(
          { on: "sit", after: 0 },
          0.3,
          [576, 1190],
          [584, 1190],
          [576, 1190],
          [584, 1190],
        ),
        { go: "glimm", to: [310, 640], by: "cut", after: -0.04 },
        { turn: "pocket", to: 0.6, after: -0.05 },
        { turn: "pocket", to: null, on: "your" },
        { shot: "medium", of: [438, 916], after: -0.05, width: 480 },
        { sound: "pick", on: "sit", after: 0.05, level: 0.4 },
      ],
    },
    {
      say: "Look! The map is full. You did it!",
      mood: "celebrating",
      pause: 2.2,
      cues: [
        { go: "pocket", to: [360, 1150], by: "cut", after: -0.05 },
        ...goneAt({ after: -0.05 }, "stuck-0", "stuck-1"),
        { go: "glimm", to: [4000, 700], by: "cut", after: -0.05 },
        { go: "glimm", to: [300, 680], by: "cut", on: "you", after: -0.1 },
        { go: "glimm", to: [360, 650], by: "fly", seconds: 0.7, on: "you", after: -0.05 },
        { go: "glimm", to: [400, 690], by: "fly", seconds: 0.7, on: "it", after: 0.6 },
        { act: "fullMap", after: -0.05 },
        below({ on: "you", after: -0.1 }),
        { hand: "crab", to: [730, 1190], after: -0.06, seconds: 0.01, arc: 0 },
        { hand: "crab", to: [560, 1216], on: "you", after: -0.11, seconds: 0.01, arc: 0 },
        { glow: 3.4, on: "full" },
        { shot: "close", of: [360, 936], after: -0.05, width: 360 },
        { ...SHELVES, on: "you", after: -0.1 },
        { act: "clap", on: "you", after: -0.1 },
        { party: true, on: "you" },
        { sound: "correct", on: "you", level: 0.35 },
        { shot: "medium", of: [360, 836], width: 588, by: "push", on: "it", after: 0.8 },
        { act: "hop", on: "it", after: 0.8 },
        { hand: "crab", to: [552, 1216], on: "it", after: 0.8, seconds: 0.45, arc: 60 },
        { hand: "crab", to: [540, 1216], on: "it", after: 1.3, seconds: 0.45, arc: 60 },
        { hand: "crab", to: [552, 1216], on: "it", after: 1.8, seconds: 0.45, arc: 60 },
      ],
    },
  ],
};
