// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useToday } from "./use-today.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ZONES: [zone: string, beforeMidnight: string, before: string, after: string][] = [
  ["Europe/Berlin", "2026-12-31T22:59:50Z", "2026-12-31", "2027-01-01"],
  ["America/New_York", "2026-11-01T03:59:50Z", "2026-10-31", "2026-11-01"],
  ["Asia/Kolkata", "2026-02-28T18:29:50Z", "2026-02-28", "2026-03-01"],
  ["UTC", "2028-02-28T23:59:50Z", "2028-02-28", "2028-02-29"],
];

describe("a page that is left open", () => {
  it.each(ZONES)("shows the new day after midnight in %s (T-1220)", (zone, at, before, after) => {
    vi.setSystemTime(new Date(at));
    const { result } = renderHook(() => useToday(zone));
    expect(result.current).toBe(before);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(result.current).toBe(after);
  });

  it.each([
    [
      "comes back into view",
      () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
    ],
    ["is shown again by the browser", () => window.dispatchEvent(new Event("pageshow"))],
    ["gets the focus", () => window.dispatchEvent(new Event("focus"))],
  ])("shows today at once when it slept for a week and %s (T-1221)", (_how, comeBack) => {
    vi.setSystemTime(new Date("2026-11-20T12:00:00Z"));
    const { result } = renderHook(() => useToday("UTC"));
    vi.setSystemTime(new Date("2026-11-27T12:00:00Z"));
    expect(result.current).toBe("2026-11-20");
    act(() => void comeBack());
    expect(result.current).toBe("2026-11-27");
  });

  it("an open page is not drawn again within a day, and stops its timer when it closes", () => {
    vi.setSystemTime(new Date("2026-11-20T12:00:00Z"));
    let drawn = 0;
    const { unmount } = renderHook(() => {
      drawn++;
      return useToday("UTC");
    });
    act(() => void vi.advanceTimersByTime(3_600_000));
    expect(drawn).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
