import type { CueScript, StoryScript } from "#stage/story.ts";
import { jump, OFF } from "./cuts.ts";

const ROBOT: [number, number] = [506, 652];
const PLAIN: [number, number] = [482, 920];
const GLITTER: [number, number] = [582, 920];
const ICE_CREAM: [number, number] = [780, 892];
const PUDDLE: [number, number] = [185, 1150];
/** Before the stall. */
const NEAR: [number, number] = [292, 1172];
const FRONT: [number, number] = [426, 790];
/** The tip of Pocket's tail, and the top of the crab's eyes. */
const TAIL: [number, number] = [360, 986];
const CRAB: [number, number] = [684, 742];
const KEEPER: [number, number] = [684, 1072];
/** How far the crab ducks behind the counter: only its eyes look over the goods. */
const DUCKED = 92;

const hopRobot = (on: string, after: number): CueScript[] => [
  { hand: "robot", to: ROBOT, on, after, seconds: 0.35, arc: 40 },
  { sound: "pick", on, after, level: 0.4 },
];

/** Mission 2, second clip: wants are fun and can wait; dry feet are a need, glitter is a want. */
export const wantsCanWait: StoryScript = {
  id: "missions/2/v2",
  place: "market",
  cast: { pocket: PUDDLE, crab: KEEPER },
  lines: [
    {
      say: "I want that robot!",
      mood: "wow",
      pause: 0.3,
      cues: [
        { put: "robot", thing: "robot", to: ROBOT, size: 1.2, after: -0.6 },
        { put: "hat", thing: "hat", to: [640, 682], size: 1.05, after: -0.6 },
        { put: "ice-cream", thing: "iceCream", to: ICE_CREAM, size: 1.1, after: -0.6 },
        { shot: "close", of: "pocket", after: -0.6 },
        { act: "hop", after: -0.5 },
        { put: "back", thing: "otterBack", to: OFF, size: 1.5, after: -0.6 },
        { shot: "medium", of: [566, 760], on: "robot", after: -0.2 },
        jump("back", [400, 1052], { on: "robot", after: -0.2 }),
        ...hopRobot("robot", 0),
        ...hopRobot("robot", 0.5),
      ],
    },
    {
      say: "I want ice cream!",
      mood: "celebrating",
      pause: 0.25,
      cues: [
        { act: "grab", after: -0.05 },
        jump("back", OFF, { after: -0.05 }),
        { go: "pocket", to: [280, 1150], by: "cut", after: -0.05 },
        { shot: "full", of: FRONT, after: -0.05 },
        { hand: "ice-cream", to: [780, 846], on: "ice", seconds: 0.3, arc: 20 },
        { hand: "ice-cream", to: ICE_CREAM, on: "cream", after: 0.25, seconds: 0.3, arc: 0 },
        { shot: "close", of: [708, 860], on: "cream", after: -0.05 },
        { feel: "crab", as: "laugh", on: "cream" },
      ],
    },
    {
      say: "And a hat for my tail!",
      mood: "wow",
      pause: 2.4,
      cues: [
        { go: "pocket", to: PUDDLE, by: "cut", after: -0.05 },
        { act: "point", after: -0.05 },
        { feel: "crab", as: "glad", after: -0.05 },
        { shot: "full", of: FRONT, after: -0.05 },
        { hand: "hat", to: TAIL, on: "hat", seconds: 0.6, arc: 160 },
        { take: "hat", on: "tail", after: 0.1 },
        { act: "tailHat", on: "tail", after: 0.1 },
        { shot: "medium", of: [230, 930], on: "tail", after: -0.1 },
        { put: "hat-2", thing: "hat", to: TAIL, size: 1.05, on: "tail", after: 1.9 },
        { hand: "hat-2", to: CRAB, on: "tail", after: 1.95, seconds: 0.7, arc: 260 },
        { shot: "full", of: FRONT, on: "tail", after: 1.8 },
        { shot: "close", of: [684, 850], on: "tail", after: 2.75 },
        { feel: "crab", as: "wow", on: "tail", after: 2.6 },
        { sound: "whoosh", on: "tail", after: 1.5, level: 0.3 },
        { sound: "put", on: "tail", after: 2.6 },
      ],
    },
    {
      say: "Wants are fun. They are not bad.",
      mood: "happy",
      pause: 0.3,
      cues: [
        { go: "pocket", to: NEAR, by: "cut", after: -0.05 },
        { act: "lookAway", after: -0.05 },
        { shot: "full", of: [454, 760], after: -0.05 },
        ...hopRobot("wants", 0.2),
        { feel: "crab", as: "glad" },
        { wave: "crab", on: "fun" },
        { act: "shrug", on: "they", after: -0.1 },
        { shot: "close", of: "pocket", on: "they", after: -0.1 },
      ],
    },
    {
      say: "But a want can wait.",
      mood: "talking",
      pause: 0.35,
      cues: [
        { act: "lookBack", after: -0.05 },
        { go: "pocket", to: [196, 1146], seconds: 1.5 },
        { shot: "full", of: [430, 790], after: -0.05 },
        ...hopRobot("wait", 0),
      ],
    },
    {
      say: "Brr! Now my feet are wet!",
      mood: "oops",
      pause: 0.4,
      cues: [
        { act: "wetFeet", after: -0.45 },
        { go: "pocket", to: PUDDLE, by: "fly", seconds: 0.5, after: -0.45 },
        { shot: "medium", of: [190, 960], after: -0.5 },
        { shot: "insert", of: [190, 1136], after: 0.25 },
        { shot: "close", of: "pocket", on: "feet", after: -0.05 },
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
          { shot: "full", of: FRONT },
          { go: "crab", to: [KEEPER[0], KEEPER[1] + DUCKED], by: "rise", seconds: 0.4 },
          { hand: "hat-2", to: [CRAB[0], CRAB[1] + DUCKED], seconds: 0.4, arc: 0 },
          { shot: "medium", of: [630, 840], by: "push", seconds: 0.9, on: "keeps" },
          { sound: "pick", on: "dry", level: 0.4 },
          { shot: "close", of: "pocket", on: "dry", after: 1.5, tilt: -4 },
          { shot: "medium", of: [630, 840], on: "dry", after: 2.8 },
        ],
      },
      task: {
        do: "choose",
        of: [
          {
            name: "Plain boots",
            at: PLAIN,
            reach: 58,
            right: true,
            why: { say: "Plain boots. Here I go!", mood: "celebrating" },
            ending: [
              {
                say: "Stomp! Splash! My feet stay dry.",
                mood: "celebrating",
                pause: 0.4,
                cues: [
                  { act: "stomp", after: -0.05 },
                  { shot: "insert", of: [190, 1136], after: -0.05 },
                  { shot: "medium", of: [200, 980], on: "splash", after: 0.2 },
                  { sound: "put", on: "stomp", level: 0.8 },
                  { sound: "put", on: "splash", level: 0.8 },
                ],
              },
            ],
          },
          {
            name: "Glitter boots",
            at: GLITTER,
            reach: 58,
            right: true,
            why: { say: "Glitter boots. Here I go!", mood: "celebrating" },
            ending: [
              {
                say: "Ooh, they shine! My feet stay dry, too.",
                mood: "celebrating",
                pause: 0.4,
                cues: [
                  { act: "stompGlitter", after: -0.05 },
                  { shot: "insert", of: [190, 1136], after: -0.05 },
                  { shot: "medium", of: [200, 980], on: "shine", after: 0.2 },
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
            reach: 58,
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
      cues: [
        { go: "crab", to: KEEPER, by: "rise", seconds: 0.3 },
        { hand: "hat-2", to: CRAB, seconds: 0.3, arc: 0 },
        { feel: "crab", as: "wow" },
        { shot: "full", of: FRONT },
      ],
    },
    {
      say: "Glitter is a want.",
      mood: "happy",
      pause: 0.4,
      cues: [
        { go: "crab", to: [KEEPER[0], KEEPER[1] + DUCKED], by: "cut" },
        jump("hat-2", [CRAB[0], CRAB[1] + DUCKED], { after: 0 }),
        { feel: "crab", as: "glad" },
        { shot: "close", of: [654, 830] },
        { go: "crab", to: KEEPER, by: "rise", seconds: 0.35, on: "is" },
        { hand: "hat-2", to: CRAB, on: "is", seconds: 0.35, arc: 0 },
        { sound: "pick", on: "is", level: 0.5 },
        { hand: "glitter", to: GLITTER, on: "want", seconds: 0.4, arc: 40 },
      ],
    },
    {
      say: "Is a snack a need, or a want?",
      mood: "thinking",
      pause: 2.1,
      cues: [
        { put: "apple", thing: "apple", to: [864, 880], size: 0.8, after: -0.1 },
        { hand: "apple", to: [300, 888], on: "snack", seconds: 0.7, arc: 180 },
        { shot: "full", of: FRONT },
        { act: "stand" },
        { wave: "crab" },
        { take: "apple", on: "snack", after: 0.62 },
        { act: "bite", on: "snack", after: 0.62 },
        { shot: "close", of: "pocket", on: "need", after: 0.2 },
        { shot: "medium", of: [230, 900], on: "want", after: 1.2 },
        { sound: "whoosh", on: "snack", level: 0.25 },
      ],
    },
    {
      say: "It can be both!",
      mood: "celebrating",
      pause: 0.6,
      cues: [
        { party: true },
        { sound: "correct", level: 0.35 },
        { shot: "full", of: FRONT },
        ...hopRobot("can", 0),
        { hand: "hat-2", to: CRAB, on: "both", seconds: 0.4, arc: 70 },
      ],
    },
    {
      say: "That hat looks good on you!",
      mood: "happy",
      pause: 2.6,
      cues: [
        { act: "point" },
        { shot: "close", of: [684, 850], after: -0.05 },
        { feel: "crab", as: "laugh", on: "good" },
        { hand: "hat-2", to: CRAB, on: "good", seconds: 0.4, arc: 60 },
        { sound: "pick", on: "good", level: 0.6 },
        { shot: "full", of: FRONT, on: "you" },
        { wave: "crab", on: "you" },
        { hand: "hat-2", to: TAIL, on: "you", after: 0.2, seconds: 0.7, arc: 260 },
        { take: "hat-2", on: "you", after: 0.85 },
        { act: "tailHat", on: "you", after: 0.87 },
        { sound: "whoosh", on: "you", after: 0.2, level: 0.4 },
        { sound: "put", on: "you", after: 0.9, level: 0.6 },
        { shot: "medium", of: [230, 930], on: "you", after: 1 },
      ],
    },
  ],
};
