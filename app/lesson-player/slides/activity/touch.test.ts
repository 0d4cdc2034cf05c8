// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { playTouch } from "#app/ui/sound.ts";
import { touches } from "../../effects.ts";
import { touch } from "./touch.ts";

// Imported anew: what another test file imported does not have this file's mock in it.
vi.hoisted(() => vi.resetModules());
vi.mock("#app/ui/sound.ts", () => ({ playTouch: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});
const played = () => vi.mocked(playTouch).mock.calls.map(([url]) => url);

it("a thing sounds after the frame that shows what was done (T-276)", () => {
  touch("pick");
  expect(played()).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(played()).toEqual([touches.pick]);
});

it("a coin that is dropped into a jar clinks, and does not sound as a card besides", () => {
  touch("put");
  touch("clink");
  vi.advanceTimersByTime(20);
  expect(played()).toEqual([touches.clink]);
  touch("put");
  vi.advanceTimersByTime(20);
  expect(played()).toEqual([touches.clink, touches.put]);
});
