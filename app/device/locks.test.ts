import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withFreeLock, withLock } from "./locks.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
/** The result, after as long as we wait for a lock. */
const within = async <T>(result: Promise<T>) => {
  await vi.runAllTimersAsync();
  return result;
};

const refuse = () => {
  throw new DOMException("refused", "SecurityError");
};
const WITHOUT_LOCKS: [string, object][] = [
  ["has none", {}],
  ["has null", { locks: null }],
  [
    "refuses the manager",
    {
      get locks() {
        return refuse();
      },
    },
  ],
  ["throws", { locks: { request: refuse } }],
  ["rejects", { locks: { request: async () => refuse() } }],
  ["never answers", { locks: { request: () => new Promise(() => undefined) } }],
];

it.each(WITHOUT_LOCKS)(
  "work runs once, without a lock, where the browser %s (T-1207)",
  async (_how, navigator) => {
    vi.stubGlobal("navigator", navigator);
    const work = vi.fn(async () => "done");
    expect(await within(withLock("a", work))).toBe("done");
    expect(work).toHaveBeenCalledTimes(1);
    const free = vi.fn(async (_isMine: boolean) => undefined);
    await within(withFreeLock("a", free));
    expect(free.mock.calls).toEqual([[true]]);
  },
);

it("work that fails with the lock runs once, and its failure is the caller's (T-1208)", async () => {
  const locks = {
    request: async (...all: unknown[]) => (all.at(-1) as (lock: object) => unknown)({}),
  };
  vi.stubGlobal("navigator", { locks });
  const work = vi.fn(() => Promise.reject(new Error("no room")));
  await expect(withLock("a", work)).rejects.toThrow("no room");
  await expect(withFreeLock("a", work)).rejects.toThrow("no room");
  expect(work).toHaveBeenCalledTimes(2);
});

it("work that another tab is at is left to it", async () => {
  const locks = {
    request: async (...all: unknown[]) => (all.at(-1) as (lock: null) => unknown)(null),
  };
  vi.stubGlobal("navigator", { locks });
  const work = vi.fn(async () => undefined);
  await withFreeLock("a", work);
  expect(work.mock.calls).toEqual([[false]]);
});

it("a lock that comes after the wait is given back, and the work has run once (T-1893)", async () => {
  let grant: ((lock: object) => Promise<unknown>) | undefined;
  const request = (...all: unknown[]) => {
    grant = all.at(-1) as typeof grant;
    return new Promise(() => undefined);
  };
  vi.stubGlobal("navigator", { locks: { request } });
  const work = vi.fn(async () => "done");
  expect(await within(withLock("a", work))).toBe("done");
  await grant?.({});
  expect(work).toHaveBeenCalledTimes(1);
});
