import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { entry } from "../base/device-storage.ts";
import { SESSION_KEY } from "../base/session-key.ts";
import { stubStorage } from "../base/storage-for-tests.ts";
import type { Profile } from "../family/family.ts";
import { pendingMutations, sendOrKeep } from "../mutations/mutation-queue.ts";
import { growStreak } from "./rewards.ts";

// Imported anew: another test file of this folder puts a mock in the place of a module.
vi.hoisted(() => vi.resetModules());

const BEFORE_MIDNIGHT = new Date(2026, 10, 20, 23, 59);
const AFTER_MIDNIGHT = new Date(2026, 10, 21, 0, 1);
const profile = { streak_count: 3, last_streak_date: "2026-11-19" } as Profile;

beforeEach(() => {
  vi.useFakeTimers({ now: BEFORE_MIDNIGHT });
  stubStorage();
  entry(SESSION_KEY).write(
    JSON.stringify({ user: { id: "mia" }, access_token: "token", expires_at: 4e9 }),
  );
  vi.stubGlobal("window", Object.assign(new EventTarget(), { name: "" }));
  // Another tab is sending.
  const request = async (...all: unknown[]) => (all.at(-1) as (lock: null) => unknown)(null);
  vi.stubGlobal("navigator", { locks: { request } });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ["of a lesson's end that waits, though midnight has passed", "2026-11-20", 4],
  ["of today, where no lesson's end waits", "2026-11-21", 1],
])(
  "without a network the streak grows for the day %s (R-REW-2) (T-928)",
  async (_what, day, count) => {
    if (day === "2026-11-20")
      await sendOrKeep({
        kind: "progress",
        lessonId: "a",
        slide: 9,
        slideId: "s9",
        isLast: true,
        version: 1,
        playedOn: "2026-11-20",
      });
    vi.setSystemTime(AFTER_MIDNIGHT);
    expect(await growStreak(profile)).toMatchObject({ count, last_date: day });
    const waiting = pendingMutations();
    expect(waiting.at(-1)).toMatchObject({ kind: "streak", playedOn: day });
  },
);
