import { goneAt, OFF, sceneAt, thereAt } from "../../../../story-parts/cuts.ts";
import type { WordingScript } from "#stage/story/wordings.ts";
import { lu } from "./bridge.ts";
import { CUT, ON_WALL, SHINY, whichSpoon } from "./stall.ts";

/** Over Pocket's head, beside the spoons. */
const GLIMM: [number, number] = [330, 640];

/** Mission 4, first clip, for the youngest: he bought a spoon too fast; now he stops and looks. */
export const spoonWithAHoleLittle: WordingScript = {
  lines: [
    {
      say: "Look! My shiny new spoon!",
      mood: "wow",
      pause: 1.3,
      cues: [
        { put: "bowl", thing: "soup", to: [300, 900], size: 1.5, after: -1.2 },
        { put: "mugs", thing: "nearMugs", to: [652, 372], size: 1.2, after: -0.8 },
        { act: "shineSpoon", after: -0.6 },
        { shot: "full", of: [372, 730], after: -0.6, width: 400 },
        { sound: "pick", on: "shiny", level: 0.5 },
        // All of it runs out before he can eat it.
        { act: "holeSpoon", on: "spoon", after: 0.5, hides: true },
        { shot: "medium", of: [360, 756], on: "spoon", after: 0.5, width: 350 },
        { sound: "rustle", on: "spoon", after: 1, level: 0.35 },
      ],
    },
    {
      say: "Where is my soup?",
      mood: "oops",
      pause: 0.5,
      cues: [
        { act: "throughHole", on: "where", after: -0.2 },
        { put: "spill", thing: "puddle", to: [372, 968], after: -0.3 },
        { shot: "close", of: [352, 712], on: "where", after: -0.2, width: 292 },
        { sound: "pick", on: "where", level: 0.4 },
      ],
    },
    {
      say: "A hole! You bought it too fast.",
      by: "glimm",
      mood: "oops",
      pause: 0.4,
      cues: [
        { act: "pokeHole", after: -0.05 },
        { go: "glimm", to: [720, 420], by: "cut", after: -0.06 },
        { go: "glimm", to: [566, 560], by: "fly", seconds: 0.5, after: -0.05 },
        { shot: "full", of: [410, 746], after: -0.05, width: 440 },
        { act: "showHole", on: "bought" },
      ],
    },
    {
      say: "Ooh! So shiny!",
      mood: "wow",
      pause: 0.3,
      cues: [
        ...sceneAt("market", { pocket: [430, 1176], crab: OFF, glimm: OFF }),
        ...goneAt(CUT, "bowl", "spill", "mugs"),
        ...ON_WALL,
        { act: "wantSpoon", after: -0.05 },
        { shot: "medium", of: [538, 810], after: -0.05, width: 480 },
        { sound: "whoosh", level: 0.4 },
        { hand: "shiny", to: SHINY, on: "shiny", seconds: 0.4, arc: 16 },
      ],
    },
    {
      // Everybody at home freezes, too.
      say: "Stop!",
      by: "glimm",
      mood: "oops",
      pause: 1,
      cues: [
        { go: "glimm", to: [700, 420], by: "cut", after: -0.06 },
        { go: "glimm", to: GLIMM, by: "fly", seconds: 0.4, after: -0.05 },
        { act: "freeze", after: 0.1 },
        { go: "pocket", to: [456, 1176], by: "cut", after: -0.05 },
        { shot: "full", of: [490, 850], after: -0.05, width: 620 },
        { sound: "put", on: "stop", after: 0.1, level: 0.9 },
      ],
    },
    {
      say: "I stop. I look.",
      mood: "thinking",
      pause: 0.3,
      cues: [
        { go: "glimm", to: OFF, by: "cut", after: -0.05 },
        { go: "pocket", to: [486, 1176], by: "cut", after: -0.05 },
        { act: "countPaws", after: -0.05 },
        { act: "lookUp", on: "look", after: -0.4 },
        { shot: "close", of: [482, 930], after: -0.05, width: 292 },
      ],
    },
    whichSpoon,
    {
      say: "Mmm! Soup!",
      mood: "happy",
      pause: 0.9,
      cues: [
        ...sceneAt("kitchen", { pocket: [356, 956], crab: OFF, glimm: OFF }),
        ...goneAt(CUT, "shiny", "dots", "fork", "plain"),
        ...thereAt(CUT, ["bowl-2", "soup", [300, 900], 1.5]),
        ...thereAt(CUT, ["mugs-2", "nearMugs", [652, 372], 1.2]),
        { act: "eatSoup", after: -0.1 },
        { shot: "full", of: [352, 736], after: -0.05, width: 370 },
      ],
    },
    {
      say: "Uh oh.",
      mood: "oops",
      pause: 2.8,
      cues: [
        ...goneAt({ after: -0.5 }, "bowl-2"),
        { act: "leakSoon", after: -0.5 },
        { put: "spill-2", thing: "puddle", to: [360, 972], size: 1.2, after: 0.2 },
        { shot: "medium", of: [356, 766], after: -0.5, width: 330 },
        { sound: "rustle", after: -0.1, level: 0.3 },
        { shot: "close", of: [356, 700], after: 1.5 },
        { sound: "put", after: 2.3, level: 0.8 },
      ],
    },
    ...lu,
  ],
};
