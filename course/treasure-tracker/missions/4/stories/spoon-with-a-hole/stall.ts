import { jump, thereAt } from "../../../../story-parts/cuts.ts";
import type { CueScript, NamesOf, StoryScript } from "#stage/story/story.ts";
import type { kit } from "./kit.ts";

/* The stall at which Pocket picks a spoon, in each wording. */

type Known = NamesOf<typeof kit>;

/** Spoons and a fork on the stall's shelf. */
export const SHINY: [number, number] = [476, 578];
const DOTS: [number, number] = [559, 578];
const FORK: [number, number] = [642, 578];
const PLAIN: [number, number] = [725, 578];

/** What he can pick from, he under it and the crab. */
const WALL_SHOT = { of: [580, 830] as [number, number], width: 530 };

export const KEEPER: [number, number] = [716, 1038];

/** The cut at the start of a line. */
export const CUT = { after: -0.05 };

/** Three spoons and a fork hang there from the cut on. */
export const ON_WALL: CueScript<Known>[] = thereAt(
  CUT,
  ["shiny", "holeSpoon", SHINY, 1],
  ["dots", "sieveSpoon", DOTS, 0.96],
  ["fork", "fork", FORK, 0.96],
  ["plain", "plainSpoon", PLAIN, 0.96],
);

/** He asks which spoon holds his soup. */
export const whichSpoon: StoryScript<Known>["lines"][number] = {
  moment: "spoon",
  ask: {
    say: "Which one holds my soup?",
    mood: "thinking",
    pause: 0.2,
    cues: [
      { act: "lookUp", after: -0.05 },
      { go: "pocket", to: [424, 1196], by: "cut", after: -0.05 },
      { act: "countPaws", on: "soup", after: 0.45 },
      { act: "shrug", on: "soup", after: 1.2 },
      { feel: "crab", as: "laugh", on: "soup", after: 2.3 },
      { wave: "crab", on: "soup", after: 2.2 },
      { act: "countPaws", on: "soup", after: 2.4 },
      jump("shiny", SHINY, CUT),
      { go: "crab", to: KEEPER, by: "cut", after: -0.05 },
      { feel: "crab", as: "glad", after: -0.05 },
      { shot: "medium", ...WALL_SHOT, after: -0.05 },
      { wave: "crab", on: "which" },
      { sound: "pick", on: "one", level: 0.4 },
    ],
  },
  task: {
    do: "choose",
    of: [
      {
        name: "Shiny spoon",
        at: SHINY,
        reach: 40,
        right: false,
        why: { say: "It shines. But look, a hole!", mood: "oops" },
      },
      {
        name: "Spoon with dots",
        at: DOTS,
        reach: 40,
        right: false,
        why: { say: "Those dots are holes. Drip, drip!", mood: "oops" },
      },
      {
        name: "Fork",
        at: FORK,
        reach: 40,
        right: false,
        why: { say: "Soup runs through a fork.", mood: "thinking" },
      },
      {
        name: "Plain spoon",
        at: PLAIN,
        reach: 40,
        right: true,
        why: { say: "Not one hole. This one works!", mood: "celebrating" },
      },
    ],
  },
};
