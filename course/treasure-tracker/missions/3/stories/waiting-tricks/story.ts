import { inSaveJar } from "#stage/props/save-jar.ts";
import { OFF, thereAt } from "../../../../story-parts/cuts.ts";
import { bring, cutTo, leave, thousandths } from "../../../../story-parts/scenery.ts";
import type { CueScript, StoryScript, NamesOf } from "#stage/story/story.ts";
import { sam } from "./bridge.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** What can help him wait, on the yellow bench; the clock hangs over it. */
const BALL: [number, number] = [-288, 901];
const TEDDY: [number, number] = [-184, 886];
const CLOCK: [number, number] = [-130, 742];
const SCREEN: [number, number] = [-82, 902];
/** The jar on the same bench, and the coin that clinks in it. */
const JAR: [number, number] = [-146, 970];
const JAR_SIZE = 0.7;
const COIN: [number, number] = [
  JAR[0] + JAR_SIZE * inSaveJar(5)[0],
  JAR[1] + JAR_SIZE * inSaveJar(5)[1],
];

/** Where he floats after his nose: his head stays left of the candy. */
const SNIFFS: [number, number] = [236, 1244];
/** On the counter, and the kite and its price on the wall. */
const CANDY: [number, number] = [476, 972];
const KITE: [number, number] = [604, 612];
/** He, the candy, the kite and the crab. */
const SHOP_SHOT = { of: [428, 796] as [number, number], width: 740 };
/** Behind it, to the right of the candy. */
const CRAB: [number, number] = [646, 1072];
/** By night, nearer to his jar. */
const AT_JAR: [number, number] = [-420, 1140];
/** Where he stands at home. */
const HOME: [number, number] = [-454, 1140];

const AT_BENCH: CueScript<Known> = { shot: "full", of: [-276, 792], width: 580 };

/** The ball bounces on beside him. */
const bounces = (count: number): CueScript<Known>[] =>
  Array.from({ length: count }, (_, index) => ({
    hand: "ball-2",
    to: [-300 + (index + 1) * 6, 1130],
    after: thousandths(index * 0.5),
    seconds: 0.5,
    arc: 190 - index * 30,
  }));

/** Mission 3, third clip: the candy smells good, and tricks make waiting for the kite easier. */
export const waitingTricks: StoryScript<Known> = {
  id: "missions/3/v3",
  place: "shop",
  cast: { pocket: SNIFFS, crab: CRAB },
  lines: [
    {
      say: "Mmm, candy! It smells so good!",
      mood: "wow",
      pause: 0.5,
      cues: [
        { put: "candies", thing: "candyBowl", to: CANDY, size: 1.4, after: -1.2 },
        { put: "kite", thing: "kite", to: KITE, size: 1.7, after: -1.2 },
        { put: "price", thing: "priceTen", to: [604, 742], size: 0.86, after: -1.2 },
        { put: "scent", thing: "scent", to: [420, 838], size: 0.62, hides: true, after: -0.4 },
        { go: "crab", to: CRAB, by: "cut", size: 0.85, after: -0.6 },
        { shot: "vista", ...SHOP_SHOT, after: -0.6 },
        { go: "pocket", to: SNIFFS, by: "cut", after: -0.6, size: 1.2 },
        { act: "smell", after: -0.6 },
        { sound: "whoosh", after: -0.2, level: 0.3 },
        // His nose over the candy.
        { go: "crab", to: OFF, by: "cut", on: "it", after: -0.15 },
        { shot: "close", of: [366, 870], on: "it", after: -0.15, width: 440 },
      ],
    },
    {
      say: "No! My coins are for my kite.",
      mood: "oops",
      pause: 0.4,
      cues: [
        { take: "scent", after: -0.3 },
        { go: "pocket", to: [222, 1236], by: "cut", size: 1.2, after: -0.1 },
        { act: "thump", after: -0.1 },
        { shot: "close", of: [318, 900], after: -0.1, width: 500 },
        { feel: "crab", as: "wow" },
        { feel: "crab", as: "glad", on: "kite" },
        { sound: "put", after: 0.1, level: 1 },
        { act: "hugJar", on: "my" },
        { shot: "insert", of: [604, 650], on: "kite", after: -0.1, width: 220 },
      ],
    },
    {
      say: "Candy now? Or my kite later?",
      mood: "thinking",
      pause: 0.4,
      cues: [
        // He between the candy and the kite: he looks from one to the other.
        { act: "point", after: -0.05 },
        { go: "pocket", to: [222, 1236], by: "cut", after: -0.05, size: 1.2 },
        { turn: "pocket", to: 0.8, after: -0.05 },
        { shot: "two", of: [386, 806], after: -0.05, width: 660 },
        // He hugs his jar under the kite.
        { turn: "pocket", to: null, on: "later", after: -0.1 },
        { act: "hugJar", on: "later", after: -0.1 },
        { go: "pocket", to: [190, 1130], by: "cut", on: "later", after: -0.1 },
        { shot: "full", of: [186, 930], on: "later", after: -0.1, width: 350, from: "high" },
      ],
    },
    {
      say: "Oh, waiting is so hard!",
      mood: "oops",
      pause: 0.9,
      cues: [
        { go: "crab", to: CRAB, by: "cut", size: 0.85, after: -0.05 },
        { go: "pocket", to: [258, 1250], by: "cut", after: -0.05, size: 1.25 },
        { act: "nosePulled" },
        { shot: "vista", ...SHOP_SHOT },
        { sound: "rustle", level: 0.3 },
        { feel: "crab", as: "laugh", on: "is" },
        { go: "crab", to: OFF, by: "cut", on: "hard", after: 0.3 },
        { go: "pocket", to: [310, 1180], by: "cut", size: 1.1, on: "hard", after: 0.3 },
        // He walks away from the candy, which stays behind his back.
        { shot: "close", of: [290, 906], on: "hard", after: 0.3, width: 560 },
        { act: "proud", on: "hard", after: 0.35 },
        { go: "pocket", to: [222, 1180], on: "hard", after: 0.35, seconds: 1.2, size: 1.1 },
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
          ...bring("ball", "ball", BALL, 1.18),
          ...bring("teddy", "teddy", TEDDY, 1.22),
          ...bring("clock", "clock", CLOCK, 1.25),
          ...bring("screen", "screen", SCREEN, 0.98),
          { act: "twiddle" },
          { ...AT_BENCH, after: -0.05 },
          // What there is to pick from, alone.
          { go: "pocket", to: OFF, by: "cut", on: "wait", after: 2.2 },
          { shot: "medium", of: [-186, 846], on: "wait", after: 2.2, width: 350 },
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
                  { go: "pocket", to: HOME, by: "cut", after: -0.05 },
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
                  { go: "pocket", to: HOME, by: "cut", after: -0.05 },
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
        { shot: "full", of: [-284, 826], after: -0.05, width: 540 },
        { shot: "close", of: [-420, 860], on: "la", after: 0 },
        // The jar only listens.
        { shot: "insert", of: [-146, 866], width: 150, on: "la", after: 0.85 },
      ],
    },
    {
      say: "It never sings back.",
      mood: "thinking",
      pause: 2.1,
      cues: [
        { act: "listenJar" },
        { go: "pocket", to: [-430, 1140], by: "cut", after: -0.05 },
        { shot: "medium", of: [-290, 880], width: 480 },
        { put: "coin", thing: "coin", to: COIN, size: 0.45, on: "never", after: -0.1 },
        { shot: "insert", of: [-146, 864], width: 150, on: "back", after: 0.45 },
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
        { shot: "full", of: [-284, 836], on: "back", after: 1.3, width: 530 },
      ],
    },
    {
      say: "What would help you wait?",
      mood: "thinking",
      pause: 2.2,
      cues: [
        // He looks up: Glimm comes in at the window.
        { act: "lookUp", after: -0.05 },
        { go: "pocket", to: [-450, 1140], by: "cut", after: -0.05 },
        { turn: "pocket", to: 0.75, after: -0.05 },
        { turn: "pocket", to: null, on: "wait", after: 1.3 },
        { shot: "full", of: [-300, 826], after: -0.05, width: 540, from: "low" },
        { go: "glimm", to: [-200, 560], by: "cut" },
        { go: "glimm", to: [-274, 712], by: "fly", seconds: 0.9, on: "would" },
        { act: "twiddle", on: "wait", after: 0.5 },
        { shot: "two", of: [-400, 862], on: "wait", after: 0.5, width: 370 },
      ],
    },
    {
      say: "You can do it. That is treasure three!",
      mood: "celebrating",
      pause: 1.6,
      cues: [
        { act: "proud" },
        { go: "pocket", to: [-392, 1140], by: "cut" },
        { turn: "pocket", to: -0.75, on: "treasure", after: 0 },
        { go: "glimm", to: [-262, 720], by: "cut" },
        { go: "glimm", to: [-248, 694], by: "fly", seconds: 0.6, on: "treasure", after: 0.2 },
        { shot: "full", of: [-376, 826], width: 590 },
        // It falls between them, and both look at it.
        ...thereAt({ on: "treasure", after: -0.3 }, ["chest", "chest", [-530, 300], 1.7]),
        { hand: "chest", to: [-530, 1150], on: "treasure", after: -0.28, seconds: 0.4, arc: 0 },
        {
          put: "puff",
          thing: "dustPuff",
          to: [-580, 1210],
          on: "treasure",
          after: 0.08,
          size: 1.6,
        },
        { hand: "puff", to: [-510, 1204], on: "treasure", after: 0.1, seconds: 0.6, arc: 0 },
        { take: "puff", on: "treasure", after: 0.5 },
        { sound: "put", on: "treasure", after: 0.1, level: 1 },
        { act: "hop", on: "treasure", after: 0.1 },
        { act: "sing", on: "three", after: 0.2 },
        { sound: "clink", on: "three", after: 0.9, level: 0.8 },
        {
          shot: "medium",
          of: [-372, 930],
          width: 480,
          by: "push",
          seconds: 0.9,
          on: "three",
          after: 0.6,
        },
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
    ...sam,
  ],
};
