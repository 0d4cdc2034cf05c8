// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import type { AmountSlide } from "#domain/slides/amount/amount.ts";
import { amountStart } from "#domain/slides/amount/start.ts";
import { amount as words } from "#app/copy/slides/amount/child.ts";
import { lineFor, lineForNumber } from "#app/read-aloud/lines.ts";
import { playVoice } from "#app/ui/sound.ts";
import { renderHook } from "../../render-hook.ts";
import { memoryOfPage } from "../memory.ts";
import { useAmount } from "./useAmount.ts";

// Imported anew: what another test file imported does not have this file's mock in it.
vi.hoisted(() => vi.resetModules());
vi.mock("#app/ui/sound.ts", () => ({
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
const render = (kidAge: number) =>
  renderHook(() =>
    useAmount({ slide: SLIDE, kidAge, memory: memoryOfPage("child"), onAttempt: vi.fn() }),
  );
const spoken = () => vi.mocked(playVoice).mock.calls.map(([lines]) => lines);

afterEach(() => void vi.clearAllMocks());

it("the button is read after the question to a young child", () => {
  render(YOUNG);
  render(OLDER);
  expect(lineFor(words.done)).not.toBeNull();
  expect(spoken()).toEqual([["question.m4a", lineFor(words.done)], ["question.m4a"]]);
});

it("each number up to twenty is spoken when it is set; a larger one is not", async () => {
  const amount = render(OLDER);
  for (let step = 0; step < 3; step++) await amount.run(() => amount.now().step(1));
  expect(amount.now().value).toBe(21);
  expect(lineForNumber(20)).toContain("number-20");
  expect(spoken().slice(1)).toEqual([[lineForNumber(19)], [lineForNumber(20)]]);
});
