import { expect, it } from "vitest";
import { streakReward } from "./streak.ts";
import { xpReward } from "./xp.ts";

it("XP is granted once per lesson", () => {
  expect(xpReward(140, false)).toEqual({ lifetime_xp: 210, granted: true });
  expect(xpReward(210, true)).toEqual({ lifetime_xp: 210, granted: false });
});

it.each([
  ["the day after", "2026-11-21", 3, "2026-11-21", 3],
  ["the same day", "2026-11-20", 2, "2026-11-20", 2],
  ["a day before", "2026-11-18", 2, "2026-11-20", 2],
  ["after a skipped day", "2026-11-22", 1, "2026-11-22", 1],
])("a lesson on %s: count, last day and the days that are on", (_what, day, count, last, on) => {
  const reward = streakReward({ count: 2, lastDate: "2026-11-20" }, day);
  expect([reward.count, reward.last_date]).toEqual([count, last]);
  expect(reward.week.filter((weekDay) => weekDay.on)).toHaveLength(on);
});
