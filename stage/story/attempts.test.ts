import { describe, expect, it } from "vitest";
import { attemptBetween } from "./attempts.ts";
import type { StoryAttempt } from "./attempts.ts";
import { keptOf, played, restoredStory } from "./playing.ts";
import type { Playing, PlayingEvent } from "./playing.ts";
import {
  begin,
  CARROT,
  COIN,
  ended,
  FARMER,
  FOOD,
  NAP,
  run,
  SHOPPER,
  STORY,
  taps,
} from "../for-tests/story-for-tests.ts";

/** The attempts of a play. */
function attemptsOf(events: readonly PlayingEvent[]): StoryAttempt[] {
  let playing: Playing = begin;
  return events.flatMap((event) => {
    const before = playing;
    playing = played(STORY, before, event);
    return attemptBetween(STORY, before, playing) ?? [];
  });
}

const wrongTrade: PlayingEvent = { type: "drop", target: CARROT ?? 0, place: FARMER ?? 0 };
const PLAY: PlayingEvent[] = [
  ended,
  wrongTrade,
  ...taps(CARROT, SHOPPER, COIN, FARMER),
  ended,
  ended,
  ...taps(NAP, FOOD),
];
const ATTEMPTS = [
  { attempt: 1, correct: false, detail: "0:0>0" },
  { attempt: 2, correct: false, detail: "1:0" },
  { attempt: 3, correct: true, detail: "1:1" },
];

describe("attempts at the moments of a story", () => {
  it("are its wrong acts, and the act after which all moments are done (T-271)", () => {
    expect(attemptsOf(PLAY)).toEqual(ATTEMPTS);
  });

  it("are made by acts alone: a reload, the end of a sound and another hearing make none", () => {
    const nothing: PlayingEvent[] = [{ type: "listen" }, ...taps(CARROT, CARROT), ended];
    expect(attemptsOf([ended, ...nothing])).toEqual([]);
    const kept = run([ended, wrongTrade]);
    const restored = restoredStory(STORY, keptOf(STORY, kept));
    expect(attemptBetween(STORY, kept, restored)).toBeNull();
    const again = played(STORY, restored, wrongTrade);
    expect(attemptBetween(STORY, restored, again)).toEqual({ ...ATTEMPTS[0], attempt: 2 });
  });

  it("are counted from one again when the child begins the story again", () => {
    expect(attemptsOf([...PLAY, { type: "restart" }, ended, wrongTrade]).slice(3)).toEqual([
      ATTEMPTS[0],
    ]);
  });
});
