import { goneAt, jump, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import { ABOVE, above } from "../../../../story-parts/from-above.ts";
import { bring, thousandths } from "../../../../story-parts/scenery.ts";
import type { CueScript, StoryScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** Where Pocket stands first. */
const HERE: [number, number] = [330, 1130];
const BOX: [number, number] = [152, 1080];
const SLOT: [number, number] = [152, 1004];
const TURTLE: [number, number] = [150, 1172];
/** The top of Pocket's head where he puts on the hat, and the crab's seat. */
const HAT_OFF: [number, number] = [1100, 676];
const CRAB: [number, number] = [1334, 1150];
/** What he draws in the sand. */
const HEART: [number, number] = [1254, 1196];

/** Grandma's steps while she dances. */
const GRANDMA_STEPS: [number, number][] = [
  [874, 1090],
  [848, 1112],
  [874, 1090],
  [848, 1112],
  [874, 1090],
  [854, 1112],
];
const COINS = [0, 1, 2];

/** Grandma and Pocket beyond the post, the crab before and between them; Glimm above them. */
const BESIDE: [grandma: [number, number], pocket: [number, number], crab: [number, number]] = [
  [1086, 1112],
  [1390, 1130],
  [1238, 1226],
];
const ABOVE_ALL: [number, number] = [1240, 566];
const ALL: CueScript<Known> = { shot: "vista", of: [1232, 800], width: 690 };

/** Mission 5, first clip: Glimm's light is almost out, and grows with each way of sharing. */
export const sharingGrows: StoryScript<Known> = {
  id: "missions/5/v1",
  place: "starBeach",
  cast: { pocket: HERE, grandma: [910, 1112], glimm: [536, 716] },
  lines: [
    {
      say: "It is so dark. Ouch!",
      mood: "oops",
      pause: 0.5,
      cues: [
        { glow: 0.5, after: -0.6 },
        { put: "box", thing: "turtleBox", to: BOX, size: 0.9, after: -1.2 },
        { act: "grope", on: "ouch", after: -1.5 },
        { shot: "vista", of: [330, 850], after: -0.6, width: 600 },
        // Its weak light is behind him.
        { go: "glimm", to: [428, 672], by: "cut", on: "ouch", after: -0.5 },
        { shot: "medium", of: [274, 906], on: "ouch", after: -0.5, width: 480 },
        { sound: "put", on: "ouch", level: 0.9 },
        { hand: "box", to: [146, 1080], on: "ouch", seconds: 0.25, arc: 10 },
      ],
    },
    {
      say: "Glimm! Your light is almost out!",
      mood: "wow",
      pause: 0.4,
      cues: [
        { act: "stand" },
        { go: "pocket", to: OFF, by: "cut", after: -0.05 },
        { go: "glimm", to: [536, 716], by: "cut", after: -0.05 },
        { shot: "insert", of: [536, 700], after: -0.05 },
        { go: "pocket", to: HERE, by: "cut", on: "almost", after: 0.4 },
        jump("box", OFF, { on: "almost", after: 0.4 }),
        // It sinks, and its light flickers.
        { go: "glimm", to: [536, 748], by: "fly", seconds: 0.5, on: "light", after: -0.1 },
        {
          shot: "insert",
          of: [536, 728],
          width: 178,
          by: "push",
          seconds: 0.6,
          on: "light",
          after: 0,
        },
        { glow: 0.6, on: "light", seconds: 0.3 },
        { glow: 0.3, on: "almost", seconds: 0.4 },
        // They look at each other.
        { act: "lookUp", on: "almost", after: 0.4 },
        { turn: "pocket", to: 0.8, on: "almost", after: 0.4 },
        { go: "glimm", to: [536, 720], by: "cut", on: "almost", after: 0.4 },
        { shot: "two", of: [432, 830], width: 440, on: "almost", after: 0.4, from: "low" },
      ],
    },
    {
      say: "Sharing makes the glow grow.",
      mood: "talking",
      pause: 0.35,
      cues: [
        { go: "glimm", to: [528, 660], by: "fly", seconds: 0.8 },
        { turn: "pocket", to: null, on: "grow", after: 0.5 },
        { glow: 0.65, on: "glow" },
      ],
    },
    {
      say: "You can share some coins.",
      mood: "happy",
      pause: 0.9,
      cues: [
        { go: "pocket", to: HERE, by: "cut", after: -0.05 },
        { act: "stand", after: -0.05 },
        { go: "glimm", to: [84, 736], by: "cut", after: -0.05 },
        { shot: "two", of: [226, 906], after: -0.05, width: 410 },
        // His paw holds a coin over the slot, and lets it fall in.
        { act: "coinInBox", on: "share" },
        jump("box", [146, 1080], { after: -0.05 }),
        // The last one falls into the slot.
        { go: "pocket", to: OFF, by: "cut", on: "share", after: 1.31 },
        { shot: "insert", of: [150, 1044], on: "share", after: 1.31, width: 230 },
        ...COINS.flatMap((index): CueScript<Known>[] => [
          {
            put: `coin-${index}`,
            thing: "coin",
            to: OFF,
            size: 1,
            on: "share",
            after: thousandths(index / 2 - 0.2),
          },
          jump(`coin-${index}`, [162, 932], { on: "share", after: thousandths(index / 2 + 0.27) }),
          {
            hand: `coin-${index}`,
            to: SLOT,
            on: "share",
            after: thousandths(index / 2 + 0.28),
            // The last one is seen to fall.
            seconds: index === 2 ? 0.42 : 0.22,
            arc: 0,
          },
          {
            take: `coin-${index}`,
            on: "share",
            after: thousandths(index / 2 + (index === 2 ? 0.62 : 0.42)),
          },
          { sound: "clink", on: "share", after: index / 2 + 0.5, level: 0.6 },
          { glow: thousandths(0.7 + index / 5), on: "share", after: index / 2 + 0.5, seconds: 0.3 },
        ]),
      ],
    },
    {
      say: "They help this baby turtle.",
      mood: "happy",
      pause: 0.5,
      cues: [
        { act: "stand" },
        ...goneAt({ after: -0.06 }, "box"),
        ...bring("turtle", "turtle", TURTLE, 0.9),
        { go: "glimm", to: [104, 1010], by: "cut", after: -0.06 },
        { go: "pocket", to: OFF, by: "cut", after: -0.06 },
        { go: "pocket", to: HERE, by: "cut", on: "turtle", after: 0.05 },
        { shot: "insert", of: [140, 1090], after: -0.06, width: 250 },
        // Pocket claps beside it.
        { act: "clap", on: "turtle", after: 0.05 },
        { turn: "pocket", to: -0.5, on: "turtle", after: 0.05 },
        { turn: "pocket", to: null, on: "turtle", after: 0.8 },
        { hand: "turtle", to: TURTLE, on: "baby", seconds: 0.4, arc: 60 },
        { hand: "turtle", to: TURTLE, on: "baby", after: 0.45, seconds: 0.4, arc: 60 },
        { sound: "pick", on: "baby", level: 0.4 },
        { glow: 1.1, on: "turtle", seconds: 0.6 },
        { go: "glimm", to: [92, 804], by: "cut", on: "turtle", after: 0.05 },
        { shot: "two", of: [252, 912], on: "turtle", after: 0.05, width: 440 },
        { hand: "turtle", to: TURTLE, on: "turtle", after: 0.3, seconds: 0.4, arc: 60 },
        { sound: "correct", on: "turtle", after: 0.1, level: 0.3 },
      ],
    },
    {
      say: "You can share some time.",
      mood: "talking",
      pause: 0.3,
      cues: [
        { act: "stand", after: -0.1 },
        { go: "pocket", to: [560, 1130], by: "walk", seconds: 1.4, after: -0.1 },
        { go: "glimm", to: [706, 640], by: "fly", seconds: 1.4, after: -0.1 },
        // He comes to her.
        { shot: "two", of: [726, 806], after: -0.1, width: 670 },
        // Two profiles under the lanterns.
        { turn: "pocket", to: 0.9, on: "time", after: -0.3 },
        { turn: "grandma", to: -0.9, on: "time", after: -0.3 },
      ],
    },
    {
      say: "Grandma loves to dance!",
      mood: "celebrating",
      pause: 1.6,
      cues: [
        { turn: "pocket", to: null, after: -0.1 },
        { turn: "grandma", to: null, after: -0.1 },
        { act: "dance", after: -0.1 },
        { wave: "grandma", on: "dance", after: -0.2 },
        ...GRANDMA_STEPS.map((to, index): CueScript<Known> => ({
          go: "grandma",
          to,
          by: "fly",
          seconds: 0.45,
          after: (index * 46) / 100,
        })),
        { go: "glimm", to: [722, 450], by: "fly", seconds: 0.5, on: "loves" },
        {
          shot: "two",
          of: [730, 822],
          width: 630,
          by: "push",
          seconds: 1,
          on: "dance",
          after: 0.3,
        },
        { sound: "pick", on: "loves", level: 0.3 },
        { sound: "pick", on: "dance", level: 0.3 },
        { glow: 1.7, on: "dance", after: 0.6, seconds: 0.6 },
        { sound: "correct", on: "dance", after: 0.6, level: 0.3 },
      ],
    },
    {
      say: "You can share a thing, too.",
      mood: "talking",
      pause: 0.3,
      cues: [
        { act: "stand", after: -0.1 },
        { go: "pocket", to: [1100, 1130], by: "cut", after: -0.1 },
        { go: "grandma", to: [740, 1112], by: "cut", after: -0.1 },
        { go: "glimm", to: [1326, 740], by: "cut", after: -0.1 },
        { put: "crab", thing: "smallCrab", to: CRAB, size: 1.15, after: -0.1 },
        { shot: "medium", of: [1216, 926], after: -0.1, width: 470 },
        { go: "pocket", to: OFF, by: "cut", on: "thing" },
        { shot: "insert", of: [1334, 1112], on: "thing", width: 170 },
        { hand: "crab", to: CRAB, on: "share", seconds: 0.3, arc: 40 },
        { hand: "crab", to: CRAB, on: "thing", seconds: 0.3, arc: 40 },
      ],
    },
    {
      say: "My old hat is too small.",
      mood: "oops",
      pause: 1.5,
      cues: [
        { act: "tinyHat", after: -0.05 },
        { go: "pocket", to: [1200, 1130], by: "cut", after: -0.05 },
        { go: "pocket", to: [1100, 1130], by: "cut", after: 1.7 },
        // Only he and his hat.
        { go: "glimm", to: OFF, by: "cut", after: -0.05 },
        { go: "glimm", to: [1326, 740], by: "cut", after: 1.7 },
        jump("crab", OFF, { after: -0.05 }),
        jump("crab", CRAB, { after: 1.7 }),
        { shot: "close", of: [1182, 836], after: -0.05, width: 400 },
        { put: "hat", thing: "hat", to: HAT_OFF, size: 1.05, after: 1.7 },
        { hand: "hat", to: [1334, 1100], after: 1.75, seconds: 0.7, arc: 330 },
        { shot: "full", of: [1210, 856], after: 1.7, width: 530 },
        { sound: "pick", after: 1.7, level: 1 },
        { take: "hat", after: 2.4 },
        { take: "crab", after: 2.4 },
        { put: "hatted", thing: "crabInHat", to: CRAB, size: 1.15, after: 2.35 },
        { sound: "put", after: 2.4, level: 0.8 },
      ],
    },
    {
      say: "It fits the crab!",
      mood: "celebrating",
      pause: 1,
      cues: [
        { act: "hop" },
        { go: "pocket", to: OFF, by: "cut" },
        { shot: "insert", of: [1336, 1104], width: 210 },
        ...[0, 1, 2].map((index): CueScript<Known> => ({
          hand: "hatted",
          to: [CRAB[0] + (index % 2 === 0 ? 20 : -20), CRAB[1]],
          after: (index * 35) / 100,
          seconds: 0.35,
          arc: 40,
        })),
        { glow: 2.7, on: "crab", seconds: 0.6 },
        { sound: "correct", on: "crab", after: 0.1, level: 0.3 },
      ],
    },
    {
      say: "What could you share?",
      mood: "thinking",
      pause: 2.3,
      cues: [
        { act: "drawSand" },
        { go: "pocket", to: [1100, 1130], by: "cut", after: -0.05 },
        { hand: "hatted", to: [1392, 1134], after: -0.05, seconds: 0.01, arc: 0 },
        { shot: "full", of: [1240, 940], width: 520 },
        { put: "heart", thing: "sandHeart", to: HEART, size: 0.9, on: "share", after: 0 },
        { sound: "pick", on: "share", after: 1, level: 0.4 },
        // What he draws, from above.
        ...thereAt(
          { on: "share", after: 0.8 },
          ["ground", "sandTop", ABOVE],
          ["paw", "pawTop", above(54, 130), 0.9],
        ),
        { go: "glimm", to: [2560, 510], by: "cut", on: "share", after: 0.8 },
        { put: "drawn", thing: "heartTop", to: ABOVE, on: "share", after: 0.95 },
        {
          hand: "paw",
          to: above(120, 190),
          on: "share",
          after: 1.1,
          seconds: 0.5,
          arc: 0,
        },
        { shot: "insert", of: ABOVE, on: "share", after: 0.8, width: 300 },
        ...goneAt({ on: "share", after: 2.79 }, "ground", "paw", "drawn"),
        { sound: "pick", on: "share", after: 2.1, level: 0.3 },
      ],
    },
    {
      say: "That would make someone glow!",
      mood: "celebrating",
      pause: 0.5,
      cues: [
        { act: "hop" },
        { take: "heart", after: -0.3 },
        jump("hatted", BESIDE[2], { after: -0.05 }),
        { feel: "grandma", as: "laugh" },
        { go: "grandma", to: BESIDE[0], by: "cut", after: -0.05 },
        { go: "pocket", to: BESIDE[1], by: "cut", after: -0.05 },
        { ...ALL, after: -0.05 },
        { go: "glimm", to: [1240, 620], by: "cut", after: -0.05 },
        // It grows with its light.
        { go: "glimm", to: ABOVE_ALL, by: "fly", seconds: 1.2, on: "make", size: 1.9 },
        { glow: 4.4, on: "glow", seconds: 0.7 },
        { sound: "correct", on: "glow", level: 0.35 },
      ],
    },
    {
      say: "Wow, Glimm! You are so bright!",
      mood: "wow",
      pause: 2.1,
      cues: [
        { go: "grandma", to: OFF, by: "cut", after: -0.05 },
        { go: "pocket", to: [1100, 1130], by: "cut", after: -0.05 },
        { go: "glimm", to: [1180, 510], by: "cut", after: -0.05, size: 1.5 },
        jump("hatted", [1292, 1164], { after: -0.05 }),
        jump("hatted", OFF, { on: "bright", after: 0 }),
        jump("hatted", [1310, 1150], { on: "bright", after: 1.35 }),
        { act: "shades", on: "bright", hides: true },
        { shot: "full", of: [1186, 808], width: 520 },
        { shot: "close", of: "pocket", on: "bright" },
        { sound: "put", on: "bright", after: 0.4, level: 0.6 },
        { go: "pocket", to: OFF, by: "cut", on: "bright", after: 1.4 },
        { shot: "insert", of: [1320, 1100], on: "bright", after: 1.4, width: 250 },
        {
          put: "crab-shades",
          thing: "shades",
          to: [1310, 900],
          size: 0.3,
          on: "bright",
          after: 1.4,
        },
        {
          hand: "crab-shades",
          to: [1310, 1126],
          on: "bright",
          after: 1.6,
          seconds: 0.5,
          arc: 20,
        },
        { sound: "pick", on: "bright", after: 2.1, level: 0.7 },
      ],
    },
    {
      say: "Sharing did that. I glow!",
      by: "glimm",
      mood: "celebrating",
      pause: 0.4,
      cues: [
        { shot: "close", of: [1180, 490], width: 290 },
        // Beyond the post: grandma, Pocket and the crab with room between them.
        { go: "grandma", to: BESIDE[0], by: "cut", on: "glow" },
        { go: "pocket", to: BESIDE[1], by: "cut", on: "glow" },
        { go: "glimm", to: ABOVE_ALL, by: "cut", on: "glow", size: 1.9 },
        jump("hatted", BESIDE[2], { on: "glow", after: 0 }),
        jump("crab-shades", [BESIDE[2][0], BESIDE[2][1] - 24], { on: "glow", after: 0 }),
        { ...ALL, on: "glow" },
        { wave: "grandma", on: "glow", after: 0.3 },
        {
          go: "glimm",
          to: [1240, 596],
          by: "fly",
          seconds: 0.9,
          on: "glow",
          after: 0.4,
          size: 2.1,
        },
        { hand: "hatted", to: BESIDE[2], on: "glow", after: 0.5, seconds: 0.4, arc: 60 },
        {
          hand: "crab-shades",
          to: [BESIDE[2][0], BESIDE[2][1] - 24],
          on: "glow",
          after: 0.5,
          seconds: 0.4,
          arc: 60,
        },
      ],
    },
  ],
};
