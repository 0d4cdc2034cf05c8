import { bring, cutTo, leave } from "./scenery.ts";
import type { CueScript, StoryScript } from "#stage/story.ts";

/** Spoons and a fork on the stall's shelf. */
const SHINY: [number, number] = [491, 640];
const DOTS: [number, number] = [557, 640];
const FORK: [number, number] = [623, 640];
const PLAIN: [number, number] = [689, 640];
/** The foot of the sign, and its planks from the top. */
const SIGN: [number, number] = [-44, 1150];
const plank = (row: number): [number, number] => [SIGN[0], 680 + row * 96];

const AT_SIGN: CueScript = { shot: "medium", of: [90, 860] };
/** A plank alone, and the sign from its other side. */
const plankShot = (row: number): [number, number] => [SIGN[0] - 14, 800 + row * 50];
const OTHER_SIDE: [number, number] = [-262, 1150];
/** The shelf, behind which the crab is busy. */
const SHELF: [number, number] = [590, 652];
const KEEPER: [number, number] = [674, 1072];
const DUCKED: [number, number] = [674, 1140];
/** Behind the jars: only its eyes look out. */
const PEEKING: [number, number] = [590, 1032];
const AWAY: [number, number] = [4000, 3000];

/** Mission 4, first clip: a spoon with a hole, bought too fast; next time stop, think, choose. */
export const spoonWithAHole: StoryScript = {
  id: "missions/4/v1",
  place: "kitchen",
  cast: { pocket: [360, 990] },
  lines: [
    {
      say: "Mmm! Soup, with my new spoon!",
      mood: "happy",
      pause: 0.7,
      cues: [
        { put: "bowl", thing: "soup", to: [300, 900], size: 1.5, after: -0.6 },
        { put: "mugs", thing: "nearMugs", to: [652, 372], size: 1.2, after: -0.8 },
        { shot: "full", of: [372, 680], after: -0.6 },
        { act: "holeSpoon", after: -0.6 },
        { shot: "medium", of: [360, 740], on: "soup", after: -0.2 },
        { sound: "rustle", on: "soup", level: 0.35 },
        { shot: "close", of: "pocket", on: "new", after: 0.1 },
      ],
    },
    {
      say: "Hey! Where did my soup go?",
      mood: "oops",
      pause: 0.8,
      cues: [
        { act: "throughHole" },
        { put: "spill", thing: "puddle", to: [372, 968], after: -0.3 },
        { shot: "close", of: [380, 700], after: -0.05 },
        { sound: "pick", after: 0.2, level: 0.4 },
        { shot: "close", of: [384, 846], on: "go", after: 0.1 },
      ],
    },
    {
      say: "A hole! I bought it too fast.",
      mood: "oops",
      pause: 0.4,
      cues: [
        { act: "showHole" },
        { put: "near", thing: "holeSpoon", to: [4000, 3000], size: 2, after: -0.6 },
        { go: "pocket", to: AWAY, by: "cut", on: "hole", after: -0.1 },
        { hand: "near", to: [372, 760], on: "hole", after: -0.12, seconds: 0.01, arc: 0 },
        { shot: "insert", of: [372, 780], on: "hole", after: -0.1 },
        { take: "near", on: "bought", after: -0.2 },
        { go: "pocket", to: [360, 990], by: "cut", on: "bought" },
        { shot: "medium", of: [420, 770], on: "bought" },
      ],
    },
    {
      say: "Ooh! So shiny! I want it now!",
      mood: "wow",
      pause: 0.3,
      cues: [
        ...cutTo("market", { pocket: [128, 1150], crab: AWAY }),
        ...leave("bowl", "spill", "mugs"),
        ...bring("shiny", "holeSpoon", SHINY, 0.8),
        ...bring("dots", "sieveSpoon", DOTS, 0.76),
        ...bring("fork", "fork", FORK, 0.76),
        ...bring("plain", "plainSpoon", PLAIN, 0.76),
        { act: "stand", after: -0.06 },
        { shot: "full", of: [364, 780], after: -0.05 },
        { go: "pocket", to: [282, 1150], by: "walk", seconds: 0.6 },
        { sound: "whoosh", level: 0.4 },
        { act: "grab", on: "want", after: -0.1 },
        { shot: "insert", of: [516, 640], on: "shiny" },
        { shot: "full", of: [430, 790], on: "want" },
        { go: "crab", to: DUCKED, by: "cut", on: "want", after: 0.05 },
        { go: "crab", to: KEEPER, by: "rise", seconds: 0.3, on: "want", after: 0.1 },
        { wave: "crab", on: "want", after: 0.3 },
        { shot: "close", of: "crab", on: "now" },
      ],
    },
    {
      say: "One. Stop!",
      mood: "talking",
      pause: 0.6,
      cues: [
        { go: "pocket", to: [216, 1150], by: "cut", after: -0.05 },
        { act: "halt", after: -0.05 },
        AT_SIGN,
        { sound: "rustle", level: 0.6 },
        ...bring("pole", "signPole", SIGN),
        { put: "stop", thing: "signStop", size: 0.8, to: plank(0), on: "stop" },
        { sound: "put", on: "stop", level: 0.8 },
        { shot: "close", of: [196, 888], on: "stop", after: 0.45 },
      ],
    },
    {
      say: "Two. Think.",
      mood: "thinking",
      pause: 0.4,
      cues: [
        { act: "twirlSpoon" },
        { shot: "close", of: plankShot(0), after: -0.05 },
        { put: "think", thing: "signThink", size: 0.8, to: plank(1), on: "think" },
        { sound: "put", on: "think", level: 0.6 },
        { shot: "medium", of: [150, 900], on: "think", after: 0.45 },
      ],
    },
    {
      say: "Do I need it? Will it work?",
      mood: "thinking",
      pause: 0.3,
      cues: [
        ...bring("back", "otterBack", [452, 1010], 1.3),
        { go: "pocket", to: AWAY, by: "cut", after: -0.05 },
        { go: "crab", to: AWAY, by: "cut", after: -0.05 },
        { shot: "medium", of: [560, 760], after: -0.05 },
        { hand: "back", to: [480, 1010], on: "it", seconds: 0.5, arc: 12 },
        { shot: "insert", of: [520, 640], on: "will" },
        { shot: "insert", of: [660, 640], by: "pan", on: "work", after: -0.1, seconds: 0.5 },
        { take: "back", on: "will", after: -0.2 },
      ],
    },
    {
      moment: "spoon",
      ask: {
        say: "Which one holds my soup?",
        mood: "thinking",
        pause: 0.2,
        cues: [
          { go: "crab", to: PEEKING, by: "cut", after: -0.05 },
          { feel: "crab", as: "glad", after: -0.05 },
          { shot: "close", of: SHELF, after: -0.05 },
          { go: "pocket", to: [216, 1150], by: "cut", on: "soup", after: 1.2 },
          { shot: "close", of: "pocket", on: "soup", after: 1.2, tilt: -4 },
          { go: "pocket", to: AWAY, by: "cut", on: "soup", after: 2.5 },
          { shot: "close", of: SHELF, on: "soup", after: 2.5 },
          ...bring("jars", "nearJars", [576, 900]),
          { sound: "pick", on: "one", level: 0.4 },
        ],
      },
      task: {
        do: "choose",
        of: [
          {
            name: "Shiny spoon",
            at: SHINY,
            reach: 33,
            right: false,
            why: { say: "It shines. But look, a hole!", mood: "oops" },
          },
          {
            name: "Spoon with dots",
            at: DOTS,
            reach: 33,
            right: false,
            why: { say: "Those dots are holes. Drip, drip!", mood: "oops" },
          },
          {
            name: "Fork",
            at: FORK,
            reach: 33,
            right: false,
            why: { say: "Soup runs through a fork.", mood: "thinking" },
          },
          {
            name: "Plain spoon",
            at: PLAIN,
            reach: 33,
            right: true,
            why: { say: "Not one hole. This one works!", mood: "celebrating" },
          },
        ],
      },
    },
    {
      say: "Three. Choose!",
      mood: "celebrating",
      pause: 0.7,
      cues: [
        { take: "plain" },
        { act: "spoonUp", on: "choose", after: 0.2 },
        { go: "pocket", to: [216, 1150], by: "cut", after: -0.05 },
        { go: "crab", to: KEEPER, by: "cut", after: -0.05 },
        ...leave("jars"),
        { shot: "close", of: plankShot(2), after: -0.05 },
        { ...AT_SIGN, on: "choose", after: 0.2 },
        { put: "choose", thing: "signChoose", size: 0.8, to: plank(2), on: "choose" },
        { sound: "put", on: "choose", level: 0.6 },
        { sound: "correct", on: "choose", level: 0.35 },
      ],
    },
    {
      say: "Do it with me! Stop!",
      mood: "happy",
      pause: 0.7,
      cues: [
        { act: "point" },
        { shot: "close", of: "pocket" },
        { go: "glimm", to: [-420, 640], by: "cut" },
        { act: "halt", on: "stop", after: -0.1 },
        { go: "pocket", to: OTHER_SIDE, by: "cut", on: "stop", after: -0.1 },
        { shot: "medium", of: [-160, 870], on: "stop", after: -0.1 },
        { go: "glimm", to: [-200, 640], by: "fly", seconds: 0.6, on: "stop" },
      ],
    },
    {
      say: "Think.",
      mood: "thinking",
      pause: 0.9,
      cues: [
        { act: "twirlSpoon" },
        { shot: "close", of: [-240, 858] },
        { go: "glimm", to: [-172, 716], by: "fly", seconds: 0.5 },
      ],
    },
    {
      say: "Choose!",
      mood: "celebrating",
      pause: 1,
      cues: [
        { act: "spoonUp" },
        { go: "pocket", to: [216, 1150], by: "cut" },
        { shot: "full", of: [120, 760] },
        { go: "glimm", to: [90, 470], by: "cut" },
        { go: "glimm", to: [100, 580], by: "fly", seconds: 0.6 },
      ],
    },
    {
      say: "Mmm! Now my soup stays in.",
      mood: "happy",
      pause: 0.4,
      cues: [
        ...cutTo("kitchen", { pocket: [360, 990], crab: [3000, 1072], glimm: [3000, 500] }),
        ...leave("pole", "stop", "think", "choose", "shiny", "dots", "fork"),
        ...bring("bowl-2", "soup", [300, 900], 1.5),
        { act: "eatSoup", after: -0.1 },
        ...bring("mugs-2", "nearMugs", [652, 372], 1.2),
        { shot: "medium", of: [350, 740], after: -0.05 },
        { shot: "close", of: [350, 740], on: "soup" },
      ],
    },
    {
      say: "Uh oh. Who sold me this bowl?",
      mood: "oops",
      pause: 2.8,
      cues: [
        ...leave("bowl-2"),
        { act: "leak", after: -0.05 },
        { put: "spill-2", thing: "puddle", to: [360, 972], size: 1.2, on: "who" },
        { shot: "full", of: [340, 680], after: -0.05 },
        { sound: "rustle", level: 0.3 },
        { shot: "close", of: "pocket", on: "sold" },
        { shot: "close", of: [360, 860], on: "bowl", after: 0.2 },
        { shot: "close", of: [360, 724], on: "bowl", after: 1 },
        { sound: "put", on: "bowl", after: 1.45, level: 0.8 },
      ],
    },
  ],
};
