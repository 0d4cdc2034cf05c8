import { goneAt, jump, OFF, sceneAt, thereAt } from "../../../story-parts/cuts.ts";
import type { CueScript, StoryScript, NamesOf } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** Where the boat lands; Pocket stands in it, and is thrown onto the sand. */
const LANDED: [number, number] = [96, 1096];
/** Out of the picture while he stands on the sand, and beside him. */
const AFLOAT: [number, number] = [-130, 1096];
const NEAR_BY: [number, number] = [190, 1096];
const NEAR_SHORE: [number, number] = [-130, 1096];
const ON_BOARD: [number, number] = [160, 1062];
const SAND: [number, number] = [382, 1196];
/** Where he lies as the camera looks down on him. */
const IN_SAND: [number, number] = [380, 1330];
/** A little theatre on the beach. */
const THEATRE: [number, number] = [1150, 1196];
const CURTAIN_Y = 926;
const CRAB: [number, number] = [1150, 1006];
/** A board with a hole, and the shapes on the sand. */
const BOARD: [number, number] = [1904, 1190];
const HOLE: [number, number] = [1904, 1001];
const PUZZLED: [number, number] = [1650, 1200];
const HEAD: [number, number] = [1654, 806];
const PUZZLE: [number, number] = [1774, 960];
/** Where a grown-up comes. */
const MOTHER: [number, number] = [2770, 1166];
const ASKS: [number, number] = [2540, 1186];
const COMES: [number, number] = [3040, 1166];
/** Who watches the little theatre. */
const VIEWER: [number, number] = [916, 1590];

/** Both halves of the curtain, so far from the middle. */
const curtains = (apart: number, after: number): CueScript<Known>[] =>
  (["left", "right"] as const).map((side): CueScript<Known> => ({
    hand: side,
    to: [THEATRE[0] + (side === "left" ? -apart : apart), CURTAIN_Y],
    after,
    seconds: 0.7,
    arc: 0,
  }));

/**
 * The welcome. A spoken greeting with the child's name can take the place of its first two
 * sentences; until then Pocket's mouth does not follow the recorded voice.
 */
export const comeAboard: StoryScript<Known> = {
  id: "onboarding/welcome",
  place: "bay",
  cast: { pocket: [-26, 1062], glimm: [100, 540] },
  lines: [
    {
      say: "Hello, and welcome, my friend!",
      mood: "wave",
      pause: 0.3,
      cues: [
        { put: "boat", thing: "boat", to: [-90, 1096], after: -1.2 },
        { put: "grass", thing: "nearGrass", to: [-318, 1370], size: 1.7, after: -1.2 },
        { act: "sailIn", after: -0.6 },
        // The boat sails into the picture, whole, with room before its bow.
        { shot: "wide", of: [-40, 800], after: -0.6, width: 800 },
        { hand: "boat", to: LANDED, after: -0.6, seconds: 2.5, arc: 0 },
        { go: "pocket", to: ON_BOARD, by: "rise", after: -0.6, seconds: 2.5 },
        { go: "glimm", to: [262, 552], by: "fly", after: -0.6, seconds: 2.8 },
        { sound: "whoosh", after: -0.5, level: 0.35 },
      ],
    },
    {
      say: "I am so happy you are here!",
      mood: "celebrating",
      pause: 1.3,
      cues: [
        { shot: "full", of: [250, 880], after: 0, from: "low", width: 580 },
        { hand: "boat", to: [120, 1096], on: "so", after: 0.1, seconds: 0.12, arc: 0 },
        { hand: "boat", to: LANDED, on: "so", after: 0.24, seconds: 0.3, arc: 10 },
        { sound: "put", on: "so", after: 0.1, level: 1 },
        { act: "tumble", on: "so", after: 0.12 },
        { go: "pocket", to: SAND, by: "rise", on: "so", after: 0.12, seconds: 0.8 },
        { sound: "whoosh", on: "so", after: 0.1, level: 0.5 },
        { sound: "oops", on: "so", after: 0.95, level: 0.6 },
        { shot: "medium", of: [IN_SAND[0] + 56, 1140], on: "here", from: "high", width: 520 },
        { go: "pocket", to: IN_SAND, by: "cut", on: "here" },
        // No slice of the boat is beside him.
        jump("boat", AFLOAT, { on: "here", after: 0 }),
        { go: "glimm", to: [516, 880], by: "cut", on: "here" },
        { go: "glimm", to: [530, 950], by: "fly", seconds: 0.7, on: "here", after: 0.1 },
        ...([-1, 1] as const).flatMap((side): CueScript<Known>[] => [
          ...thereAt({ on: "here", after: 0 }, [
            `sand${side}`,
            "dustPuff",
            [IN_SAND[0] + side * 76, IN_SAND[1]],
          ]),
          {
            hand: `sand${side}`,
            to: [IN_SAND[0] + side * 220, IN_SAND[1] - 20],
            on: "here",
            after: 0.02,
            seconds: 0.7,
            arc: 16,
          },
          { take: `sand${side}`, on: "here", after: 0.5 },
        ]),
      ],
    },
    {
      say: "Soft sand! Now see what comes next.",
      mood: "happy",
      pause: 0.35,
      cues: [
        { act: "clap" },
        { go: "pocket", to: SAND, by: "cut", after: -0.06 },
        // Nothing lies before him.
        jump("boat", AFLOAT, { after: -0.06 }),
        { go: "glimm", to: [214, 780], by: "cut", after: -0.06 },
        { shot: "full", of: [352, 930], after: -0.06, from: "low", width: 440 },
        { act: "point", on: "see" },
        { go: "glimm", to: [-60, 200], by: "fly", seconds: 0.7, on: "sand", after: 0.1 },
      ],
    },
    {
      say: "And I am Glimm. Hello!",
      by: "glimm",
      mood: "happy",
      pause: 0.4,
      cues: [
        { act: "onHead", after: 0.32 },
        { shot: "close", of: [382, 830], after: -0.05, width: 350 },
        { go: "glimm", to: [282, 664], by: "cut", after: -0.05 },
        { go: "glimm", to: [382, 716], by: "fly", seconds: 0.45 },
        { sound: "put", after: 0.35, level: 0.6 },
      ],
    },
    {
      say: "First we watch a little story.",
      mood: "talking",
      pause: 1.2,
      cues: [
        { put: "stage", thing: "theatreBack", to: THEATRE, size: 0.9, after: -0.6 },
        { put: "crab", thing: "crabInHat", to: CRAB, size: 1.4, after: -0.6 },
        { put: "left", thing: "curtainLeft", to: [1078, CURTAIN_Y], size: 0.9, after: -0.6 },
        { put: "right", thing: "curtainRight", to: [1222, CURTAIN_Y], size: 0.9, after: -0.6 },
        { put: "front", thing: "theatreFront", to: THEATRE, size: 0.9, after: -0.6 },
        ...sceneAt("bay", { pocket: VIEWER, glimm: OFF }),
        // He watches it from the side.
        { act: "stand", after: -0.05 },
        { turn: "pocket", to: 1, after: -0.05 },
        { shot: "full", of: [1100, 920], after: -0.05, width: 680 },
        ...curtains(172, 0),
        { sound: "whoosh", on: "story", level: 0.4 },
        ...[0, 1, 2].flatMap((index): CueScript<Known>[] => [
          {
            hand: "crab",
            to: [CRAB[0] + (index % 2 === 0 ? 40 : -40), CRAB[1]],
            on: "story",
            after: 0.45 + index * 0.42,
            seconds: 0.36,
            arc: 70,
          },
          { sound: "pick", on: "story", after: 0.45 + index * 0.42, level: 0.4 },
        ]),
        { act: "hop", on: "story", after: 0.4 },
        ...goneAt({ on: "story", after: 0.85 }, "stage", "crab", "left", "right", "front"),
        // The two who watch, with their eyes on the stage.
        { go: "pocket", to: [750, 1206], by: "cut", on: "story", after: 0.85 },
        { go: "glimm", to: [598, 790], by: "cut", on: "story", after: 0.85 },
        { turn: "pocket", to: 0.5, on: "story", after: 0.85 },
        { act: "clap", on: "story", after: 0.85 },
        { shot: "medium", of: [726, 950], on: "story", after: 0.85, width: 430 },
      ],
    },
    {
      say: "Then you think, and pick an answer.",
      mood: "thinking",
      pause: 0.4,
      cues: [
        { put: "board", thing: "shapeBoard", to: BOARD, size: 0.75, after: -0.6 },
        { put: "square", thing: "shapeSquare", to: OFF, size: 0.62, after: -0.6 },
        { put: "star", thing: "shapeStar", to: [1838, 1304], size: 0.72, after: -0.6 },
        { turn: "pocket", to: null, after: -0.05 },
        ...sceneAt("bay", { pocket: PUZZLED, glimm: [1832, 700] }),
        { act: "turnShape", after: -0.05 },
        { shot: "medium", of: PUZZLE, after: -0.05, from: "low" },
        { shot: "close", of: [1640, 950], on: "pick", after: -0.1, width: 272 },
      ],
    },
    {
      say: "If you miss, we just try again.",
      mood: "happy",
      pause: 1.5,
      cues: [
        { act: "shapeBonk", after: -0.35 },
        { shot: "medium", of: PUZZLE, after: -0.35 },
        jump("square", [1760, 1010], { after: -0.17 }),
        { hand: "square", to: HOLE, after: -0.15, seconds: 0.4, arc: 240 },
        { hand: "square", to: HEAD, after: 0.27, seconds: 0.35, arc: 90 },
        { hand: "square", to: [1400, 1330], after: 0.75, seconds: 0.4, arc: 40 },
        { sound: "put", after: 0.25 },
        { sound: "oops", after: 0.65, level: 0.6 },
        { act: "point", on: "try", after: 0.1 },
        { hand: "star", to: HOLE, on: "try", after: 0.2, seconds: 0.55, arc: 200 },
        { put: "glow", thing: "starGlow", to: HOLE, size: 0.62, on: "again", after: 0.3 },
        { sound: "correct", on: "again", after: 0.3, level: 0.5 },
        { shot: "insert", of: [1916, 1001], on: "again", after: 0.15, width: 250 },
      ],
    },
    {
      say: "Now I need a grown-up.",
      mood: "talking",
      pause: 0.5,
      cues: [
        ...sceneAt("bay", { pocket: ASKS, glimm: OFF }),
        { act: "stand", after: -0.05 },
        { go: "mother", to: COMES, by: "cut", after: -0.05 },
        { go: "mother", to: MOTHER, seconds: 0.7, on: "need", after: -0.1 },
        { feel: "mother", as: "laugh", on: "grown" },
        { act: "point", on: "grown", after: -0.1 },
        { shot: "full", of: [2650, 810], after: -0.05, from: "low", width: 540 },
        { wave: "mother", on: "grown" },
      ],
    },
    {
      say: "Please open your letter from me.",
      mood: "happy",
      pause: 0.6,
      cues: [
        { go: "mother", to: [3400, 1166], by: "cut", after: -0.1 },
        { go: "glimm", to: OFF, by: "cut", after: -0.1 },
        { act: "showEnvelope", after: -0.1 },
        { shot: "full", of: [2540, 872], after: -0.1, width: 480 },
        { sound: "rustle", level: 0.4 },
        { sound: "pick", on: "letter", level: 0.6 },
        { put: "shine", thing: "sparkle", to: [2616, 986], on: "letter", after: 0.1 },
        { shot: "close", of: [2540, 952], on: "letter", after: -0.1, width: 290 },
        { take: "shine", on: "me", after: 0.1 },
      ],
    },
    {
      say: "Then our adventure begins!",
      mood: "celebrating",
      pause: 0.6,
      cues: [
        ...sceneAt("bay", { pocket: [560, 1296], glimm: [430, 680] }),
        { go: "pocket", to: [560, 1296], by: "cut", after: -0.04, size: 1.3 },
        jump("boat", NEAR_BY, { after: -0.05 }),
        { act: "hop", after: -0.05 },
        { shot: "full", of: [310, 820], after: -0.05, width: 780 },
        // Behind his back the boat sails off without him, and sprays.
        { drop: "raindrop", into: [180, 1096], count: 8, seconds: 0.9, on: "begins" },
        { sound: "correct", on: "adventure", level: 0.35 },
        { hand: "boat", to: [-420, 1096], on: "begins", after: -0.3, seconds: 2.6, arc: 0 },
        { sound: "whoosh", on: "begins", level: 0.5 },
      ],
    },
    {
      say: "Hey! My boat! Wait for me!",
      mood: "wow",
      pause: 2.2,
      cues: [
        { act: "thisWay", after: -0.1 },
        { go: "pocket", to: [400, 1196], by: "cut", after: -0.1 },
        { go: "glimm", to: OFF, by: "cut", after: -0.1 },
        { shot: "medium", of: [352, 930], after: -0.1, width: 400 },
        { act: "stand", on: "boat" },
        jump("boat", NEAR_SHORE, { on: "boat", after: -0.02 }),
        { hand: "boat", to: [-300, 1096], on: "boat", seconds: 1.7, arc: 0 },
        { shot: "vista", of: [-60, 700], on: "boat" },
        { shot: "vista", of: [-210, 700], by: "pan", seconds: 1.2, on: "boat", after: 0.3 },
        { go: "glimm", to: [60, 560], by: "cut", on: "boat" },
        { go: "pocket", to: [170, 1180], by: "cut", on: "boat" },
        { go: "pocket", to: [-20, 1180], by: "walk", seconds: 0.9, on: "boat", after: 0.05 },
        { go: "glimm", to: [-152, 560], by: "fly", seconds: 1.8, on: "boat", after: 0.3 },
        { act: "hop", on: "me" },
        { go: "pocket", to: [-236, 1062], by: "rise", seconds: 0.5, on: "me", after: 0.12 },
        { sound: "put", on: "me", after: 0.6, level: 0.8 },
        { act: "lookAround", on: "me", after: 0.66 },
        ...goneAt({ on: "me", after: 0.7 }, "grass"),
        // He looks out over the sea, and Glimm leads the way.
        { shot: "wide", of: [-340, 810], on: "me", after: 0.7, from: "low", width: 680 },
        { hand: "boat", to: [-390, 1096], on: "me", after: 0.7, seconds: 3, arc: 0 },
        { go: "pocket", to: [-326, 1062], by: "rise", on: "me", after: 0.7, seconds: 3 },
        { go: "glimm", to: [-176, 640], by: "fly", on: "me", after: 0.7, seconds: 1.4 },
      ],
    },
  ],
};
