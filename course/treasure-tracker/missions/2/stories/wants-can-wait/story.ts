import { goneAt, jump, OFF, thereAt } from "../../../../story-parts/cuts.ts";
import type { CueScript, StoryScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** On the shelf, where the crab's claw reaches it. */
const ROBOT: [number, number] = [806, 594];
const BALL: [number, number] = [508, 612];
/** On the shelf, away from the crab's eyes. */
const PLAIN: [number, number] = [484, 602];
const GLITTER: [number, number] = [594, 602];
const SHELF: [number, number] = [600, 604];
const ICE_CREAM: [number, number] = [770, 892];
/** On the shelf, between the boots and the robot. */
const ICE_SHELF: [number, number] = [702, 586];
/** Before the counter, and in the puddle behind him. */
const NEAR: [number, number] = [500, 1420];
const PUDDLE: [number, number] = [596, 1430];
/** Both faces: the crab over its counter, and Pocket before it. */
const BOTH: [number, number] = [656, 1010];
const KEEPER: [number, number] = [668, 1044];
/** On one of the crab's eyes, where it wears its hat; its lifted claw, and its mouth. */
const HAT: [number, number] = [706, 690];
const CLAW: [number, number] = [842, 714];
const LIPS: [number, number] = [716, 922];
/** The tip of Pocket's tail, his lifted paws, and his paw at his side. */
const TAIL: [number, number] = [676, 1256];
const PAWS: [number, number] = [630, 992];
const PAW: [number, number] = [612, 1226];

const hopRobot = (on: string, after: number): CueScript<Known>[] => [
  { hand: "robot", to: ROBOT, on, after, seconds: 0.35, arc: 40 },
  { sound: "pick", on, after, level: 0.4 },
];
const hopAgain = (on: string, after: number): CueScript<Known> => ({
  hand: "robot-2",
  to: ROBOT,
  on,
  after,
  seconds: 0.35,
  arc: 30,
});

/** The crab's eyes shoot up with its hat on one of them, or come down again. */
const eyesUp = (at: { on?: string; after: number }): CueScript<Known>[] => [
  { feel: "crab", as: "wow", ...at },
  { hand: "hat-2", to: [HAT[0], HAT[1] - 32], ...at, seconds: 0.1, arc: 0 },
];
const eyesDown = (at: { on?: string; after: number }): CueScript<Known>[] => [
  { hand: "hat-2", to: HAT, ...at, seconds: 0.12, arc: 0 },
];

/** The crab alone is out of a picture that begins under its counter, or back. */
const keeperAway = (at: { on?: string; after: number }): CueScript<Known>[] => [
  { go: "crab", to: OFF, by: "cut", ...at },
];
const keeperBack = (at: { on?: string; after: number }): CueScript<Known>[] => [
  { go: "crab", to: KEEPER, by: "cut", ...at },
];

/** What lies on the shelf and the counter at the end. */
const SNACKS: [number, number][] = [
  [484, 926],
  [550, 926],
];
const ON_SHELF: [put: string, to: [number, number]][] = [
  ["robot-2", ROBOT],
  ["glitter", SHELF],
  ["ice-cream", ICE_SHELF],
  ...SNACKS.map((to, index): [string, [number, number]] => [`snack-${index}`, to]),
];

/** The crab and its hat are out of the picture, or back. */
const crabGone = (at: { on?: string; after: number }): CueScript<Known>[] => [
  { go: "crab", to: OFF, by: "cut", ...at },
  jump("hat-2", OFF, at),
];
const crabBack = (at: { on?: string; after: number }): CueScript<Known>[] => [
  { go: "crab", to: KEEPER, by: "cut", ...at },
  jump("hat-2", HAT, at),
];

/** Mission 2, second clip: wants are fun and can wait; dry feet are a need, glitter is a want. */
export const wantsCanWait: StoryScript<Known> = {
  id: "missions/2/v2",
  place: "market",
  cast: { pocket: [420, 1370], crab: KEEPER },
  lines: [
    {
      say: "I want that robot!",
      mood: "wow",
      pause: 0.3,
      cues: [
        { put: "robot", thing: "robot", to: ROBOT, size: 1.08, after: -1.2 },
        { put: "hat", thing: "hat", to: HAT, size: 1.05, after: -1.2 },
        { put: "ball", thing: "ball", to: BALL, size: 0.78, after: -1.2 },
        { put: "ice-cream", thing: "iceCream", to: ICE_CREAM, size: 1.1, after: -1.2 },
        { shot: "wide", of: [630, 905], after: -0.6, width: 640 },
        { go: "pocket", to: NEAR, seconds: 1, after: -0.6 },
        { act: "reachUp", after: 0.2 },
        { feel: "crab", as: "laugh", after: 0.1 },
        { wave: "crab", on: "robot", after: -0.25 },
        ...hopRobot("robot", 0),
      ],
    },
    {
      say: "I want ice cream!",
      mood: "celebrating",
      pause: 0.25,
      cues: [
        { act: "sniffCone", after: -0.05 },
        ...keeperAway({ after: -0.05 }),
        { shot: "close", of: [578, 1226], after: -0.05, width: 336 },
        { hand: "ice-cream", to: [652, 1182], seconds: 0.4, arc: 0, after: -0.05 },
        { hand: "ice-cream", to: LIPS, on: "cream", after: 0.08, seconds: 0.3, arc: 40 },
        // It flies to the crab, who takes a bite.
        ...keeperBack({ on: "cream", after: 0.11 }),
        { shot: "full", of: BOTH, on: "cream", after: 0.11 },
        { feel: "crab", as: "laugh", on: "cream", after: 0.3 },
        { act: "shrug", on: "cream", after: 0.35 },
      ],
    },
    {
      say: "And a hat for my tail!",
      mood: "wow",
      pause: 2.4,
      cues: [
        { hand: "ice-cream", to: ICE_CREAM, after: -0.05, seconds: 0.3, arc: 20 },
        { act: "point", after: -0.05 },
        { feel: "crab", as: "glad", after: -0.05 },
        // His tail is beside him before the hat comes.
        { turn: "pocket", to: 0, on: "tail", after: -0.4 },
        { turn: "pocket", to: null, on: "tail", after: 1.75 },
        { wave: "crab", after: -0.05 },
        {
          hand: "hat",
          to: [CLAW[0], CLAW[1] - 20],
          on: "hat",
          after: -0.1,
          seconds: 0.25,
          arc: 50,
        },
        { hand: "hat", to: TAIL, on: "hat", after: 0.25, seconds: 0.5, arc: 60 },
        { take: "hat", on: "tail", after: 0.1 },
        { act: "tailHat", on: "tail", after: 0.1 },
        ...keeperAway({ on: "tail", after: 0.1 }),
        jump("ice-cream", OFF, { on: "tail", after: 0.1 }),
        jump("ice-cream", ICE_CREAM, { on: "tail", after: 1.75 }),
        { shot: "two", of: [586, 1230], on: "tail", after: 0.1, width: 440 },
        { put: "hat-2", thing: "hat", to: TAIL, size: 1.05, on: "tail", after: 1.9 },
        { hand: "hat-2", to: HAT, on: "tail", after: 1.95, seconds: 0.6, arc: 120 },
        ...keeperBack({ on: "tail", after: 1.75 }),
        { shot: "full", of: [650, 930], on: "tail", after: 1.75, width: 590 },
        ...eyesUp({ on: "tail", after: 2.58 }),
        { sound: "whoosh", on: "tail", after: 1.9, level: 0.3 },
        { sound: "put", on: "tail", after: 2.55 },
      ],
    },
    {
      say: "Wants are fun. They are not bad.",
      mood: "happy",
      pause: 0.3,
      cues: [
        ...eyesDown({ after: -0.05 }),
        { act: "reachUp", after: -0.1 },
        { feel: "crab", as: "laugh" },
        { wave: "crab", after: -0.3 },
        { hand: "robot", to: [CLAW[0], CLAW[1] - 30], after: -0.05, seconds: 0.25, arc: 0 },
        { hand: "robot", to: [530, 1240], after: 0.25, seconds: 0.4, arc: 60 },
        ...goneAt({ after: 0.62 }, "robot"),
        { act: "hugRobot", after: 0.6 },
        { sound: "pick", after: 0.6, level: 0.5 },
        ...crabGone({ on: "they", after: -0.06 }),
        jump("ice-cream", OFF, { on: "they", after: -0.06 }),
        { shot: "close", of: [500, 1230], on: "they", after: -0.06 },
      ],
    },
    {
      say: "But a want can wait.",
      mood: "talking",
      pause: 0.35,
      cues: [
        ...crabBack({ after: -0.05 }),
        jump("ice-cream", ICE_CREAM, { after: -0.05 }),
        { act: "giveRobot", after: 0.05 },
        { wave: "crab", after: -0.05 },
        { shot: "wide", of: BOTH, after: -0.05 },
        jump("robot-2", PAWS, { after: 0.46 }),
        { put: "robot-2", thing: "robot", to: OFF, size: 1.08, after: -0.6 },
        { hand: "robot-2", to: [CLAW[0] - 10, CLAW[1] - 30], after: 0.48, seconds: 0.35, arc: 20 },
        { hand: "robot-2", to: ROBOT, on: "wait", after: 0.05, seconds: 0.25, arc: 0 },
        { sound: "put", on: "wait", after: 0.25, level: 0.5 },
        { act: "backInto", on: "wait", after: 0.05 },
        { go: "pocket", to: PUDDLE, seconds: 0.75, on: "wait", after: 0.05 },
        // Into the water, as the crab looks on.
        ...["ball", "robot-2"].map((put) => jump(put, OFF, { on: "wait", after: 0.5 })),
        { shot: "medium", of: [620, 1085], on: "wait", after: 0.5, width: 520 },
      ],
    },
    {
      say: "Brr! Now my feet are wet!",
      mood: "oops",
      pause: 0.4,
      cues: [
        { sound: "put", after: -0.03, level: 1 },
        { act: "brr", after: 0.12 },
        jump("robot-2", ROBOT, { on: "wet", after: -0.05 }),
        ...eyesUp({ after: -0.05 }),
        { act: "wetSole", on: "now", after: 0.1 },
        ...crabGone({ on: "now", after: 0.1 }),
        jump("ice-cream", OFF, { on: "now", after: 0.1 }),
        { shot: "close", of: [604, 1270], on: "now", after: 0.1, width: 370 },
        { act: "pickBoots", on: "wet", after: -0.05 },
      ],
    },
    {
      moment: "boots",
      ask: {
        say: "What keeps my feet dry?",
        mood: "thinking",
        pause: 0.2,
        cues: [
          { feel: "crab", as: "glad" },
          ...goneAt({ after: -0.05 }, "ball"),
          // He shakes a wet foot, and the crab shows what it has.
          { act: "wetSole", on: "keeps", after: 0.1 },
          ...crabBack({ on: "dry", after: 0 }),
          ...thereAt(
            { on: "dry", after: 0 },
            ["plain", "plainBoots", PLAIN, 1.15],
            ["glitter", "glitterBoots", GLITTER, 1.15],
          ),
          jump("ice-cream", ICE_SHELF, { on: "dry", after: 0 }),
          { shot: "full", of: [640, 940], on: "dry", width: 584 },
          { feel: "crab", as: "laugh", on: "dry", after: 0.7 },
          { hand: "plain", to: PLAIN, on: "dry", after: 0.9, seconds: 0.35, arc: 30 },
          { hand: "glitter", to: GLITTER, on: "dry", after: 1.1, seconds: 0.35, arc: 30 },
          { hand: "ice-cream", to: ICE_SHELF, on: "dry", after: 1.3, seconds: 0.35, arc: 30 },
          hopAgain("dry", 1.5),
          { wave: "crab", on: "dry", after: 1.9 },
          { feel: "crab", as: "glad", on: "dry", after: 2.7 },
        ],
      },
      task: {
        do: "choose",
        of: [
          {
            name: "Plain boots",
            at: PLAIN,
            reach: 53,
            right: true,
            why: { say: "Plain boots. Here I go!", mood: "celebrating" },
            ending: [
              {
                say: "Stomp! Splash! My feet stay dry.",
                mood: "celebrating",
                pause: 0.4,
                cues: [
                  { act: "bootHop", after: -0.05 },
                  { go: "pocket", to: [500, 1430], by: "cut", after: -0.05 },
                  { go: "pocket", to: PUDDLE, by: "cut", on: "feet", after: -0.05 },
                  { hand: "plain", to: [500, 1250], after: 0.05, seconds: 0.4, arc: 120 },
                  ...goneAt({ after: 0.45 }, "plain"),
                  { shot: "full", of: [640, 1060], after: -0.05 },
                  { sound: "put", on: "splash", after: -0.02, level: 0.9 },
                  { feel: "crab", as: "laugh", on: "splash", after: 0.3 },
                  { act: "showBoot", on: "feet", after: -0.05 },
                  ...crabGone({ on: "feet", after: -0.05 }),
                  { shot: "close", of: [606, 1244], on: "feet", after: -0.05, from: "low" },
                ],
              },
            ],
          },
          {
            name: "Glitter boots",
            at: GLITTER,
            reach: 53,
            right: true,
            why: { say: "Glitter boots. Here I go!", mood: "celebrating" },
            ending: [
              {
                say: "Ooh, they shine! My feet stay dry, too.",
                mood: "celebrating",
                pause: 0.4,
                cues: [
                  { act: "bootHopGlitter", after: -0.05 },
                  { go: "pocket", to: [500, 1430], by: "cut", after: -0.05 },
                  { go: "pocket", to: PUDDLE, by: "cut", on: "feet", after: -0.05 },
                  { hand: "glitter", to: [500, 1250], after: 0.05, seconds: 0.4, arc: 120 },
                  ...goneAt({ after: 0.45 }, "glitter"),
                  { shot: "full", of: [640, 1060], after: -0.05 },
                  { sound: "correct", level: 0.3 },
                  { sound: "put", after: 0.9, level: 0.8 },
                  { feel: "crab", as: "laugh", on: "shine", after: 0.3 },
                  { act: "showGlitterBoot", on: "feet", after: -0.05 },
                  ...crabGone({ on: "feet", after: -0.05 }),
                  { shot: "close", of: [606, 1244], on: "feet", after: -0.05, from: "low" },
                ],
              },
            ],
          },
          {
            name: "Ice cream",
            at: ICE_SHELF,
            reach: 53,
            right: false,
            why: { say: "Brr! Ice cream on my feet? No!", mood: "oops" },
          },
          {
            name: "Robot",
            at: ROBOT,
            reach: 58,
            right: false,
            why: { say: "A robot can't keep water out.", mood: "thinking" },
          },
        ],
      },
    },
    {
      say: "Dry feet are a need.",
      mood: "talking",
      pause: 0.2,
      cues: [
        ...crabBack({ after: -0.05 }),
        { feel: "crab", as: "laugh", after: -0.05 },
        { wave: "crab", after: 0.1 },
        { shot: "insert", of: [606, 1418], after: -0.05, width: 200 },
      ],
    },
    {
      say: "Glitter is a want.",
      mood: "happy",
      pause: 0.4,
      cues: [
        ...eyesUp({ after: -0.05 }),
        { go: "pocket", to: OFF, by: "cut", after: -0.05 },
        { shot: "medium", of: [676, 800], after: -0.05, width: 500 },
        { wave: "crab", after: -0.1 },
        { put: "shine-1", thing: "sparkle", to: [552, 586], size: 0.7, on: "want", after: 0.25 },
        { put: "shine-2", thing: "sparkle", to: [648, 566], size: 0.5, on: "want", after: 0.4 },
        jump("glitter", GLITTER, { after: -0.05 }),
        // The crab takes them in its claw, and puts them onto the shelf.
        { hand: "glitter", to: [CLAW[0] - 8, CLAW[1] - 24], after: 0.05, seconds: 0.4, arc: 60 },
        { hand: "glitter", to: SHELF, on: "want", after: -0.05, seconds: 0.35, arc: 40 },
        { feel: "crab", as: "laugh", on: "want" },
        ...eyesDown({ on: "want", after: 0 }),
        { sound: "pick", on: "want", level: 0.5 },
      ],
    },
    {
      say: "Is a snack a need, or a want?",
      mood: "thinking",
      pause: 2.1,
      cues: [
        ...["shine-1", "shine-2"].map((take): CueScript<Known> => ({ take, after: -0.25 })),
        { go: "pocket", to: [520, 1440], by: "cut", after: -0.05 },
        { act: "reachUp", after: -0.05 },
        { feel: "crab", as: "glad", after: -0.05 },
        { shot: "full", of: [656, 880], after: -0.05 },
        { wave: "crab", after: -0.4 },
        { put: "apple", thing: "apple", to: [CLAW[0], CLAW[1] - 20], size: 0.9, after: -0.25 },
        { hand: "apple", to: PAW, on: "snack", seconds: 0.45, arc: 60 },
        ...goneAt({ on: "snack", after: 0.46 }, "apple"),
        { act: "snack", on: "snack", after: 0.45 },
        { shot: "two", of: [640, 1000], on: "need", after: 0.2, width: 470 },
        { sound: "growl", on: "need", after: -0.05, level: 0.4 },
        { sound: "pick", on: "want", after: 1.6, level: 0.6 },
      ],
    },
    {
      say: "It can be both!",
      mood: "celebrating",
      pause: 0.6,
      cues: [
        // One for a hungry tummy, and one for fun.
        ...([-0.1, 0.22] as const).flatMap((after, index): CueScript<Known>[] => [
          {
            put: `snack-${index}`,
            thing: "apple",
            to: SNACKS[index] ?? OFF,
            size: 0.72,
            after,
          },
        ]),
        { sound: "correct", level: 0.35 },
        { feel: "crab", as: "laugh" },
        { wave: "crab" },
        { shot: "wide", of: [650, 960] },
      ],
    },
    {
      say: "That hat looks good on you!",
      mood: "happy",
      pause: 2.6,
      cues: [
        { go: "pocket", to: OFF, by: "cut", after: -0.05 },
        // Only the crab and its hat are in this picture.
        ...ON_SHELF.map(([put]) => jump(put, OFF, { after: -0.05 })),
        ...ON_SHELF.map(([put, to]) => jump(put, to, { on: "you", after: -0.1 })),
        // The top of his head is before it.
        ...thereAt({ after: -0.05 }, ["looker", "otterBack", [604, 1206], 1.15]),
        ...goneAt({ on: "you", after: -0.1 }, "looker"),
        { shot: "close", of: [684, 850], after: -0.05, width: 390 },
        { feel: "crab", as: "laugh", on: "good" },
        { go: "pocket", to: [600, 1420], by: "cut", on: "you", after: -0.1 },
        { act: "point", on: "you", after: -0.1 },
        { shot: "full", of: [640, 930], on: "you", after: -0.1, from: "low" },
        { wave: "crab", on: "you", after: -0.1 },
        { hand: "hat-2", to: [CLAW[0], CLAW[1] - 20], on: "you", after: 0, seconds: 0.25, arc: 40 },
        { hand: "hat-2", to: [782, 1216], on: "you", after: 0.35, seconds: 0.5, arc: 60 },
        { take: "hat-2", on: "you", after: 0.8 },
        { act: "tailFlip", on: "you", after: 0.87 },
        { sound: "whoosh", on: "you", after: 0.3, level: 0.4 },
        { sound: "put", on: "you", after: 2.1, level: 0.6 },
        {
          shot: "two",
          of: [644, 1036],
          width: 410,
          by: "push",
          seconds: 0.8,
          on: "you",
          after: 0.9,
        },
      ],
    },
  ],
};
