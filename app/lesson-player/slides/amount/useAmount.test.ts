// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AmountSlide } from "#domain/slides/amount/amount.ts";
import { amountStart } from "#domain/slides/amount/start.ts";
import { amount as words } from "#app/copy/slides/amount/child.ts";
import { lineFor, linesForNumber } from "#app/read-aloud/lines.ts";
import { playTouch, playVoice } from "#app/ui/sound.ts";
import { touches } from "../../effects.ts";
import { renderHook } from "../../render-hook.ts";
import { memoryOfPage } from "../memory.ts";
import { useAmount } from "./useAmount.ts";

// Imported anew: what another test file imported does not have this file's mock in it.
vi.hoisted(() => vi.resetModules());
vi.mock("#app/ui/sound.ts", () => ({
  playTouch: vi.fn(),
  playVoice: vi.fn(),
  playEffect: vi.fn(),
  prepareEffects: vi.fn(),
}));

const [YOUNG, OLDER] = [4, 12];
const SLIDE: AmountSlide = {
  ...amountStart,
  id: "a",
  type: "amount",
  question_audio_url: "question.m4a",
  least: 18,
  start: 18,
  most: 22,
  step: 1,
};
const render = (childAge: number, fields: Partial<AmountSlide> = {}) => {
  const memory = memoryOfPage("child");
  return renderHook(() =>
    useAmount({ slide: { ...SLIDE, ...fields }, childAge, memory, onAttempt: vi.fn() }),
  );
};
const spoken = () => vi.mocked(playVoice).mock.calls.map(([lines]) => lines);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it("the button is read after the question to a young child", () => {
  render(YOUNG);
  render(OLDER);
  expect(lineFor(words.done)).not.toBeNull();
  expect(spoken()).toEqual([["question.m4a", lineFor(words.done)], ["question.m4a"]]);
});

it("each number is spoken when it is set, a larger one by several recordings", async () => {
  const amount = render(OLDER);
  for (let step = 0; step < 3; step++) {
    await amount.run(() => amount.now().step(1));
    await amount.run(() => vi.advanceTimersByTimeAsync(20)); // what is set is painted before it
  }
  expect(amount.now().value).toBe(21);
  expect(linesForNumber(21)).toEqual([
    expect.stringContaining("number-20"),
    expect.stringContaining("number-1."),
  ]);
  expect(spoken().slice(1)).toEqual([19, 20, 21].map(linesForNumber));
});

it("coins clink, a sheet of the calendar falls, and a number line ticks, each when it changes (T-278)", async () => {
  const sounds = [
    [{ shown_as: "coins", each: null }, touches.clink],
    [{ shown_as: "line", each: { amount: 1, one: "coin", many: "coins" } }, touches.clink],
    [{ shown_as: "weeks", each: null }, touches.put],
    [{ shown_as: "line", each: null }, touches.pick],
  ] as const;
  for (const [fields, sound] of sounds) {
    const amount = render(OLDER, fields);
    await amount.run(() => amount.now().step(-1)); // nothing is below the least
    await amount.run(() => amount.now().step(1));
    await amount.run(() => vi.advanceTimersByTimeAsync(20));
    expect(vi.mocked(playTouch).mock.calls).toEqual([[sound]]);
    vi.mocked(playTouch).mockClear();
  }
});
