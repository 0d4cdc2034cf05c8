// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { QUIZ_FEEDBACK_MS } from "#domain/constants.ts";
import type { SortSlide } from "#domain/slides/sort/sort.ts";
import { quiz as verdicts } from "#app/copy/child.ts";
import { lineFor } from "#app/read-aloud/lines.ts";
import { playEffect, playTouch, playVoice } from "#app/ui/sound.ts";
import { effects, touches } from "../../effects.ts";
import { renderHook } from "../../render-hook.ts";
import { memoryOfPage } from "../memory.ts";
import { useSort } from "./useSort.ts";

// Imported anew: what another test file imported does not have this file's mock in it.
vi.hoisted(() => vi.resetModules());
vi.mock("#app/ui/sound.ts", () => ({
  playVoice: vi.fn(),
  playEffect: vi.fn(),
  playTouch: vi.fn(),
  prepareEffects: vi.fn(),
}));

const [WATER, ROBOT, COAT] = [0, 1, 2] as const;
const [NEED, WANT] = [0, 1] as const;
const SLIDE: SortSlide = {
  id: "s",
  type: "sort",
  question: "",
  question_audio_url: "question.m4a",
  baskets: ["need", "want"].map((name) => ({ name, audio_url: `${name}.m4a` })),
  things: [NEED, WANT, NEED].map((basket, index) => ({
    name: `thing ${index}`,
    audio_url: `${index}.m4a`,
    image_url: null,
    alt: "",
    baskets: [basket],
    why: "",
    why_audio_url: `why-${index}.m4a`,
  })),
  done_quote: "",
  done_audio_url: "done.m4a",
};
const [YOUNG, OLDER] = [5, 12];
const onAttempt = vi.fn();
const renderSort = (childAge = OLDER, memory = memoryOfPage("child")) =>
  renderHook(() => useSort({ slide: SLIDE, childAge, memory, onAttempt }));
/** Until the frame with the result is painted; sound and words come after it. */
const paint = () => vi.advanceTimersByTimeAsync(20);
const spoken = () => vi.mocked(playVoice).mock.calls.map(([lines]) => lines);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it("a question is read, with the baskets' names to young children", () => {
  renderSort(YOUNG);
  renderSort(OLDER);
  expect(spoken()).toEqual([["question.m4a", "need.m4a", "want.m4a"], ["question.m4a"]]);
});

it("a thing says its name when it is taken, and why not when it was put wrong", async () => {
  const sort = renderSort();
  await sort.run(() => sort.now().pick(WATER));
  await sort.run(paint);
  expect(spoken().at(-1)).toEqual(["0.m4a", null]);
  await sort.run(() => sort.now().place(WANT));
  await sort.run(paint);
  expect(vi.mocked(playEffect).mock.calls).toEqual([[effects.oops]]);
  await sort.run(() => vi.advanceTimersByTimeAsync(QUIZ_FEEDBACK_MS));
  expect(spoken().at(-1)).toEqual([lineFor(verdicts.oops), "why-0.m4a"]);
  expect(sort.now().state).toMatchObject({ held: null, placed: [null, null, null] });
});

it("attempts are the wrong tries and the one that ends it; a thing that lies right is none", async () => {
  const sort = renderSort();
  await sort.run(() => sort.now().drop(WATER, NEED));
  await sort.run(() => sort.now().drop(ROBOT, NEED));
  await sort.run(() => sort.now().drop(ROBOT, WANT));
  await sort.run(() => sort.now().drop(COAT, NEED));
  expect(onAttempt.mock.calls.map(([attempt]) => attempt)).toEqual([
    { attempt: 1, correct: false, detail: "1>0" },
    { attempt: 2, correct: true, detail: "2>0" },
  ]);
  expect(sort.now().isSolved).toBe(true);
  await sort.run(paint);
  await sort.run(() => vi.advanceTimersByTimeAsync(QUIZ_FEEDBACK_MS));
  expect(spoken().at(-1)).toEqual([lineFor(verdicts.correct), "why-2.m4a", "done.m4a", null]);
});

it("a basket says its name to an empty hand, and a thing that is tapped again is put down", async () => {
  const sort = renderSort();
  await sort.run(() => sort.now().place(WANT));
  await sort.run(paint);
  expect(spoken().at(-1)).toEqual(["want.m4a"]);
  expect(playTouch).not.toHaveBeenCalled();
  await sort.run(() => sort.now().pick(COAT));
  await sort.run(paint);
  await sort.run(() => sort.now().pick(COAT));
  await sort.run(paint);
  await sort.run(() => sort.now().putDown());
  await sort.run(paint);
  expect(sort.now().state.held).toBeNull();
  expect(vi.mocked(playTouch).mock.calls).toEqual([[touches.pick], [touches.put]]);
  expect(onAttempt).not.toHaveBeenCalled();
});

it("a reload in the middle keeps what was placed, silently; the next round begins anew", async () => {
  const memory = memoryOfPage("child");
  const before = renderSort(OLDER, memory);
  await before.run(() => before.now().drop(WATER, NEED));
  vi.mocked(playEffect).mockClear();
  const after = renderSort(OLDER, memory);
  expect(after.now().state.placed).toEqual([NEED, null, null]);
  expect(after.now().order).toEqual(before.now().order);
  expect(playEffect).not.toHaveBeenCalled();
  await after.run(() => after.now().finish());
  expect(renderSort(OLDER, memory).now().state.placed).toEqual([null, null, null]);
});
