// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { QUIZ_FEEDBACK_MS } from "#domain/constants.ts";
import type { JarsSlide } from "#domain/slides/jars/jars.ts";
import { jarsStart } from "#domain/slides/jars/start.ts";
import { quiz as verdicts } from "#app/copy/child.ts";
import { jars as jarsWords } from "#app/copy/slides/jars/child.ts";
import { lineFor, linesForNumber } from "#app/read-aloud/lines.ts";
import { playVoice } from "#app/ui/sound.ts";
import { renderHook } from "../../render-hook.ts";
import { memoryOfPage } from "../memory.ts";
import { useJars } from "./useJars.ts";

// Imported anew: what another test file imported does not have this file's mock in it.
vi.hoisted(() => vi.resetModules());
vi.mock("#app/ui/sound.ts", () => ({
  playVoice: vi.fn(),
  playEffect: vi.fn(),
  playTouch: vi.fn(),
  prepareEffects: vi.fn(),
}));

const OLDER = 12;
const YOUNG = 4;
const SLIDE: JarsSlide = {
  ...jarsStart,
  id: "j",
  type: "jars",
  coins: 4,
  done_audio_url: "done.m4a",
  jars: jarsStart.jars.map((jar, index) => ({
    ...jar,
    least: 1,
    audio_url: `${index}.m4a`,
    reply_audio_url: `reply-${index}.m4a`,
  })),
};
const onAttempt = vi.fn();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** Until the frame with what was done is painted; words come after it. */
const paint = () => vi.advanceTimersByTimeAsync(20);

/** Puts a coin into each of these jars, checks the split, and waits for the spoken feedback. */
async function play(slide: JarsSlide, into: readonly number[], childAge = OLDER) {
  const memory = memoryOfPage("child");
  const jars = renderHook(() => useJars({ slide, childAge, memory, onAttempt }));
  for (const jar of into) {
    await jars.run(() => jars.now().put(jar));
    await jars.run(paint);
  }
  await jars.run(() => jars.now().check());
  await jars.run(() => vi.advanceTimersByTimeAsync(QUIZ_FEEDBACK_MS + 20));
  return vi.mocked(playVoice).mock.calls.map(([lines]) => lines);
}
const said = (lines: unknown) => [lines].flat().filter((line) => line !== null);

it("a jar says its name and its number as it gets a coin, and why the split is wrong", async () => {
  const spoken = await play(SLIDE, [0, 0, 1, 1]);
  const [one, two] = [...linesForNumber(1), ...linesForNumber(2)];
  expect(one).toContain("number-1");
  expect(spoken.slice(1, 5).map(said)).toEqual([
    ["0.m4a", one],
    ["0.m4a", two],
    ["1.m4a", one],
    ["1.m4a", two],
  ]);
  expect(said(spoken.at(-1))).toEqual([lineFor(verdicts.oops), "reply-2.m4a"]);
  expect(onAttempt).toHaveBeenCalledExactlyOnceWith({
    attempt: 1,
    correct: false,
    detail: "2.2.0",
  });
});

it("a right split is followed by Glimm's words once, or by those of the fullest jar if any split is right", async () => {
  const verdict = lineFor(verdicts.correct);
  const right = await play(SLIDE, [0, 1, 2, 2]);
  expect(said(right.at(-1))).toEqual([verdict, "done.m4a"]);
  const any = await play({ ...SLIDE, rule: "any" }, [1, 1, 1, 0]);
  expect(said(any.at(-1))).toEqual([verdict, "reply-1.m4a"]);
});

it("the button is read to a young child as it comes", async () => {
  const spoken = await play(SLIDE, [0, 0, 1, 1], YOUNG);
  expect(said(spoken[3])).not.toContain(lineFor(jarsWords.done));
  expect(said(spoken[4])).toEqual(["1.m4a", ...linesForNumber(2), lineFor(jarsWords.done)]);
});

it("a number does not interrupt spoken feedback, and is spoken after it", async () => {
  const isSpeaking = vi.fn(() => true);
  vi.mocked(playVoice).mockReturnValue(isSpeaking);
  const memory = memoryOfPage("child");
  const jars = renderHook(() => useJars({ slide: SLIDE, childAge: OLDER, memory, onAttempt }));
  for (const jar of [0, 0, 1, 1]) await jars.run(() => jars.now().put(jar));
  await jars.run(() => jars.now().check());
  await jars.run(() => vi.advanceTimersByTimeAsync(QUIZ_FEEDBACK_MS + 20));
  const count = vi.mocked(playVoice).mock.calls.length;
  await jars.run(() => jars.now().take(0));
  await jars.run(paint);
  expect(vi.mocked(playVoice)).toHaveBeenCalledTimes(count);
  isSpeaking.mockReturnValue(false);
  await jars.run(() => jars.now().take(0));
  await jars.run(paint);
  expect(vi.mocked(playVoice).mock.lastCall?.[0]).toEqual(linesForNumber(0));
});
