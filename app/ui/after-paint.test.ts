// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterPaint } from "./after-paint.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("work after a paint waits for the next frame and runs in a task after it", () => {
  const order: string[] = [];
  afterPaint(() => order.push("work"));
  requestAnimationFrame(() => order.push("frame"));
  expect(order).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(order).toEqual(["frame", "work"]);
});

it("a hidden page paints no frames, so the work does not wait for one", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const work = vi.fn();
  afterPaint(work);
  vi.advanceTimersByTime(0);
  expect(work).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

it("the work can be cancelled before the frame, and between the frame and its task", () => {
  const work = vi.fn();
  afterPaint(work)();
  const cancel = afterPaint(work);
  requestAnimationFrame(cancel);
  vi.advanceTimersByTime(50);
  expect(work).not.toHaveBeenCalled();
});
