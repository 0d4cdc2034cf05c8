import { goneAt, jump, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import { TEN, tenOnCounter, threeOnCounter } from "./counter.ts";
import { leave, thousandths } from "../../../../story-parts/scenery.ts";
import type { CueScript, StoryScript, NamesOf } from "#stage/story/story.ts";
import { sam } from "./bridge.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** A kite flies over each stall; its price hangs from the awning. */
const LEFT: [number, number] = [165, 306];
const RIGHT: [number, number] = [545, 306];
const NINE: [number, number] = [165, 486];
const SEVEN: [number, number] = [545, 486];
const LIFTS_OFF: [number, number] = [364, 1210];
/** Nearer to the crab, and in the middle: a close shot shows only Pocket there. */
const BY_CRAB: [number, number] = [316, 1210];
const MIDDLE: [number, number] = [353, 1210];
const SHOPPER: [number, number] = [136, 1106];
const CRAB: [number, number] = [566, 1026];
/** Below what he can choose, so that he covers none of it. */
const BETWEEN: [number, number] = [336, 1410];
/** The counters of both stalls, without their roofs. */
const COUNTERS = { of: [420, 906] as [number, number], width: 600 };

/** Ten coins on the right counter in two rows: the last three come back. */
const PAID = TEN.slice(0, 7);
const BACK = TEN.slice(7);
const onCounter = (index: number): [number, number] => [
  480 + (index % 5) * 44,
  index < 5 ? 968 : 998,
];
/** On the left counter: while the child chooses nearer to the right one, and before and after. */
const ASKED_JAR: [number, number] = [250, 926];
const JAR: [number, number] = [92, 926];
/** On the right counter, beside the coins. */
const ICE_CREAM: [number, number] = [424, 874];
const change = (index: number): [number, number] => [520 + (index - 7) * 58, 970];

/** Under his lens. */
const LENS_LEFT: [number, number] = [262, 316];
const LENS_RIGHT: [number, number] = [482, 316];

/** In a picture of both stalls he stands nearer to the camera. */
const nearer = (at: { after: number }): CueScript<Known>[] => [
  { go: "pocket", to: [345, 1384], by: "cut", size: 1.14, ...at },
];

/** A kite in a gust. */
const flutter = (
  put: string,
  to: [number, number],
  on: string,
  after: number,
): CueScript<Known> => ({
  hand: put,
  to,
  on,
  after,
  seconds: 0.5,
  arc: 40,
});

/** Mission 4, second clip: the same kite at two prices, the change is counted, and it is the child's. */
export const sameKiteTwoPrices: StoryScript<Known> = {
  id: "missions/4/v2",
  place: "stalls",
  cast: { pocket: MIDDLE, shopper: SHOPPER, crab: CRAB },
  lines: [
    {
      say: "Wow! Two kites, just the same!",
      mood: "wow",
      pause: 0.35,
      cues: [
        // Before the coins: they lie in the jar.
        { put: "jar", thing: "jarSave", to: [4000, 3000], size: 1.1, after: -1.2 },
        { put: "left", thing: "kite", to: LEFT, size: 2, after: -1.2 },
        { put: "right", thing: "kite", to: RIGHT, size: 2, after: -1.2 },
        // He stands between the stalls, and looks up at both.
        ...nearer({ after: -0.6 }),
        { act: "lookUp", after: -0.6 },
        { turn: "pocket", to: -0.6, after: -0.6 },
        { turn: "pocket", to: 0.6, on: "two", after: -0.1 },
        { turn: "pocket", to: null, on: "just", after: -0.1 },
        { go: "pocket", to: MIDDLE, by: "cut", on: "just", after: -0.1 },
        { shot: "medium", of: [355, 730], after: -0.6, width: 670 },
        flutter("left", LEFT, "wow", 0.1),
        flutter("right", RIGHT, "wow", 0.35),
        { sound: "whoosh", level: 0.4 },
        { act: "lookAround", on: "two", after: 0.2 },
        { go: "crab", to: OFF, by: "cut", on: "just", after: -0.1 },
        { go: "shopper", to: OFF, by: "cut", on: "just", after: -0.1 },
        { shot: "close", of: "pocket", on: "just", after: -0.1 },
      ],
    },
    {
      say: "This one costs nine coins.",
      mood: "talking",
      pause: 0.4,
      cues: [
        { act: "lookUp", after: -0.05 },
        { go: "crab", to: OFF, by: "cut", after: -0.05 },
        { go: "shopper", to: SHOPPER, by: "cut", after: -0.05 },
        { go: "pocket", to: [340, 1210], by: "cut", after: -0.05 },
        { turn: "pocket", to: -0.8, after: -0.05 },
        { shot: "medium", of: [236, 660], after: -0.05, width: 530 },
        { put: "nine", thing: "priceNine", to: NINE, size: 1.2, after: -0.5 },
        { sound: "put", on: "costs" },
        { wave: "shopper", on: "nine" },
      ],
    },
    {
      say: "That one costs seven coins.",
      mood: "talking",
      pause: 0.4,
      cues: [
        // No slice of the other price or kite is in a picture of one stall.
        jump("nine", OFF, { after: -0.05 }),
        jump("left", OFF, { after: -0.05 }),
        { go: "crab", to: CRAB, by: "cut", after: -0.05 },
        { act: "stand", after: -0.05 },
        { go: "pocket", to: [318, 1210], by: "cut", after: -0.05 },
        { go: "shopper", to: OFF, by: "cut", after: -0.05 },
        { turn: "pocket", to: 0.8, after: -0.05 },
        { turn: "pocket", to: null, on: "seven", after: 0.4 },
        { shot: "medium", of: [490, 660], after: -0.05, width: 560 },
        { put: "seven", thing: "priceSeven", to: SEVEN, size: 1.2, after: -0.5 },
        { sound: "put", on: "costs" },
        { go: "pocket", to: OFF, by: "cut", on: "seven", after: 0.2 },
        { shot: "close", of: "crab", on: "seven", after: 0.2 },
      ],
    },
    {
      say: "Is one kite better? Let me see.",
      mood: "thinking",
      pause: 1.5,
      cues: [
        ...nearer({ after: -0.05 }),
        jump("nine", NINE, { after: -0.05 }),
        jump("left", LEFT, { after: -0.05 }),
        { go: "shopper", to: SHOPPER, by: "cut", after: -0.05 },
        { act: "shrug", after: -0.05 },
        { shot: "medium", of: [355, 734], after: -0.05, width: 670 },
        { act: "lens", on: "let", hides: true },
        { go: "pocket", to: MIDDLE, by: "cut", on: "let", after: 0.3 },
        { go: "crab", to: OFF, by: "cut", on: "let", after: 0.3 },
        { go: "shopper", to: OFF, by: "cut", on: "let", after: 0.3 },
        { go: "crab", to: CRAB, by: "cut", on: "let", after: 1.6 },
        { shot: "close", of: "pocket", on: "let", after: 0.3 },
        { sound: "pick", on: "let", after: 0.95, level: 0.8 },
        // What he sees through the lens: one kite large, then the other.
        { go: "pocket", to: OFF, by: "cut", on: "let", after: 1.55 },
        ...thereAt(
          { on: "let", after: 1.55 },
          ["glass", "lens", LENS_LEFT, 1.45],
          ["near-kite", "kite", LENS_LEFT, 2.5],
          ["near-kite-2", "kite", LENS_RIGHT, 1.5],
        ),
        ...["left", "right", "nine", "seven"].map((put) =>
          jump(put, OFF, { on: "let", after: 1.55 }),
        ),
        { shot: "insert", of: [372, 330], on: "let", after: 1.55, width: 500 },
      ],
    },
    {
      say: "They are the same! So I pay less.",
      mood: "celebrating",
      pause: 0.4,
      cues: [
        { act: "stand", on: "so", after: -0.05 },
        { act: "point", on: "pay" },
        { go: "pocket", to: OFF, by: "cut" },
        jump("glass", LENS_RIGHT, { after: -0.1 }),
        jump("near-kite", LENS_RIGHT, { after: -0.1 }),
        jump("near-kite-2", LENS_LEFT, { after: -0.1 }),
        ...goneAt({ on: "same", after: 0 }, "glass", "near-kite", "near-kite-2"),
        jump("left", LEFT, { on: "same", after: 0 }),
        jump("right", RIGHT, { on: "same", after: 0 }),
        jump("nine", NINE, { on: "same", after: 0 }),
        jump("seven", SEVEN, { on: "same", after: 0 }),
        { go: "shopper", to: SHOPPER, by: "cut", on: "same", after: 0 },
        { go: "shopper", to: OFF, by: "cut", on: "so" },
        { shot: "medium", of: [356, 640], on: "same", after: 0, width: 670 },
        flutter("left", LEFT, "same", 0.15),
        flutter("right", RIGHT, "same", 0.15),
        { sound: "correct", level: 0.3 },
        { go: "pocket", to: BY_CRAB, by: "cut", on: "so" },
        jump("nine", OFF, { on: "so", after: 0 }),
        { shot: "two", of: [440, 862], on: "so", width: 490 },
        { turn: "pocket", to: 0.85, on: "pay" },
        flutter("right", RIGHT, "less", 0),
      ],
    },
    {
      say: "It's seven. Here's ten.",
      mood: "talking",
      pause: 0.9,
      cues: [
        { act: "stand" },
        { turn: "pocket", to: null },
        // The whole stall with its kite and its price.
        { go: "pocket", to: BY_CRAB, by: "cut" },
        jump("left", OFF, { after: 0 }),
        { shot: "medium", of: [458, 710], width: 600 },
        { act: "layCoins", on: "here's", after: -0.2 },
        ...TEN.flatMap((index): CueScript<Known>[] => [
          {
            put: `coin-${index}`,
            thing: "coin",
            to: [512, 944],
            size: 0.7,
            on: "here's",
            after: (index * 9) / 100,
          },
          {
            hand: `coin-${index}`,
            to: onCounter(index),
            on: "here's",
            after: (3 + index * 9) / 100,
            seconds: 0.28,
            arc: 30,
          },
        ]),
        { sound: "clink", on: "here's", after: 0.2 },
        { sound: "clink", on: "ten", level: 0.5 },
        ...tenOnCounter,
      ],
    },
    {
      say: "How many coins come back?",
      mood: "thinking",
      pause: 2.3,
      cues: [
        { act: "countPaws" },
        { go: "pocket", to: BY_CRAB, by: "cut" },
        ...goneAt({ after: 0 }, "boards", "paw", ...TEN.map((index) => `row-${index}`)),
        { shot: "medium", of: [440, 862], width: 490 },
        { shot: "close", of: [310, 960], on: "back", after: 0.1, width: 310 },
        { go: "crab", to: OFF, by: "cut", on: "back", after: 0.1 },
        { go: "crab", to: CRAB, by: "cut", on: "back", after: 1.1 },
        { act: "shrug", on: "back", after: 1.1 },
        { shot: "two", of: [454, 890], on: "back", after: 1.1, width: 590, from: "high" },
      ],
    },
    {
      say: "Three! One, two, three.",
      mood: "celebrating",
      pause: 0.6,
      cues: [
        { act: "stand" },
        // The crab takes seven, and lays three before him.
        ...PAID.flatMap((index): CueScript<Known>[] => [
          {
            hand: `coin-${index}`,
            to: [700, 1010],
            after: (index * 5 - 25) / 100,
            seconds: 0.35,
            arc: 10,
          },
          { take: `coin-${index}`, after: (10 + index * 5) / 100 },
        ]),
        { sound: "clink", after: 0.1 },
        ...BACK.map((index): CueScript<Known> => ({
          hand: `coin-${index}`,
          to: change(index),
          after: thousandths(0.1 + (index - 7) * 0.14),
          seconds: 0.35,
          arc: 24,
        })),
        { sound: "pick", on: "one" },
        { sound: "pick", on: "two" },
        { sound: "pick", on: "two", after: 0.4 },
        { feel: "crab", as: "laugh" },
        { wave: "crab", after: 0.1 },
        { go: "pocket", to: OFF, by: "cut", on: "one", after: -0.1 },
        ...threeOnCounter,
      ],
    },
    {
      say: "Always count your change.",
      mood: "happy",
      pause: 0.4,
      cues: [
        // They lie on his paw, and he counts them again.
        { act: "countChange" },
        { feel: "crab", as: "glad" },
        ...goneAt({ after: 0 }, "boards-2", "finger", "back-0", "back-1", "back-2"),
        { go: "crab", to: OFF, by: "cut" },
        { go: "pocket", to: MIDDLE, by: "cut" },
        { shot: "close", of: [343, 966], width: 310 },
        { go: "crab", to: CRAB, by: "cut", on: "change", after: 0.9 },
        { sound: "correct", on: "change", level: 0.3 },
      ],
    },
    {
      moment: "change",
      ask: {
        say: "Where do my three coins go?",
        mood: "thinking",
        pause: 0.2,
        cues: [
          { act: "searchBag", after: -0.06 },
          { go: "pocket", to: BETWEEN, by: "cut", after: -0.05 },
          { go: "shopper", to: OFF, by: "cut", after: -0.05 },
          ...["left", "right", "seven"].map((put) => jump(put, OFF, { after: -0.05 })),
          { shot: "medium", ...COUNTERS, after: -0.05 },
          { hand: "jar", to: ASKED_JAR, after: -0.06, seconds: 0.01, arc: 0 },
          { put: "ice", thing: "iceCream", to: ICE_CREAM, size: 1.1, on: "three" },
          { sound: "put", level: 0.6 },
          { sound: "put", on: "three", level: 0.6 },
          { wave: "crab", on: "coins" },
        ],
      },
      task: {
        do: "choose",
        of: [
          {
            name: "Save jar",
            at: ASKED_JAR,
            reach: 62,
            right: true,
            why: { say: "Into my jar. Here they go!", mood: "celebrating" },
            ending: [
              {
                say: "Clink, clink, clink! For my next goal.",
                mood: "celebrating",
                pause: 0.4,
                cues: [
                  { act: "giveCoins", after: -0.05 },
                  ...goneAt({ after: -0.05 }, "ice"),
                  { go: "pocket", to: [386, 1210], by: "cut", after: -0.05 },
                  { go: "crab", to: OFF, by: "cut", after: -0.05 },
                  { go: "shopper", to: SHOPPER, by: "cut", after: -0.05 },
                  jump("jar", JAR, { after: -0.05 }),
                  jump("nine", NINE, { after: -0.05 }),
                  jump("left", LEFT, { after: -0.05 }),
                  { shot: "medium", of: [268, 900], after: -0.05, width: 570 },
                  { act: "clap", on: "next" },
                  { shot: "close", of: [146, 880], on: "goal", width: 310 },
                  { go: "pocket", to: OFF, by: "cut", on: "goal" },
                  ...BACK.flatMap((index): CueScript<Known>[] => [
                    // Out of his paw, below the stallholder's face, and into the jar.
                    jump(`coin-${index}`, [246, 968], {
                      after: thousandths((index - 7) * 0.35 + 0.1),
                    }),
                    {
                      hand: `coin-${index}`,
                      to: [JAR[0] + (index - 8) * 24, 954],
                      after: thousandths((index - 7) * 0.35 + 0.12),
                      seconds: 0.45,
                      arc: 90,
                    },
                    { sound: "clink", after: (index - 7) * 0.35 + 0.55, level: 0.7 },
                  ]),
                  { wave: "shopper", on: "goal" },
                ],
              },
            ],
          },
          {
            name: "Ice cream",
            at: ICE_CREAM,
            reach: 58,
            right: true,
            why: { say: "A treat for me. Yum!", mood: "celebrating" },
            ending: [
              {
                say: "Mmm! Ooh, my nose is cold!",
                mood: "wow",
                pause: 0.6,
                cues: [
                  { act: "lickIce", after: -0.05 },
                  { go: "shopper", to: OFF, by: "cut", after: -0.05 },
                  { go: "crab", to: OFF, by: "cut", on: "ooh", after: -0.05 },
                  ...leave("ice"),
                  { go: "pocket", to: BY_CRAB, by: "cut", after: -0.05 },
                  jump("jar", JAR, { after: -0.05 }),
                  { shot: "medium", of: [440, 862], after: -0.05, width: 490 },
                  ...BACK.flatMap((index): CueScript<Known>[] => [
                    {
                      hand: `coin-${index}`,
                      to: [700, 1010],
                      after: (index - 7) * 0.08,
                      seconds: 0.4,
                      arc: 10,
                    },
                    { take: `coin-${index}`, after: (index - 7) * 0.08 + 0.35 },
                  ]),
                  { sound: "clink", after: 0.2, level: 0.6 },
                  { go: "pocket", to: MIDDLE, by: "cut", on: "ooh", after: -0.05 },
                  { shot: "close", of: "pocket", on: "ooh", after: -0.05 },
                  { sound: "pick", on: "ooh", level: 0.6 },
                ],
              },
            ],
          },
          {
            name: "Stay on the counter",
            at: [578, 974],
            reach: 66,
            right: false,
            why: { say: "Leave them? But they are mine!", mood: "oops" },
          },
        ],
      },
    },
    {
      say: "Now fly, kite! Whoa! Not me!",
      mood: "wow",
      pause: 2.4,
      cues: [
        { act: "liftOff", after: -0.1 },
        { go: "crab", to: CRAB, by: "cut", after: -0.1 },
        { feel: "crab", as: "wow", on: "whoa" },
        { feel: "shopper", as: "wow", on: "whoa" },
        // Between the two who keep the stalls, with his kite over his head.
        { go: "pocket", to: LIFTS_OFF, by: "cut", after: -0.1 },
        { go: "shopper", to: [124, 1106], by: "cut", after: -0.1 },
        ...goneAt({ after: -0.1 }, "ice"),
        { shot: "medium", of: [350, 770], after: -0.1, width: 700 },
        jump("nine", NINE, { after: -0.1 }),
        jump("left", LEFT, { after: -0.1 }),
        jump("right", RIGHT, { after: -0.11 }),
        { take: "seven", after: -0.1 },
        ...goneAt({ on: "not", after: 0.1 }, "nine"),
        { hand: "right", to: [374, 520], after: -0.1, seconds: 0.4, arc: 60 },
        { hand: "right", to: [374, 340], after: 0.6, seconds: 1.7, arc: 0 },
        { sound: "whoosh", after: 0.5, level: 0.8 },
        {
          shot: "medium",
          of: [355, 660],
          by: "pan",
          width: 720,
          on: "whoa",
          after: -0.1,
          seconds: 0.8,
        },
        { go: "pocket", to: OFF, by: "cut", on: "not", after: 0.1 },
        { shot: "close", of: "crab", on: "not", after: 0.1 },
        { go: "pocket", to: LIFTS_OFF, by: "cut", on: "me", after: 0.65 },
        { shot: "medium", of: [350, 616], on: "me", after: 0.65, width: 660 },
        { hand: "right", to: [358, -330], on: "me", after: 0.7, seconds: 2.2, arc: 0 },
        { go: "pocket", to: [356, 508], by: "fly", on: "me", after: 0.7, seconds: 2.2 },
        { wave: "shopper", on: "me", after: 0.9 },
        { sound: "whoosh", on: "me", after: 0.7, level: 0.7 },
      ],
    },
    ...sam,
  ],
};
