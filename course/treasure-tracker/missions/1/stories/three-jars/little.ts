import type { WordingScript } from "#stage/story/wordings.ts";
import { jump, OFF } from "../../../../story-parts/cuts.ts";
import { COINS, into, jar, JARS, splash } from "./story.ts";
import type { CueScript, NamesOf } from "#stage/story/story.ts";
import { jo } from "./bridge.ts";
import type { kit } from "./kit.ts";

type Known = NamesOf<typeof kit>;

/** Mission 1, third clip, for the youngest: three jars, and a job for each of five coins. */
export const threeJarsLittle: WordingScript = {
  lines: [
    {
      say: "Look! Five coins!",
      mood: "wow",
      pause: 0.3,
      cues: [
        { put: "bowl", thing: "soup", to: [140, 900], after: -0.6, size: 1.5 },
        { shot: "full", of: [316, 790], after: -0.6, from: "high", width: 580 },
        { act: "juggle", after: -0.6 },
        { sound: "clink", after: -0.2, level: 0.3 },
      ],
    },
    {
      say: "Oh no! Not my soup!",
      mood: "oops",
      pause: 1.2,
      cues: [
        { shot: "medium", of: [290, 810], width: 500 },
        { act: "stand" },
        ...[1, 2, 3, 4].map((index): CueScript<Known> => ({
          put: `coin-${index}`,
          thing: "coin",
          to: COINS[index] ?? [0, 0],
        })),
        { put: "lost", thing: "coin", to: [232, 600], size: 1 },
        { hand: "lost", to: [246, 900], after: 0.15, seconds: 0.5 },
        { sound: "clink", after: 0.6 },
        { hand: "lost", to: [140, 896], on: "not", after: 0.1, seconds: 0.75 },
        { take: "lost", on: "soup", after: 0.36 },
        ...splash,
        { sound: "put", on: "soup", after: 0.38, level: 1 },
        { act: "splashed", on: "soup", after: 0.6 },
        { shot: "close", of: [360, 686], on: "soup", after: 0.7 },
      ],
    },
    {
      say: "Each coin needs a job.",
      mood: "talking",
      pause: 0.3,
      cues: [
        { act: "shrug" },
        { put: "coin-0", thing: "coin", to: [470, 760] },
        { hand: "coin-0", to: [200, 986], after: 0.05, seconds: 0.7 },
        { shot: "wide", of: [360, 680] },
        { sound: "clink", after: 0.7 },
      ],
    },
    {
      say: "Save. Spend. Share.",
      mood: "happy",
      pause: 0.6,
      cues: [
        { take: "bowl" },
        { act: "lookAround" },
        { shot: "full", of: [360, 790], width: 560 },
        ...jar("jarSave", "save", [-190, JARS.jarSave[1]], 0),
        { act: "lookUp", on: "spend", after: -0.3 },
        ...jar("jarSpend", "spend", [360, 130], 0),
        { act: "point", on: "share", after: -0.2 },
        ...jar("jarShare", "share", [960, JARS.jarShare[1]], 0),
      ],
    },
    {
      say: "One to share.",
      mood: "talking",
      pause: 0.35,
      cues: [
        ...COINS.flatMap((to, index): CueScript<Known>[] => [
          { take: `coin-${index}` },
          { put: `job-${index}`, thing: "coin", to },
        ]),
        ...into("jarShare", 4, "to"),
        { go: "pocket", to: OFF, by: "cut", after: -0.04 },
        { shot: "insert", of: [524, 890], after: -0.04, width: 192 },
        { act: "stand" },
      ],
    },
    {
      say: "Two to save.",
      mood: "happy",
      pause: 0.6,
      cues: [
        ...into("jarSave", 0, "two", -30),
        ...into("jarSave", 1, "two", 30, 0.4),
        { shot: "insert", of: [196, 880], after: -0.04, width: 192 },
      ],
    },
    {
      say: "How many to spend?",
      mood: "thinking",
      pause: 1.8,
      cues: [
        { go: "pocket", to: [360, 990], by: "cut", after: -0.05 },
        { act: "drumJar" },
        { shot: "full", of: [360, 740], after: -0.05, width: 490 },
        { go: "glimm", to: [700, 500], by: "cut", on: "spend", after: 1.15 },
        { go: "glimm", to: [520, 610], by: "fly", seconds: 0.8, on: "spend", after: 1.2 },
      ],
    },
    {
      say: "Two! Your first treasure!",
      mood: "celebrating",
      pause: 0.5,
      cues: [
        { act: "hop" },
        { go: "pocket", to: OFF, by: "cut", after: -0.01 },
        { go: "pocket", to: [360, 990], by: "cut", on: "first", after: -0.14 },
        { shot: "insert", of: [366, 870] },
        ...into("jarSpend", 2, "two", -30),
        ...into("jarSpend", 3, "two", 30, 0.25),
        { go: "glimm", to: [560, 560], by: "fly", seconds: 0.8, on: "your" },
        { put: "chest", thing: "chest", to: OFF, on: "first", after: -0.7, size: 1.7 },
        jump("chest", [360, 120], { on: "first", after: -0.26 }),
        { hand: "chest", to: [360, 930], on: "first", after: -0.25, seconds: 0.35, arc: 0 },
        { act: "clap", on: "first", after: 0.12 },
        { shot: "wide", of: [360, 680], on: "first", after: -0.14 },
        // The chest takes the place of the jar before him.
        ...["jarSpend", "job-2", "job-3"].map((put) =>
          jump(put, OFF, { on: "first", after: -0.14 }),
        ),
        { sound: "correct", on: "your", level: 0.35 },
        { sound: "put", on: "first", after: 0.08, level: 1 },
      ],
    },
    {
      say: "Now, where is my soup?",
      mood: "happy",
      pause: 2.2,
      cues: [
        jump("chest", OFF, { after: -0.05 }),
        { go: "glimm", to: [560, 640], by: "cut", after: -0.05 },
        { act: "lookAround" },
        { shot: "full", of: [360, 720], after: -0.05 },
        { act: "bowlHelmet", on: "soup", after: 0.1 },
        { shot: "close", of: [360, 700], on: "soup", after: 0.85 },
        { sound: "put", on: "soup", after: 1.7, level: 1 },
        { sound: "pick", on: "soup", after: 1.2, level: 0.7 },
      ],
    },
    ...jo,
  ],
};
