import type { CueScript, StoryScript } from "#stage/story.ts";

const ROBOT: [number, number] = [506, 652];
const PLAIN: [number, number] = [490, 926];
const GLITTER: [number, number] = [612, 926];
const ICE_CREAM: [number, number] = [762, 898];
/** The tip of Pocket's tail, and the top of the crab's eyes. */
const TAIL: [number, number] = [360, 986];
const CRAB: [number, number] = [674, 742];

const hopRobot = (on: string, after: number): CueScript[] => [
  { hand: "robot", to: ROBOT, on, after, seconds: 0.35, arc: 40 },
  { sound: "pick", on, after, level: 0.4 },
];

/** Mission 2, second clip: wants are fun and can wait; dry feet are a need, glitter is a want. */
export const wantsCanWait: StoryScript = {
  id: "missions/2/v2",
  place: "market",
  cast: { pocket: [185, 1150], crab: [674, 1072] },
  lines: [
    {
      say: "I want that robot!",
      mood: "wow",
      pause: 0.3,
      cues: [
        { put: "robot", thing: "robot", to: ROBOT, size: 1.2, after: -0.6 },
        { put: "hat", thing: "hat", to: [622, 682], size: 1.05, after: -0.6 },
        { put: "ice-cream", thing: "iceCream", to: ICE_CREAM, size: 1.1, after: -0.6 },
        { shot: "close", of: "pocket", after: -0.6 },
        { act: "hop", after: -0.5 },
        { shot: "insert", of: [506, 660], on: "robot", after: -0.2 },
        ...hopRobot("robot", 0),
        ...hopRobot("robot", 0.5),
      ],
    },
    {
      say: "I want ice cream!",
      mood: "celebrating",
      pause: 0.25,
      cues: [
        { act: "point" },
        { shot: "wide", of: [440, 800] },
        { hand: "ice-cream", to: ICE_CREAM, on: "ice", seconds: 0.4, arc: 50 },
      ],
    },
    {
      say: "And a hat for my tail!",
      mood: "wow",
      pause: 2.4,
      cues: [
        { hand: "hat", to: TAIL, on: "hat", seconds: 0.6, arc: 160 },
        { take: "hat", on: "tail", after: 0.1 },
        { act: "tailHat", on: "tail", after: 0.1 },
        { shot: "medium", of: [250, 930], on: "tail", after: -0.3 },
        { put: "hat-2", thing: "hat", to: TAIL, size: 1.05, on: "tail", after: 1.9 },
        { hand: "hat-2", to: CRAB, on: "tail", after: 1.95, seconds: 0.7, arc: 260 },
        { shot: "wide", of: [440, 800], on: "tail", after: 1.8 },
        { sound: "whoosh", on: "tail", after: 1.5, level: 0.3 },
        { sound: "put", on: "tail", after: 2.6 },
      ],
    },
    {
      say: "Wants are fun. They are not bad.",
      mood: "happy",
      pause: 0.3,
      cues: [
        { act: "stand" },
        ...hopRobot("wants", 0.2),
        { shot: "close", of: "pocket", on: "they", after: -0.1 },
      ],
    },
    {
      say: "But a want can wait.",
      mood: "talking",
      pause: 0.35,
      cues: [{ act: "point" }],
    },
    {
      say: "Brr! Now my feet are wet!",
      mood: "oops",
      pause: 0.4,
      cues: [
        { act: "wetFeet", after: -0.45 },
        { shot: "medium", of: [200, 1010], after: -0.4 },
        { sound: "put", after: 0.1, level: 1 },
        { sound: "rustle", after: 0.1, level: 0.4 },
        { put: "plain", thing: "plainBoots", to: PLAIN, on: "wet" },
        { put: "glitter", thing: "glitterBoots", to: GLITTER, on: "wet" },
      ],
    },
    {
      moment: "boots",
      ask: {
        say: "What keeps my feet dry?",
        mood: "thinking",
        pause: 0.2,
        cues: [
          { act: "stand" },
          { shot: "medium", of: [630, 830] },
          { sound: "pick", on: "dry", level: 0.4 },
        ],
      },
      task: {
        do: "choose",
        of: [
          {
            name: "Plain boots",
            at: PLAIN,
            reach: 62,
            right: true,
            why: { say: "Plain boots. Here I go!", mood: "celebrating" },
            ending: [
              {
                say: "Stomp! Splash! My feet stay dry.",
                mood: "celebrating",
                pause: 0.4,
                cues: [
                  { act: "stomp", after: -0.05 },
                  { shot: "medium", of: [200, 1010], after: -0.05 },
                  { sound: "put", on: "stomp", level: 0.8 },
                  { sound: "put", on: "splash", level: 0.8 },
                ],
              },
            ],
          },
          {
            name: "Glitter boots",
            at: GLITTER,
            reach: 62,
            right: true,
            why: { say: "Glitter boots. Here I go!", mood: "celebrating" },
            ending: [
              {
                say: "Ooh, they shine! My feet stay dry, too.",
                mood: "celebrating",
                pause: 0.4,
                cues: [
                  { act: "stompGlitter", after: -0.05 },
                  { shot: "medium", of: [200, 1010], after: -0.05 },
                  { sound: "correct", level: 0.3 },
                  { shot: "close", of: "pocket", on: "feet" },
                  { sound: "put", on: "feet", level: 0.8 },
                ],
              },
            ],
          },
          {
            name: "Ice cream",
            at: ICE_CREAM,
            reach: 66,
            right: false,
            why: { say: "Brr! Ice cream on my feet? No!", mood: "oops" },
          },
          {
            name: "Robot",
            at: ROBOT,
            reach: 66,
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
      cues: [{ shot: "insert", of: [490, 910] }],
    },
    {
      say: "Glitter is a want.",
      mood: "happy",
      pause: 0.4,
      cues: [
        { shot: "insert", of: [612, 910], by: "pan", seconds: 0.5 },
        { hand: "glitter", to: GLITTER, on: "want", seconds: 0.4, arc: 40 },
      ],
    },
    {
      say: "Is a snack a need, or a want?",
      mood: "thinking",
      pause: 2.1,
      cues: [
        { put: "apple", thing: "apple", to: [760, 930], size: 0.8, after: -0.1 },
        { hand: "apple", to: [300, 888], on: "snack", seconds: 0.7, arc: 180 },
        { shot: "wide", of: [440, 800] },
        { take: "apple", on: "snack", after: 0.62 },
        { act: "bite", on: "snack", after: 0.62 },
        { shot: "medium", of: "pocket", on: "want", after: 0.2 },
        { sound: "whoosh", on: "snack", level: 0.25 },
      ],
    },
    {
      say: "It can be both!",
      mood: "celebrating",
      pause: 0.6,
      cues: [{ party: true }, { sound: "correct", level: 0.35 }],
    },
    {
      say: "That hat looks good on you!",
      mood: "happy",
      pause: 2,
      cues: [
        { act: "point" },
        { shot: "close", of: [674, 850], after: -0.05 },
        { hand: "hat-2", to: CRAB, on: "you", after: 0.4, seconds: 0.4, arc: 60 },
        { sound: "pick", on: "you", after: 0.4, level: 0.6 },
      ],
    },
  ],
};
