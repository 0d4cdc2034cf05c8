import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextWithoutShield, streakReward, weekRow } from "./streak.ts";

const day = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2040-01-01"), noInvalidDate: true })
  .map((d) => d.toISOString().slice(0, 10));

describe("streak", () => {
  it("the same day keeps the count, the next day adds 1, a skipped day resets to 1", () => {
    expect(nextWithoutShield({ count: 4, lastDate: "2026-11-20" }, "2026-11-20")).toEqual({
      count: 4,
      lastDate: "2026-11-20",
    });
    expect(nextWithoutShield({ count: 4, lastDate: "2026-11-20" }, "2026-11-21")).toEqual({
      count: 5,
      lastDate: "2026-11-21",
    });
    expect(nextWithoutShield({ count: 4, lastDate: "2026-11-20" }, "2026-11-22")).toEqual({
      count: 1,
      lastDate: "2026-11-22",
    });
    expect(nextWithoutShield({ count: 0, lastDate: null }, "2026-11-20")).toEqual({
      count: 1,
      lastDate: "2026-11-20",
    });
  });
  it("never grows twice a day and never by more than 1", () => {
    fc.assert(
      fc.property(fc.array(day, { minLength: 1 }), (days) => {
        let streak = nextWithoutShield({ count: 0, lastDate: null }, days[0] ?? "2026-01-01");
        for (const d of days) {
          const grown = nextWithoutShield(streak, d);
          expect(grown.count).toBeLessThanOrEqual(streak.count + 1);
          expect(nextWithoutShield(grown, d)).toEqual(grown);
          streak = grown;
        }
      }),
    );
  });
  it("a day that lies before the last one changes nothing (a move to another zone)", () => {
    expect(nextWithoutShield({ count: 3, lastDate: "2026-11-21" }, "2026-11-20")).toEqual({
      count: 3,
      lastDate: "2026-11-21",
    });
  });
  it("the week row marks the last N days, at most 7, ending today (T-098)", () => {
    const on = (count: number) =>
      weekRow(count, "2026-11-20")
        .filter((d) => d.on)
        .map((d) => d.weekday);
    expect(on(1)).toEqual([5]);
    expect(on(3)).toEqual([3, 4, 5]);
    expect(on(12)).toHaveLength(7);
    expect(on(0)).toEqual([]);
  });
});

describe("the reward of a streak", () => {
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
});
