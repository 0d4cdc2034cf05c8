import * as v from "valibot";
import { partsOf } from "../story/parts.ts";
import { plan } from "../story/plan.ts";
import { played, restoredStory } from "../story/playing.ts";
import type { Playing, PlayingEvent } from "../story/playing.ts";
import { StorySchema } from "../story/story.ts";
import type { Moment } from "../story/story.ts";
import { sharedKit } from "./kit-for-tests.ts";

/*
 * For tests: a story with a trade (`sort`) and a choice with two endings, how it is played, and a
 * recording in which each part takes 10 seconds.
 */

const line = (say: string) => ({ say, mood: "talking" as const });
const why = line("So it is.");
export const STORY = v.parse(StorySchema, {
  id: "test/moments",
  place: "town",
  cast: { pocket: [300, 1100] },
  lines: [
    {
      ...line("Look."),
      cues: [
        { shot: "wide", of: [300, 700] },
        { put: "carrot", thing: "carrot", to: [200, 800] },
        { put: "coin", thing: "coin", to: [400, 800] },
      ],
    },
    {
      moment: "trade",
      ask: line("Who gets it?"),
      task: {
        do: "sort",
        things: [
          { put: "carrot", name: "Carrot", at: [200, 800], places: [1], why },
          { put: "coin", name: "Coin", at: [400, 800], places: [0], why },
        ],
        places: [
          { name: "Farmer", at: [100, 600], lies: [110, 650] },
          { name: "Shopper", at: [500, 600], lies: [510, 650] },
        ],
      },
    },
    line("Thank you."),
    {
      moment: "work",
      ask: line("Which one?"),
      task: {
        do: "choose",
        of: [
          { name: "Nap", at: [100, 600], right: false, why },
          { name: "Food", at: [300, 600], right: true, why, ending: [line("I grew food.")] },
          { name: "Tea", at: [500, 600], right: true, why, ending: [line("I made tea.")] },
        ],
      },
    },
    line("The end."),
  ],
});
export const [CARROT, COIN, FARMER, SHOPPER] = [0, 1, 2, 3];
export const [NAP, FOOD, TEA] = [0, 1, 2];

export const begin = restoredStory(STORY, null);
export const ended: PlayingEvent = { type: "ended" };
export const taps = (...ids: number[]): PlayingEvent[] =>
  ids.map((target) => ({ type: "tap", target }));
export const run = (events: readonly PlayingEvent[], from = begin) =>
  events.reduce((playing, event) => played(STORY, playing, event), from);
export const atTrade = run([ended]);
export const traded = run([...taps(CARROT, SHOPPER, COIN, FARMER), ended], atTrade);
export const atWork = run([ended], traded);
export const stateOf = (playing: Playing, name: string) => playing.states[name];
export const moment = (name: string) =>
  STORY.lines.find((beat) => "moment" in beat && beat.moment === name) as Moment;
const speech = (seconds: number, ...texts: string[]) => ({
  duration: seconds,
  sentences: texts.map((text, index) => ({ text, start: index, end: index + 1 })),
  words: [],
  phones: [],
});
const recordings = partsOf(STORY).map(({ lines }) => speech(10, ...lines.map(({ say }) => say)));
const [first = speech(0), ...more] = recordings;
export const timed = (playing?: Playing) => plan(STORY, sharedKit, first, more, playing?.states);
