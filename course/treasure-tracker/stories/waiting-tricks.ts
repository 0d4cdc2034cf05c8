import { inSaveJar } from "#stage/props/save-jar.ts";
import { OFF, thereAt } from "./cuts.ts";
import { bring, cutTo, leave, thousandths } from "./scenery.ts";
import type { CueScript, StoryScript } from "#stage/story.ts";

/** What can help him wait, on the yellow bench; the clock hangs over it. */
const BALL: [number, number] = [-268, 904];
const TEDDY: [number, number] = [-178, 888];
const CLOCK: [number, number] = [-124, 756];
const SCREEN: [number, number] = [-82, 902];
/** The jar on the same bench, and the coin that clinks in it. */
const JAR: [number, number] = [-146, 956];
const JAR_SIZE = 0.7;
const COIN: [number, number] = [
  JAR[0] + JAR_SIZE * inSaveJar(5)[0],
  JAR[1] + JAR_SIZE * inSaveJar(5)[1],
];

/** Size of him before the counter. */
const NEARER = 1.34;
/** Where he floats after his nose: his head stays left of the candy. */
const SNIFFS: [number, number] = [160, 1244];
/** Behind it, to the right of the candy. */
const CRAB: [number, number] = [662, 1072];
/** By night, nearer to his jar. */
const AT_JAR: [number, number] = [-396, 1140];
/** Where he stands at home. */
const HOME: [number, number] = [-440, 1140];

const AT_BENCH: CueScript = { shot: "full", of: [-272, 860], width: 530 };

/** The ball bounces on beside him. */
const bounces = (count: number): CueScript[] =>
  Array.from({ length: count }, (_, index) => ({
    hand: "ball-2",
    to: [-300 + (index + 1) * 6, 1130],
    after: thousandths(index * 0.5),
    seconds: 0.5,
    arc: 190 - index * 30,
  }));

/** Mission 3, third clip: the candy smells good, and tricks make waiting for the kite easier. */
export const waitingTricks: StoryScript = {
  id: "missions/3/v3",
  place: "shop",
  cast: { pocket: SNIFFS, crab: CRAB },
  lines: [
    {
      say: "Mmm, candy! It smells so good!",
      mood: "wow",
      pause: 0.5,
      cues: [
        { put: "candies", thing: "candyBowl", to: [470, 1000], size: 0.95, after: -1.2 },
        { put: "kite", thing: "kite", to: [604, 588], size: 1.35, after: -1.2 },
        { put: "price", thing: "priceTen", to: [604, 682], size: 0.86, after: -1.2 },
        { put: "scent", thing: "scent", to: [404, 858], size: 0.62, hides: true, after: -0.4 },
        { shot: "vista", of: [400, 796], after: -0.6, width: 730 },
        { go: "pocket", to: SNIFFS, by: "cut", after: -0.6, size: 1.2 },
        { act: "smell", after: -0.6 },
        { sound: "whoosh", after: -0.2, level: 0.3 },
        { go: "pocket", to: OFF, by: "cut", on: "it", after: -0.15 },
        { shot: "close", of: [590, 880], on: "it", after: -0.15, width: 400 },
        { go: "pocket", to: SNIFFS, by: "cut", on: "so", after: -0.05, size: 1.2 },
        // His nose over the candy.
        { go: "crab", to: OFF, by: "cut", on: "so", after: -0.05 },
        { shot: "close", of: [310, 880], on: "so", after: -0.05, width: 470 },
      ],
    },
    {
      say: "No! My coins are for my kite.",
      mood: "oops",
      pause: 0.4,
      cues: [
        { take: "scent", after: -0.3 },
        { go: "pocket", to: [186, 1196], by: "cut", after: -0.1 },
        { act: "thump", after: -0.1 },
        { shot: "close", of: [190, 990], after: -0.1, tilt: -6, width: 350 },
        { feel: "crab", as: "wow" },
        { feel: "crab", as: "glad", on: "kite" },
        { sound: "put", after: 0.1, level: 1 },
        { act: "hugJar", on: "my" },
        { shot: "close", of: [182, 984], on: "my", width: 320 },
        { shot: "insert", of: [604, 592], on: "kite", width: 210, tilt: 4 },
        { go: "crab", to: OFF, by: "cut", on: "kite" },
      ],
    },
    {
      say: "Candy now? Or my kite later?",
      mood: "thinking",
      pause: 0.4,
      cues: [
        // He and the candy, with the kite above it.
        { go: "crab", to: CRAB, by: "cut", after: -0.05 },
        { act: "point", after: -0.05 },
        { go: "pocket", to: [192, 1244], by: "cut", after: -0.05, size: NEARER },
        { turn: "pocket", to: 0.8, after: -0.05 },
        { shot: "two", of: [456, 796], after: -0.05, tilt: 2, width: 630 },
        // He hugs his jar under the kite.
        { turn: "pocket", to: null, on: "later", after: -0.1 },
        { act: "hugJar", on: "later", after: -0.1 },
        { go: "pocket", to: [190, 1130], by: "cut", on: "later", after: -0.1 },
        { shot: "full", of: [180, 950], on: "later", after: -0.1, width: 340, from: "high" },
      ],
    },
    {
      say: "Oh, waiting is so hard!",
      mood: "oops",
      pause: 0.9,
      cues: [
        { go: "pocket", to: [226, 1244], by: "cut", after: -0.05, size: NEARER },
        { act: "nosePulled" },
        { shot: "medium", of: [462, 800], width: 630 },
        { sound: "rustle", level: 0.3 },
        { feel: "crab", as: "laugh", on: "is" },
        { go: "pocket", to: OFF, by: "cut", on: "is", after: 0.1 },
        { go: "pocket", to: [214, 1130], by: "cut", on: "hard", after: 0.3 },
        { shot: "close", of: [600, 880], on: "is", after: 0.1, width: 400 },
        // The camera goes with him.
        { shot: "medium", of: "pocket", on: "hard", after: 0.3, width: 380 },
        { act: "proud", on: "hard", after: 0.35 },
        { go: "pocket", to: [-260, 1130], on: "hard", after: 0.35, seconds: 1 },
        { sound: "whoosh", on: "hard", after: 0.35, level: 0.4 },
      ],
    },
    {
      moment: "trick",
      ask: {
        say: "At home, what helps me wait?",
        mood: "thinking",
        pause: 0.2,
        cues: [
          ...cutTo("den", { pocket: HOME, crab: [3000, 1072] }),
          ...leave("candies", "kite", "price"),
          ...bring("ball", "ball", BALL, 1.12),
          ...bring("teddy", "teddy", TEDDY, 1.18),
          ...bring("clock", "clock", CLOCK, 1.12),
          ...bring("screen", "screen", SCREEN, 0.94),
          { act: "twiddle" },
          { shot: "vista", of: [-280, 810], after: -0.05, width: 580 },
          { ...AT_BENCH, on: "what" },
          { shot: "close", of: [-456, 870], on: "wait", after: 0.9, tilt: 4, width: 268 },
          { shot: "medium", of: [-156, 840], on: "wait", after: 2.2, width: 374 },
        ],
      },
      task: {
        do: "choose",
        of: [
          {
            name: "Ball",
            at: BALL,
            reach: 48,
            right: true,
            why: { say: "Yes! Let's play ball.", mood: "celebrating" },
            ending: [
              {
                say: "Boing, boing! Ow, my nose!",
                mood: "happy",
                pause: 0.9,
                cues: [
                  ...leave("ball", "teddy", "screen"),
                  { act: "ballNose", after: -0.05 },
                  { shot: "full", of: [-434, 870], after: -0.05, width: 420 },
                  { sound: "pick", after: 0.1, level: 0.6 },
                  { sound: "pick", after: 0.7, level: 0.6 },
                  { sound: "put", after: 1.55, level: 0.9 },
                  { shot: "close", of: "pocket", on: "ow", after: -0.1, tilt: 5 },
                ],
              },
              {
                say: "Time flies when I play!",
                mood: "celebrating",
                pause: 0.4,
                cues: [
                  { act: "clap" },
                  { shot: "full", of: [-382, 910], width: 410 },
                  ...bring("ball-2", "ball", [-300, 1130], 1),
                  ...bounces(4),
                ],
              },
            ],
          },
          {
            name: "Teddy bear",
            at: TEDDY,
            reach: 48,
            right: true,
            why: { say: "Yes! I want a hug.", mood: "celebrating" },
            ending: [
              {
                say: "A big, big hug. Hey, come back!",
                mood: "happy",
                pause: 0.9,
                cues: [
                  ...leave("teddy", "ball"),
                  { act: "hugTeddy", after: -0.05, hides: true },
                  { shot: "close", of: "pocket", after: -0.05 },
                  { shot: "medium", of: [-430, 840], on: "hey", after: -0.2 },
                  { sound: "whoosh", on: "hey", after: -0.3, level: 0.5 },
                ],
              },
              {
                say: "A hug makes waiting easy!",
                mood: "celebrating",
                pause: 0.4,
                cues: [{ act: "hop" }, { shot: "close", of: "pocket" }],
              },
            ],
          },
          {
            name: "Clock",
            at: CLOCK,
            reach: 48,
            right: false,
            why: { say: "Tick, tock. Now it feels so long!", mood: "oops" },
          },
          {
            name: "Screen with ads",
            at: SCREEN,
            reach: 48,
            right: false,
            why: { say: "Ads! Now I want even more.", mood: "oops" },
          },
        ],
      },
    },
    {
      say: "At night, I sing to my jar. La, la, la!",
      mood: "celebrating",
      pause: 1,
      cues: [
        { light: 0.8, seconds: 0.01, after: -0.06 },
        ...leave("ball", "ball-2", "teddy", "clock", "screen"),
        ...bring("jar", "saveJarSix", JAR, JAR_SIZE),
        { act: "sing", after: -0.1 },
        { go: "pocket", to: AT_JAR, by: "cut", after: -0.05 },
        { shot: "vista", of: [-262, 820], after: -0.05, width: 550 },
        { shot: "medium", of: [-270, 886], on: "sing", after: 0.1, width: 470 },
        { shot: "close", of: [-396, 860], on: "la", after: 0, tilt: -6 },
        // The jar only listens.
        { shot: "insert", of: [-146, 852], width: 150, on: "la", after: 0.85 },
      ],
    },
    {
      say: "It never sings back.",
      mood: "thinking",
      pause: 2.1,
      cues: [
        { act: "listenJar" },
        { go: "pocket", to: [-426, 1140], by: "cut", after: -0.05 },
        { shot: "medium", of: [-284, 880], width: 480 },
        { put: "coin", thing: "coin", to: COIN, size: 0.45, on: "never", after: -0.1 },
        { shot: "insert", of: [-146, 850], width: 150, on: "back", after: 0.45 },
        {
          hand: "coin",
          to: [COIN[0], COIN[1] - 1],
          on: "back",
          after: 0.85,
          seconds: 0.4,
          arc: 110,
        },
        { sound: "clink", on: "back", after: 1.2, level: 1 },
        { go: "pocket", to: AT_JAR, by: "cut", on: "back", after: 1.3 },
        { shot: "full", of: [-272, 860], on: "back", after: 1.3, tilt: -3, width: 500 },
      ],
    },
    {
      say: "What would help you wait?",
      mood: "thinking",
      pause: 2.2,
      cues: [
        // He looks up: Glimm comes in at the window.
        { act: "lookUp", after: -0.05 },
        { go: "pocket", to: AT_JAR, by: "cut", after: -0.05 },
        { turn: "pocket", to: 0.75, after: -0.05 },
        { turn: "pocket", to: null, on: "wait", after: 0.5 },
        { shot: "full", of: [-276, 840], after: -0.05, width: 490, from: "low" },
        { go: "glimm", to: [-290, 600], by: "cut" },
        { go: "glimm", to: [-308, 706], by: "fly", seconds: 0.9, on: "would" },
        { act: "twiddle", on: "wait", after: 0.5 },
        { shot: "two", of: [-414, 850], on: "wait", after: 0.5, width: 370 },
        { shot: "close", of: [-396, 880], on: "wait", after: 1.6, width: 270, tilt: -3 },
      ],
    },
    {
      say: "You can do it. That is treasure three!",
      mood: "celebrating",
      pause: 1.6,
      cues: [
        { act: "proud" },
        { go: "glimm", to: [-246, 650], by: "cut" },
        { shot: "medium", of: [-276, 860], width: 490 },
        ...thereAt({ on: "treasure", after: -0.3 }, ["chest", "chest", [-536, 300], 1.7]),
        { hand: "chest", to: [-536, 1150], on: "treasure", after: -0.28, seconds: 0.4, arc: 0 },
        {
          put: "puff",
          thing: "dustPuff",
          to: [-560, 1200],
          on: "treasure",
          after: 0.08,
          size: 1.6,
        },
        { hand: "puff", to: [-520, 1190], on: "treasure", after: 0.1, seconds: 0.6, arc: 0 },
        { take: "puff", on: "treasure", after: 0.5 },
        { sound: "put", on: "treasure", after: 0.1, level: 1 },
        { act: "hop", on: "treasure", after: 0.1 },
        { shot: "full", of: [-350, 846], on: "treasure", after: -0.25, width: 620 },
        { act: "sing", on: "three", after: 0.2 },
        { sound: "clink", on: "three", after: 0.9, level: 0.8 },
        { shot: "medium", of: [-350, 870], on: "three", after: 0.6, width: 600, from: "low" },
        {
          hand: "coin",
          to: [COIN[0], COIN[1] - 2],
          on: "three",
          after: 0.7,
          seconds: 0.4,
          arc: 130,
        },
        { sound: "correct", on: "three", level: 0.35 },
      ],
    },
  ],
};
