import { afterEach, expect, it, vi } from "vitest";
import { withFreeLock, withLock } from "./locks.ts";

afterEach(() => void vi.unstubAllGlobals());

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
];

it.each(WITHOUT_LOCKS)(
  "work runs once, without a lock, where the browser %s (T-1207)",
  async (_how, navigator) => {
    vi.stubGlobal("navigator", navigator);
    const work = vi.fn(async () => "done");
    expect(await withLock("a", work)).toBe("done");
    expect(work).toHaveBeenCalledTimes(1);
    const free = vi.fn(async () => undefined);
    await withFreeLock("a", free);
    expect(free).toHaveBeenCalledTimes(1);
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
