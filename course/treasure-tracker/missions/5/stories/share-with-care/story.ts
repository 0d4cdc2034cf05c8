import { goneAt, jump, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import { bring, cutTo, leave } from "../../../../story-parts/scenery.ts";
import { AT_TABLE, needsFirst } from "./needs.ts";
import type { CueScript, StoryScript, NamesOf } from "#stage/story/story.ts";
import { sam } from "./bridge.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** On the farmer's ground: what Pocket brought, and what the wind left. */
const LUNCH: [number, number] = [-208, 1142];
const ALL: [number, number] = [14, 1136];
const COIN: [number, number] = [-214, 1264];
const BASKET: [number, number] = [6, 1262];
const BOX: [number, number] = [284, 1180];
/** Pocket behind his lunch, and the farmer beside him. */
const AT_LUNCH: [number, number] = [-106, 1086];
const FARMER: [number, number] = [226, 1106];
const CARROTS: [number, number][] = [
  [190, 1236],
  [252, 1258],
  [318, 1234],
];
/** The carrots look out of the box that the wind takes. */
const inBox = (index: number): [number, number] => [BOX[0] - 34 + index * 34, BOX[1] - 56];
/** How far they fly when it breaks: beside the farmer's face. */
const FLUNG: [number, number][] = [
  [366, 960],
  [398, 830],
  [344, 1060],
];
/** A coin in his paw, and in the farmer's hand. */
const IN_PAW: [number, number] = [58, 902];
const IN_HAND: [number, number] = [150, 962];
/** A picture shows one of them alone. */
const alone = (
  other: "pocket" | "farmer",
  at: { on?: string; after: number },
): CueScript<Known> => ({
  go: other,
  to: OFF,
  by: "cut",
  ...at,
});
const together = (at: { on?: string; after: number }): CueScript<Known>[] => [
  { go: "pocket", to: AT_LUNCH, by: "cut", ...at },
  { go: "farmer", to: FARMER, by: "cut", ...at },
];
/** What Pocket can share: two and two on the cloth before him. */
const CHOICES = { of: [-104, 1016] as [number, number], width: 430 };
/** Pocket, the farmer and what lies before them. */
const BOTH = { of: [54, 872] as [number, number], width: 662 };

/** Each carrot goes to a place, one after the other, on these words. */
const carrotsTo = ([x, y]: [number, number], words: readonly string[]): CueScript<Known>[] =>
  words.flatMap((on, index): CueScript<Known>[] => [
    { hand: `carrot-${index}`, to: [x + index * 34 - 34, y], on, seconds: 0.5, arc: 190 },
    { sound: "put", on, after: 0.45, level: 0.6 },
  ]);

/** Mission 5, second clip: all coins are shared and the tummy growls; needs first, then a little. */
export const shareWithCare: StoryScript<Known> = {
  id: "missions/5/v2",
  place: "kitchen",
  cast: { pocket: AT_TABLE },
  lines: [
    ...needsFirst,
    {
      say: "Whoa! What a wind!",
      mood: "wow",
      pause: 1.1,
      cues: [
        ...cutTo("town", { pocket: AT_LUNCH, grandma: [-900, 1086], farmer: FARMER }),
        ...leave("share"),
        ...bring("blanket", "blanket", [-104, 1236], 1.3),
        ...bring("sandwich", "sandwich", LUNCH, 1),
        ...bring("all", "jarOfFour", ALL, 0.92),
        ...bring("coin", "coin", COIN, 1.5),
        ...CARROTS.flatMap((_, index) => bring(`carrot-${index}`, "carrotLying", inBox(index))),
        ...bring("whole", "newBox", BOX, 0.9),
        { shot: "medium", of: [258, 930], after: -0.05, width: 400 },
        jump("coin", OFF, { after: -0.04 }),
        { act: "blown", after: 0.55 },
        { sound: "whoosh", level: 1 },
        { feel: "farmer", as: "wow", after: 0.1 },
        { feel: "farmer", as: "sad", on: "what", after: 0.5 },
        { drop: "leaf", into: [120, 1100], count: 5, seconds: 1.6 },
        ...[560, 1130, 640].flatMap((y, index): CueScript<Known>[] => [
          { put: `gust-${index}`, thing: "gust", to: [-420, y], size: 1.3, after: -0.5 },
          {
            hand: `gust-${index}`,
            to: [760, y - 40],
            after: (index * 14) / 100,
            seconds: 1.1,
            arc: 0,
          },
          { take: `gust-${index}`, after: (110 + index * 14) / 100 },
        ]),
        // He trips over the box.
        { go: "farmer", to: [258, 1106], by: "rise", after: 0.62, seconds: 0.14 },
        { go: "farmer", to: FARMER, by: "rise", after: 1, seconds: 0.3 },
        // The wind lifts the box; it comes down beside the farmer and breaks.
        { hand: "whole", to: [BOX[0] - 10, BOX[1] - 110], after: 0.1, seconds: 0.45, arc: 0 },
        { hand: "whole", to: BOX, after: 0.6, seconds: 0.2, arc: 0 },
        { take: "whole", after: 0.78 },
        { put: "broken", thing: "brokenBox", to: BOX, size: 0.8, after: 0.72 },
        ...([-1, 1] as const).flatMap((side): CueScript<Known>[] => [
          {
            put: `dust-${side}`,
            thing: "dustPuff",
            to: [BOX[0] + side * 50, BOX[1] + 20],
            after: 0.72,
          },
          {
            hand: `dust-${side}`,
            to: [BOX[0] + side * 150, BOX[1] + 6],
            after: 0.76,
            seconds: 0.5,
            arc: 10,
          },
          { take: `dust-${side}`, after: 1.15 },
        ]),
        { sound: "put", after: 0.78, level: 1 },
        ...CARROTS.flatMap((to, index): CueScript<Known>[] => {
          const [x, y] = inBox(index);
          return [
            { hand: `carrot-${index}`, to: [x - 10, y - 110], after: 0.1, seconds: 0.45, arc: 0 },
            {
              hand: `carrot-${index}`,
              to: FLUNG[index] ?? to,
              after: 0.72,
              seconds: 0.34,
              arc: 50,
            },
            {
              hand: `carrot-${index}`,
              to,
              after: (108 + index * 6) / 100,
              seconds: 0.4,
              arc: 60,
            },
          ];
        }),
        alone("farmer", { after: 1.4 }),
        // No slice of the jar is before him.
        jump("all", OFF, { after: 1.4 }),
        jump("sandwich", OFF, { after: 1.4 }),
        { shot: "close", of: [-106, 850], after: 1.4 },
        { sound: "oops", after: 1.75, level: 0.6 },
      ],
    },
    {
      say: "Oh no! The farmer needs help.",
      mood: "oops",
      pause: 0.4,
      cues: [
        { act: "point", on: "help", after: 0.2 },
        { put: "basket", thing: "basket", to: BASKET, size: 0.95, on: "help", after: 0.2 },
        jump("all", ALL, { on: "farmer", after: -0.02 }),
        jump("sandwich", LUNCH, { on: "farmer", after: -0.02 }),
        // He looks up at him.
        { shot: "two", ...BOTH, on: "farmer" },
        ...together({ on: "farmer", after: -0.02 }),
        { act: "stand", on: "farmer", after: -0.05 },
        { turn: "pocket", to: 0.92, on: "farmer", after: -0.05 },
        { turn: "pocket", to: null, on: "help", after: 0.2 },
      ],
    },
    {
      moment: "help",
      ask: {
        say: "What can we share, with care?",
        mood: "thinking",
        pause: 0.2,
        cues: [
          { act: "rubTummy" },
          alone("farmer", { after: 0 }),
          jump("coin", COIN, { after: 0 }),
          { shot: "medium", ...CHOICES },
          { sound: "pick", on: "share", level: 0.4 },
          // Who needs it, with his broken box.
          { shot: "close", of: [238, 950], on: "care", after: 1.1, width: 370 },
          alone("pocket", { on: "care", after: 1.1 }),
          { go: "farmer", to: FARMER, by: "cut", on: "care", after: 1.1 },
          alone("farmer", { on: "care", after: 2.3 }),
          { go: "pocket", to: AT_LUNCH, by: "cut", on: "care", after: 2.3 },
          { shot: "medium", ...CHOICES, on: "care", after: 2.3 },
        ],
      },
      task: {
        do: "choose",
        of: [
          {
            name: "One coin",
            at: COIN,
            reach: 56,
            right: true,
            why: { say: "One coin, just a little. Yes!", mood: "celebrating" },
            ending: [
              {
                say: "One coin buys a new box.",
                mood: "happy",
                pause: 0.3,
                cues: [
                  { act: "giveCoin", after: -0.25 },
                  ...together({ after: -0.05 }),
                  ...goneAt({ after: -0.05 }, "basket", "coin"),
                  { shot: "two", of: [62, 866], after: -0.05, width: 580 },
                  // From his paw into the farmer's hand.
                  ...thereAt({ after: 0.75 }, ["given", "coin", IN_PAW, 0.95]),
                  { hand: "given", to: IN_HAND, after: 0.77, seconds: 0.36, arc: 20 },
                  { wave: "farmer", on: "box", after: 0.2 },
                  { feel: "farmer", as: "glad", after: 0.1 },
                  { take: "given", on: "box", after: 0.24 },
                  { sound: "clink", after: 0.7 },
                  { take: "broken", on: "new" },
                  { sound: "correct", on: "box", level: 0.3 },
                ],
              },
              {
                say: "Hop, hop, hop! Back inside!",
                mood: "celebrating",
                pause: 0.5,
                cues: [
                  { act: "gather" },
                  alone("farmer", { after: -0.05 }),
                  alone("pocket", { after: -0.05 }),
                  // Carrot after carrot hops into the box.
                  { shot: "insert", of: [300, 1140], after: -0.05, width: 300 },
                  { put: "new", thing: "newBox", to: BOX, size: 0.9, after: -0.5 },
                  ...CARROTS.map((_, index) =>
                    jump(`carrot-${index}`, [BOX[0] - 84 + index * 84, 1300], { after: -0.05 }),
                  ),
                  { hand: "carrot-0", to: [BOX[0] - 36, 1118], after: 0, seconds: 0.5, arc: 170 },
                  { hand: "carrot-1", to: [BOX[0], 1112], after: 0.35, seconds: 0.5, arc: 170 },
                  { hand: "carrot-2", to: [BOX[0] + 36, 1118], after: 0.7, seconds: 0.5, arc: 170 },
                  ...[0.45, 0.8, 1.15].map((after): CueScript<Known> => ({
                    sound: "put",
                    after,
                    level: 0.6,
                  })),
                  { act: "clap", on: "back", after: -0.05 },
                  ...together({ on: "back", after: -0.05 }),
                  { shot: "two", ...BOTH, on: "back", after: -0.05, from: "low" },
                  { wave: "farmer", on: "back" },
                ],
              },
            ],
          },
          {
            name: "My helping paws",
            at: BASKET,
            reach: 56,
            right: true,
            why: { say: "Help costs no coins at all. Yes!", mood: "celebrating" },
            ending: [
              {
                say: "I pick them up. One, two, three!",
                mood: "happy",
                pause: 0.5,
                cues: [
                  { go: "pocket", to: [60, 1142], by: "cut", after: -0.05 },
                  { go: "farmer", to: [350, 1106], by: "cut", after: -0.05 },
                  { act: "gather", after: -0.05 },
                  { shot: "medium", of: [196, 916], after: -0.05, width: 540 },
                  jump("all", OFF, { after: -0.05 }),
                  jump("basket", [96, 1212], { after: -0.05 }),
                  ...carrotsTo([100, 1170], ["one", "two", "three"]),
                  { wave: "farmer", on: "three" },
                  { feel: "farmer", as: "glad", on: "three" },
                ],
              },
              {
                say: "Ouch! That one hit my head!",
                mood: "oops",
                pause: 0.4,
                cues: [
                  { act: "blown", after: -1.1 },
                  { go: "farmer", to: OFF, by: "cut", after: -0.3 },
                  { shot: "close", of: "pocket", after: -0.3 },
                  { sound: "oops", after: 0.05, level: 0.6 },
                ],
              },
            ],
          },
          {
            name: "My lunch",
            at: LUNCH,
            reach: 56,
            right: false,
            why: { say: "My lunch? I need it. Listen to my tummy!", mood: "oops" },
          },
          {
            name: "All my coins",
            at: ALL,
            reach: 56,
            right: false,
            why: { say: "All of them? Then my plate is empty again.", mood: "oops" },
          },
        ],
      },
    },
    {
      say: "Needs first. Then share with care!",
      mood: "celebrating",
      pause: 0.6,
      cues: [
        { go: "pocket", to: AT_LUNCH, by: "cut", after: -0.05 },
        { act: "stand", after: -0.05 },
        alone("farmer", { after: -0.05 }),
        jump("all", ALL, { after: -0.05 }),
        { shot: "close", of: [-106, 800], after: -0.05, width: 290 },
        ...together({ on: "then", after: 0 }),
        { feel: "farmer", as: "glad" },
        { shot: "full", of: [62, 856], on: "then", width: 590 },
        { wave: "farmer", on: "then" },
        // The farmer holds out a carrot to him as thanks.
        { put: "thanks", thing: "carrot", to: [112, 940], size: 1.1, on: "then", after: -0.2 },
        { hand: "thanks", to: [76, 920], on: "then", after: 0.3, seconds: 0.4, arc: 0 },
        { sound: "whoosh", on: "then", after: 0.3, level: 0.4 },
        { act: "hop", on: "with" },
        { sound: "correct", on: "care", level: 0.35 },
      ],
    },
    {
      say: "Yes, yes, tummy. Here is lunch!",
      mood: "happy",
      pause: 2.1,
      cues: [
        ...goneAt({ after: -0.4 }, "thanks"),
        { act: "growl", after: -0.4 },
        { feel: "farmer", as: "laugh", on: "tummy" },
        { sound: "growl", after: -0.35, level: 1 },
        alone("farmer", { after: -0.4 }),
        { shot: "medium", of: [-102, 906], width: 400, after: -0.4 },
        { take: "sandwich", on: "lunch" },
        { act: "munch", on: "lunch" },
        alone("farmer", { on: "lunch", after: 0 }),
        { shot: "close", of: [-106, 818], on: "lunch", width: 290 },
        ...together({ on: "lunch", after: 1.2 }),
        { shot: "full", ...BOTH, on: "lunch", after: 1.2, from: "low" },
        jump("all", OFF, { on: "lunch", after: 0 }),
        jump("all", ALL, { on: "lunch", after: 1.2 }),
        { wave: "farmer", on: "lunch", after: 1.6 },
        { sound: "rustle", on: "lunch", after: 0.5, level: 0.35 },
      ],
    },
    ...sam,
  ],
};
