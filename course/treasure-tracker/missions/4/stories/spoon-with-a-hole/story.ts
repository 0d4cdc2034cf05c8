import { goneAt, jump, OFF, sceneAt, thereAt } from "../../../../story-parts/cuts.ts";
import { ABOVE, above } from "../../../../story-parts/from-above.ts";
import type { CueScript, StoryScript, NamesOf } from "#stage/story/story.ts";
import { jo } from "./bridge.ts";
import { CUT, KEEPER, ON_WALL, SHINY, whichSpoon } from "./stall.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** The foot of the sign before the stall, and its planks from the top. */
const SIGN: [number, number] = [228, 1150];
const plank = (row: number): [number, number] => [SIGN[0], 706 + row * 86];
/** Beside a plank, where Glimm covers no word. */
const beside = (row: number): [number, number] => [SIGN[0] + 156, 690 + row * 86];
/** Pocket before the sign, and before the counter under the spoons. */
const AT_SIGN: [number, number] = [12, 1182];
const AT_STALL: [number, number] = [486, 1176];
/** Where a close shot of him shows no sign; Pocket, the whole sign and Glimm beside it. */
const NO_SIGN: [number, number] = [-110, 1182];
const SIGN_SHOT = { of: [152, 866] as [number, number], width: 560 };
/** Before the counter, nearer to the camera; and he with the crab and all that hangs there. */
const buys = (at: { on?: string; after: number }): CueScript<Known> => ({
  go: "pocket",
  to: [404, 1250],
  by: "cut",
  size: 1.2,
  ...at,
});
const STALL_SHOT = { of: [602, 836] as [number, number], width: 640 };
const DUCKED: [number, number] = [716, 1170];
/** The sign and its first planks are out of the picture of the stall, or back. */
const ON_SIGN: [put: string, to: [number, number]][] = [
  ["pole", SIGN],
  ["stop", plank(0)],
  ["think", plank(1)],
];
const signGone = (at: { on?: string; after: number }): CueScript<Known>[] =>
  ON_SIGN.map(([put]) => jump(put, OFF, at));
const signBack = (at: { on?: string; after: number }): CueScript<Known>[] =>
  ON_SIGN.map(([put, to]) => jump(put, to, at));

/** Glimm comes beside a row of the sign, and a plank is there. */
const hangs = (
  put: "stop" | "think",
  thing: "signStop" | "signThink",
  row: number,
): CueScript<Known>[] => [
  { go: "glimm", to: beside(row), by: "fly", seconds: 0.3, on: put, after: -0.3 },
  { put, thing, size: 0.8, to: plank(row), on: put },
];

/** A plank jumps at the recorded word that it shows. */
const jumps = (hand: string, row: number, on: string): CueScript<Known> => ({
  hand,
  to: plank(row),
  on,
  seconds: 0.35,
  arc: 20,
});

/** Mission 4, first clip: a spoon with a hole, bought too fast; next time stop, think, choose. */
export const spoonWithAHole: StoryScript<Known> = {
  id: "missions/4/v1",
  place: "kitchen",
  cast: { pocket: [356, 956] },
  lines: [
    {
      say: "Mmm! Soup, with my new spoon!",
      mood: "happy",
      pause: 0.7,
      cues: [
        { put: "bowl", thing: "soup", to: [300, 900], size: 1.5, after: -1.2 },
        { put: "mugs", thing: "nearMugs", to: [652, 372], size: 1.2, after: -0.8 },
        { shot: "full", of: [356, 730], after: -0.6, width: 380 },
        { act: "holeSpoon", after: -0.6, hides: true },
        // From above: a spoon goes into the bowl, and soup stays in it.
        ...thereAt(
          { on: "soup", after: -0.2 },
          ["cloth", "woodTop", ABOVE],
          ["bowl-top", "soupTop", above(0, -20)],
          ["spoon-top", "holeSpoon", above(30, 60), 1.1],
          ["paw-top", "pawTop", above(30, 176), 0.9],
        ),
        { go: "pocket", to: OFF, by: "cut", on: "soup", after: -0.2 },
        { shot: "insert", of: ABOVE, on: "soup", after: -0.2, width: 310 },
        ...(
          [
            ["spoon-top", 60, 0.05, -60, 0],
            ["paw-top", 176, 0.05, 56, 0],
            ["spoon-top", 0, 0.55, 20, 24],
            ["paw-top", 0, 0.55, 136, 24],
          ] as const
        ).map(([hand, , after, y, arc]): CueScript<Known> => ({
          hand,
          to: above(30, y),
          on: "soup",
          after,
          seconds: 0.4,
          arc,
        })),
        { sound: "rustle", on: "soup", level: 0.35 },
        { go: "pocket", to: [356, 956], by: "cut", on: "new", after: 0.1 },
        { shot: "medium", of: [360, 756], on: "new", after: 0.1, width: 350 },
      ],
    },
    {
      say: "Hey! Where did my soup go?",
      mood: "oops",
      pause: 0.8,
      cues: [
        ...goneAt(CUT, "cloth", "bowl-top", "spoon-top", "paw-top"),
        { act: "throughHole" },
        { put: "spill", thing: "puddle", to: [372, 968], after: -0.3 },
        { sound: "pick", after: 0.2, level: 0.4 },
        // It lies on the table, seen from above.
        ...thereAt(
          { on: "go", after: 0.1 },
          ["boards", "woodTop", ABOVE],
          ["spilt", "puddle", above(10, 40), 1.3],
          ["bowl-up", "soupTop", above(-40, -120), 0.9],
          ["paw-l", "pawTop", above(-106, 190), 0.9],
          ["paw-r", "pawTop", above(106, 190), 0.9],
        ),
        { shot: "insert", of: ABOVE, on: "go", after: 0.1, width: 310 },
      ],
    },
    {
      say: "A hole! I bought it too fast.",
      mood: "oops",
      pause: 0.4,
      cues: [
        ...goneAt(CUT, "boards", "spilt", "bowl-up", "paw-l", "paw-r"),
        { act: "pokeHole", after: -0.05 },
        { shot: "close", of: [358, 770], after: -0.05 },
        { act: "showHole", on: "bought" },
        { shot: "full", of: [396, 746], on: "bought", width: 400 },
      ],
    },
    {
      say: "Ooh! So shiny! I want it now!",
      mood: "wow",
      pause: 0.3,
      cues: [
        ...sceneAt("market", { pocket: [190, 1150], crab: OFF }),
        ...goneAt(CUT, "bowl", "spill", "mugs"),
        ...ON_WALL,
        { act: "stand", after: -0.06 },
        { shot: "vista", of: [478, 846], after: -0.05, width: 600 },
        { go: "pocket", to: [400, 1196], by: "walk", seconds: 0.8, size: 1.15 },
        { go: "pocket", to: [430, 1176], by: "cut", on: "shiny", after: -0.05 },
        { sound: "whoosh", level: 0.4 },
        { act: "wantSpoon", on: "shiny", after: -0.05 },
        { shot: "medium", of: [538, 810], on: "shiny", after: -0.05, width: 480 },
        { hand: "shiny", to: SHINY, on: "shiny", seconds: 0.4, arc: 16 },
        { act: "point", on: "want", after: -0.05 },
        { go: "crab", to: DUCKED, by: "cut", on: "want", after: -0.05 },
        { shot: "two", ...STALL_SHOT, on: "want", after: -0.05 },
        buys({ on: "want", after: -0.05 }),
        { go: "crab", to: KEEPER, by: "rise", seconds: 0.3, on: "want", after: 0.1 },
        { wave: "crab", on: "want", after: 0.3 },
      ],
    },
    {
      say: "One. Stop!",
      mood: "talking",
      pause: 0.6,
      cues: [
        { go: "pocket", to: [-30, 1182], by: "cut", after: -0.05, size: 1.1 },
        { go: "pocket", to: AT_SIGN, by: "walk", seconds: 0.45, after: -0.04, size: 1.1 },
        { go: "glimm", to: [384, 600], by: "cut", after: -0.05 },
        { act: "lookUp", after: -0.05 },
        { shot: "full", ...SIGN_SHOT, after: -0.05 },
        { go: "crab", to: OFF, by: "cut", after: -0.05 },
        { sound: "rustle", level: 0.6 },
        ...thereAt(CUT, ["pole", "signPole", SIGN]),
        ...hangs("stop", "signStop", 0),
        { act: "halt", on: "stop", after: -0.2 },
        { sound: "put", on: "stop", level: 0.8 },
      ],
    },
    {
      say: "Two. Think.",
      mood: "thinking",
      pause: 0.4,
      cues: [
        { act: "lookUp" },
        ...hangs("think", "signThink", 1),
        { sound: "put", on: "think", level: 0.6 },
        { act: "countPaws", on: "think", after: 0.4 },
      ],
    },
    {
      say: "Do I need it? Will it work?",
      mood: "thinking",
      pause: 0.3,
      cues: [
        // He and the crab face each other under the spoons.
        ...signGone(CUT),
        { act: "countPaws", after: -0.05 },
        buys({ after: -0.05 }),
        { go: "crab", to: KEEPER, by: "cut", after: -0.05 },
        { turn: "pocket", to: 0.7, after: -0.05 },
        { turn: "pocket", to: null, on: "will", after: -0.1 },
        { go: "glimm", to: OFF, by: "cut", after: -0.05 },
        { shot: "two", ...STALL_SHOT, after: -0.05, from: "low" },
        { wave: "crab", after: 0.1 },
        { go: "pocket", to: AT_STALL, by: "cut", on: "will", after: -0.05 },
        jump("shiny", OFF, { on: "will", after: -0.05 }),
        { act: "throughHole", on: "will", after: -0.06 },
        { go: "crab", to: OFF, by: "cut", on: "will", after: -0.05 },
        { shot: "close", of: [482, 930], on: "will", after: -0.05, width: 292 },
      ],
    },
    whichSpoon,
    {
      say: "Three. Choose!",
      mood: "celebrating",
      pause: 0.7,
      cues: [
        { take: "plain" },
        { act: "spoonUp", after: -0.05 },
        // His spoon before the sky, beside the stall.
        { go: "pocket", to: [292, 1190], by: "cut", after: -0.05 },
        { feel: "crab", as: "laugh", after: -0.05 },
        { go: "crab", to: OFF, by: "cut", on: "choose", after: 0.02 },
        { shot: "full", of: [510, 850], after: -0.05, width: 660 },
        { go: "pocket", to: AT_SIGN, by: "cut", size: 1.1, on: "choose", after: 0.02 },
        { go: "glimm", to: beside(1), by: "cut", on: "choose", after: 0.01 },
        { act: "proud", on: "choose", after: 0.02 },
        ...signBack({ on: "choose", after: 0.02 }),
        { shot: "medium", ...SIGN_SHOT, on: "choose", after: 0.02 },
        { go: "glimm", to: beside(2), by: "fly", seconds: 0.3, on: "choose", after: 0.1 },
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
        // He alone, to the child; then at the sign.
        { act: "beckon", after: -0.05 },
        { go: "pocket", to: NO_SIGN, by: "cut", after: -0.05 },
        { go: "pocket", to: AT_SIGN, by: "cut", size: 1.1, on: "stop", after: -0.1 },
        { shot: "close", of: "pocket", after: -0.05 },
        { act: "halt", on: "stop", after: -0.1 },
        { shot: "full", ...SIGN_SHOT, on: "stop", after: -0.1 },
        jumps("stop", 0, "stop"),
        { go: "glimm", to: beside(0), by: "fly", seconds: 0.4, on: "stop", after: -0.1 },
      ],
    },
    {
      say: "Think.",
      mood: "thinking",
      pause: 0.9,
      cues: [
        { act: "twirlSpoon" },
        { go: "glimm", to: OFF, by: "cut", after: -0.05 },
        { shot: "medium", of: [120, 866], after: -0.05, width: 490 },
        jumps("think", 1, "think"),
      ],
    },
    {
      say: "Choose!",
      mood: "celebrating",
      pause: 1,
      cues: [
        { act: "spoonUp" },
        { go: "pocket", to: AT_SIGN, by: "cut", size: 1.1 },
        { shot: "vista", of: [150, 806], after: -0.05, width: 600 },
        { go: "glimm", to: beside(2), by: "cut", after: -0.06 },
        jumps("choose", 2, "choose"),
      ],
    },
    {
      say: "Mmm! Now my soup stays in.",
      mood: "happy",
      pause: 0.4,
      cues: [
        ...sceneAt("kitchen", { pocket: [356, 956], crab: OFF, glimm: OFF }),
        ...goneAt(CUT, "pole", "stop", "think", "choose", "shiny", "dots", "fork"),
        ...thereAt(CUT, ["bowl-2", "soup", [300, 900], 1.5]),
        { act: "eatSoup", after: -0.1 },
        ...thereAt(CUT, ["mugs-2", "nearMugs", [652, 372], 1.2]),
        { shot: "full", of: [352, 736], after: -0.05, width: 370 },
        { shot: "close", of: [346, 760], on: "now", after: -0.1 },
      ],
    },
    {
      say: "Uh oh. Who sold me this bowl?",
      mood: "oops",
      pause: 2.8,
      cues: [
        ...goneAt(CUT, "bowl-2"),
        { act: "leak", after: -0.05 },
        { put: "spill-2", thing: "puddle", to: [360, 972], size: 1.2, on: "who" },
        { shot: "medium", of: [356, 766], after: -0.05, width: 330 },
        { sound: "rustle", level: 0.3 },
        { shot: "close", of: [356, 700], on: "bowl", after: 1 },
        { sound: "put", on: "bowl", after: 1.45, level: 0.8 },
      ],
    },
    ...jo,
  ],
};
