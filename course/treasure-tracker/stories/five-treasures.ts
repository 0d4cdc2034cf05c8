import { goneAt, jump, OFF, thereAt } from "./cuts.ts";
import { thousandths } from "./scenery.ts";
import type { CueScript, StoryScript } from "#stage/story.ts";

/** The five shelves in the rock. */
const EARN: [number, number] = [158, 790];
const NEED: [number, number] = [172, 592];
const SAVE: [number, number] = [360, 452];
const CHOOSE: [number, number] = [548, 592];
const SHARE: [number, number] = [562, 790];
/** Pocket under them. */
const MIDDLE: [number, number] = [360, 1150];
const WHOLE: [number, number] = [360, 760];
/** The same with room for the question above the shelves. */
const LOWER: [number, number] = [360, 700];

type At = { on?: string; after: number };

/** From an instant on a treasure stands in its shelf, which lights up; Glimm's light grows. */
const arrives = (
  thing: "litBroom" | "litGlass" | "litCoinJar" | "litLens" | "litHeartJar",
  to: [number, number],
  glow: number,
  at: At,
): CueScript[] => [
  { put: thing, thing, to, ...at },
  { glow, ...at, seconds: 0.5 },
];

/** The little crab hops from spot to spot. */
const crabHops = (at: At, every: number, ...spots: [number, number][]): CueScript[] =>
  spots.map((to, index): CueScript => ({
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
export const fiveTreasures: StoryScript = {
  id: "missions/5/v3",
  place: "treasureCave",
  cast: { pocket: [150, 1150], glimm: [24, 690] },
  lines: [
    {
      say: "Psst! This is our cave. So dark!",
      mood: "wow",
      pause: 0.35,
      cues: [
        { glow: 0.8, after: -0.6 },
        { shot: "full", of: WHOLE, after: -0.6 },
        { go: "pocket", to: [330, 1150], by: "walk", seconds: 1.3, after: -0.55 },
        { go: "glimm", to: [470, 700], by: "fly", seconds: 1.5, after: -0.55 },
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
        { act: "stand", after: -0.05 },
        { go: "glimm", to: [540, 690], by: "cut", after: -0.05 },
        { glow: 0.5, seconds: 0.3, after: -0.05 },
        { shot: "close", of: [400, 860], after: -0.05 },
        { go: "glimm", to: [470, 735], by: "fly", seconds: 0.8, on: "on" },
        { glow: 1.5, seconds: 0.25, on: "light" },
        { act: "lookUp", on: "light", after: 0.2 },
        { shot: "full", of: WHOLE, on: "light", after: 0.25 },
        { go: "glimm", to: [360, 640], by: "fly", seconds: 0.5, on: "light", after: 0.3 },
        { glow: 1, seconds: 0.5, on: "light", after: 0.7 },
      ],
    },
    {
      say: "One. We earn our coins.",
      mood: "talking",
      pause: 0.7,
      cues: [
        ...thereAt({ after: -0.1 }, ["crab", "crabInHat", [560, 1196], 1.25]),
        { go: "pocket", to: [300, 1150], by: "cut", after: -0.1 },
        { act: "sweep", after: -0.1 },
        { shot: "medium", of: [420, 916], after: -0.1 },
        { sound: "rustle", level: 0.4 },
        { sound: "correct", on: "coins", after: 0.5, level: 0.3 },
        ...crabHops({ on: "we", after: -0.1 }, 0.3, [540, 1196], [556, 1196]),
        { act: "paid", on: "earn", after: -0.05 },
        { shot: "full", of: [430, 980], on: "earn", after: -0.05, tilt: -6 },
        ...crabHops({ on: "earn", after: 0 }, 0.3, [552, 1196]),
        { act: "tossBack", on: "coins", after: 0.55 },
        { go: "pocket", to: MIDDLE, by: "cut", on: "coins", after: 0.55 },
        { go: "glimm", to: [360, 640], by: "cut", on: "coins", after: 0.55 },
        { shot: "full", of: WHOLE, on: "coins", after: 0.55 },
        { put: "thrown", thing: "broom", to: [230, 800], size: 1.3, on: "coins", after: 0.8 },
        { hand: "thrown", to: EARN, on: "coins", after: 0.88, seconds: 0.3, arc: 60 },
        { take: "thrown", on: "coins", after: 1.15 },
        ...arrives("litBroom", EARN, 1.2, { on: "coins", after: 1.18 }),
      ],
    },
    {
      say: "Two. Needs come first.",
      mood: "happy",
      pause: 0.9,
      cues: [
        jump("crab", OFF, { after: -0.1 }),
        { act: "waterFirst", after: -0.1 },
        { shot: "close", of: "pocket", after: -0.1 },
        { shot: "medium", of: [360, 876], on: "come", after: -0.2, tilt: -4 },
        { act: "dunk", on: "first", after: 0.33 },
        { go: "pocket", to: [300, 1150], by: "cut", on: "first", after: 0.33 },
        { shot: "full", of: [330, 760], on: "first", after: 0.33, tilt: 4 },
        ...arrives("litGlass", NEED, 1.5, { on: "first", after: 0.8 }),
        { sound: "correct", on: "first", after: 0.8, level: 0.3 },
      ],
    },
    {
      say: "Three. We save for a goal.",
      mood: "talking",
      pause: 0.7,
      cues: [
        { go: "pocket", to: MIDDLE, by: "cut", after: -0.1 },
        { go: "glimm", to: [300, 660], by: "cut", after: -0.1 },
        { act: "fillSaveJar", after: -0.1 },
        { shot: "medium", of: [370, 850], after: -0.1, tilt: 3 },
        { put: "wish", thing: "kiteThought", to: [446, 636], size: 0.94, on: "save" },
        { go: "glimm", to: [292, 700], by: "fly", seconds: 0.5, on: "for" },
        { take: "wish", on: "goal", after: 0.4 },
        { put: "lifted", thing: "coinJar", to: OFF, size: 0.84, on: "for", after: -0.2 },
        jump("lifted", [474, 1046], { on: "goal", after: 0.2 }),
        { act: "lookUp", on: "goal", after: 0.2 },
        { shot: "full", of: [360, 700], on: "goal", after: 0.2 },
        { go: "glimm", to: [310, 630], by: "fly", seconds: 0.6, on: "goal", after: 0.2 },
        { hand: "lifted", to: SAVE, on: "goal", after: 0.2, seconds: 0.6, arc: 0 },
        { take: "lifted", on: "goal", after: 0.82 },
        ...arrives("litCoinJar", SAVE, 1.9, { on: "goal", after: 0.8 }),
        { sound: "correct", on: "goal", after: 0.8, level: 0.3 },
      ],
    },
    {
      say: "Four. We stop, think and choose.",
      mood: "thinking",
      pause: 0.7,
      cues: [
        { act: "twoApples", after: -0.1 },
        { go: "glimm", to: [420, 640], by: "cut", after: -0.1 },
        { shot: "full", of: [400, 760], after: -0.1 },
        { shot: "full", of: [380, 800], on: "stop", after: -0.15, tilt: -3 },
        { act: "lookTwice", on: "think", after: -0.15 },
        { shot: "medium", of: [340, 868], on: "think", after: -0.15, tilt: 5 },
        { act: "goodApple", on: "choose", after: 0.1 },
        { shot: "full", of: [400, 740], on: "choose", after: 0.1, tilt: 4 },
        { put: "flung", thing: "lens", to: [190, 850], size: 0.6, on: "choose", after: 0.28 },
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
        { go: "glimm", to: [300, 640], by: "cut", after: -0.1 },
        jump("crab", [640, 1196], { after: -0.1 }),
        { hand: "crab", to: [610, 1196], after: 0.05, seconds: 0.4, arc: 30 },
        { hand: "crab", to: [580, 1196], after: 0.45, seconds: 0.35, arc: 30 },
        { act: "halfApple" },
        { shot: "medium", of: [430, 916], after: -0.1 },
        { put: "half", thing: "halfApple", to: OFF, size: 1.05, on: "share", after: -0.6 },
        jump("half", [546, 1120], { on: "share", after: 0.36 }),
        { hand: "half", to: [672, 1142], on: "share", after: 0.4, seconds: 0.25, arc: 20 },
        { shot: "full", of: [500, 1000], on: "share", after: -0.1, tilt: -4 },
        { hand: "crab", to: [580, 1150], on: "care", seconds: 0.25, arc: 50 },
        { hand: "half", to: [672, 1096], on: "care", seconds: 0.25, arc: 50 },
        { hand: "crab", to: [580, 1196], on: "care", after: 0.25, seconds: 0.25, arc: 0 },
        { hand: "half", to: [672, 1142], on: "care", after: 0.25, seconds: 0.25, arc: 0 },
        { act: "tossUp", on: "care", after: 0.18 },
        { shot: "full", of: WHOLE, on: "care", after: 0.18, tilt: -3 },
        { go: "glimm", to: [360, 630], by: "fly", seconds: 0.6, on: "care", after: 0.23 },
        { put: "tossed", thing: "heartJar", to: [500, 800], size: 0.84, on: "care", after: 0.53 },
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
          { shot: "medium", of: [400, 896] },
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
        ...goneAt({ after: -0.05 }, "half"),
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
        { go: "pocket", to: [350, 1150], by: "cut", after: -0.05 },
        { go: "glimm", to: [360, 640], by: "cut", after: -0.05 },
        ...thereAt(
          { after: -0.05 },
          ["stuck-0", "coin", [428, 1106], 0.9],
          ["stuck-1", "coin", [470, 1064], 0.8],
        ),
        jump("crab", [560, 1190], { after: -0.05 }),
        { shot: "close", of: [350, 900], after: -0.05 },
        { shot: "full", of: [440, 990], on: "sit", tilt: -4 },
        { hand: "crab", to: [580, 1190], on: "sit", after: 0.05, seconds: 0.35, arc: 40 },
        { hand: "crab", to: [560, 1190], on: "sit", after: 0.4, seconds: 0.35, arc: 40 },
        { sound: "pick", on: "sit", after: 0.05, level: 0.4 },
        { shot: "close", of: [350, 900], on: "treasure", after: 0.1, tilt: 5 },
      ],
    },
    {
      say: "Look! The map is full. You did it!",
      mood: "celebrating",
      pause: 2.2,
      cues: [
        { go: "pocket", to: [360, 1150], by: "cut", after: -0.05 },
        ...goneAt({ after: -0.05 }, "stuck-0", "stuck-1"),
        { go: "glimm", to: [360, 640], by: "cut", after: -0.05 },
        { go: "glimm", to: [4000, 700], by: "cut", on: "map", after: -0.1 },
        { go: "glimm", to: [300, 640], by: "cut", on: "you", after: -0.1 },
        { go: "glimm", to: [360, 560], by: "fly", seconds: 0.7, on: "you", after: -0.05 },
        { go: "glimm", to: [400, 620], by: "fly", seconds: 0.7, on: "it", after: 0.6 },
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
        { shot: "medium", of: [430, 916], on: "it", after: 0.8 },
        { act: "hop", on: "it", after: 0.8 },
        { hand: "crab", to: [540, 1190], on: "it", after: 0.8, seconds: 0.45, arc: 60 },
        { hand: "crab", to: [500, 1190], on: "it", after: 1.3, seconds: 0.45, arc: 60 },
        { hand: "crab", to: [480, 1190], on: "it", after: 1.8, seconds: 0.45, arc: 60 },
      ],
    },
  ],
};
