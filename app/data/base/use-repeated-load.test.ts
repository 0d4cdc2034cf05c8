// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "./errors.ts";
import { useRepeatedLoad } from "./use-repeated-load.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A part whose first reads fail with these codes; then it gets an answer. */
async function loadWith(...codes: ConstructorParameters<typeof AppError>[0][]) {
  const read = vi.fn(() => {
    const code = codes.shift();
    return code === undefined ? Promise.resolve("here") : Promise.reject(new AppError(code));
  });
  const hook = renderHook(() => useRepeatedLoad("key", read));
  await pass(0);
  return { read, ...hook };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe("a part of a page that has no button to read again", () => {
  it("is read again after 5 s and then after longer and longer waits, until it is here (T-2190)", async () => {
    const { read, result, unmount } = await loadWith("offline", "unavailable", "timeout");
    expect(result.current.state).toBe("failed");
    await pass(4_999);
    expect(read).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(read).toHaveBeenCalledTimes(2);
    await pass(10_000);
    expect(read).toHaveBeenCalledTimes(3);
    await pass(20_000);
    expect(result.current).toMatchObject({ state: "ready", value: "here" });
    await pass(600_000);
    expect(read).toHaveBeenCalledTimes(4);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(["online", "focus", "pageshow"])(
    "is read again at once on '%s' after a failure, not after an answer (T-2191)",
    async (event) => {
      const { read, result } = await loadWith("offline");
      await act(async () => void window.dispatchEvent(new Event(event)));
      expect(result.current.state).toBe("ready");
      await act(async () => void window.dispatchEvent(new Event(event)));
      expect(read).toHaveBeenCalledTimes(2);
    },
  );

  it("is not read again after a refusal (T-2192)", async () => {
    const { read, result } = await loadWith("profile_missing");
    await pass(600_000);
    expect(result.current.state).toBe("failed");
    expect(read).toHaveBeenCalledTimes(1);
  });
});
