// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { trackLearningEvent } from "./learning.ts";

// The files of a worker share their modules: these are loaded again, with the one below replaced.
vi.hoisted(() => vi.resetModules());
const { flush, keep } = vi.hoisted(() => ({
  flush: vi.fn<() => Promise<void>>(async () => undefined),
  keep: vi.fn<(event: object) => void>(),
}));
vi.mock("#app/data/mutations/events.ts", () => ({ keepEvent: keep }));
vi.mock("#app/data/mutations/mutation-queue.ts", () => ({
  flushMutationQueue: flush,
}));

it("events are sent after a pause, or at once when the child leaves the page", () => {
  vi.useFakeTimers();
  trackLearningEvent("slide_viewed", { slide_id: "a" });
  trackLearningEvent("slide_viewed", { slide_id: "b" });
  expect([keep.mock.calls.length, flush.mock.calls.length]).toEqual([2, 0]);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(flush).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_000);
  expect(flush).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
