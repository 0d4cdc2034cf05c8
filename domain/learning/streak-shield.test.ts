import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayIn, daysBetween } from "../days.ts";
import type { Day } from "../days.ts";
import {
  hasShield,
  liveStreak,
  nextStreak,
  nextWithoutShield,
  streakOnMap,
  weekRow,
} from "./streak.ts";
import type { Shield, Streak } from "./streak.ts";

const FIRST = "2026-11-01";
interface Shielded extends Streak {
  shield: Shield;
}
const START: Shielded = { count: 0, lastDate: null, shield: { played: 0, kept: [] } };
const play = (days: readonly Day[], start: Shielded = START): Shielded =>
  days.reduce<Shielded>((now, day) => nextStreak(now, now.shield, day), start);
/** Days of November by number. */
const november = (...numbers: number[]) => numbers.map((number) => addDays(FIRST, number - 1));
const gaps = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 40 });
const daysAfter = (steps: readonly number[]): Day[] =>
  steps.reduce<Day[]>((days, gap) => [...days, addDays(days.at(-1) ?? FIRST, gap)], []);

describe("a streak shield", () => {
  it.each([
    ["two days, one skipped: reset, as the specification says", [1, 2, 4], 1, false],
    ["three days give a shield", [1, 2, 3], 3, true],
    ["one skipped day is kept, and does not count", [1, 2, 3, 5], 4, false],
    ["used up: the next skipped day resets", [1, 2, 3, 5, 7], 1, false],
    ["three more days give a new one", [1, 2, 3, 5, 6, 7], 6, true],
    ["and so on", [1, 2, 3, 5, 6, 7, 9], 7, false],
    ["two skipped days reset, and the shield stays", [1, 2, 3, 6], 1, true],
    ["a month away resets, and the shield stays", [1, 2, 3, 30], 1, true],
    ["the same day again changes nothing", [1, 1, 2, 2, 3, 3], 3, true],
  ])("%s", (_what, numbers, count, has) => {
    const after = play(november(...numbers));
    expect([after.count, hasShield(after.shield)]).toEqual([count, has]);
  });

  it("without one the rule is the specification's, day for day", () => {
    fc.assert(
      fc.property(gaps, (steps) => {
        let now = START;
        for (const day of daysAfter(steps)) {
          const { shield, ...next } = nextStreak(now, now.shield, day);
          if (!hasShield(now.shield)) expect(next).toEqual(nextWithoutShield(now, day));
          expect(nextStreak({ ...next }, shield, day)).toEqual({ ...next, shield });
          now = { ...next, shield };
        }
      }),
    );
  });

  it("never lets a streak pass two skipped days in a row, and never keeps more than a day for three", () => {
    fc.assert(
      fc.property(gaps, (steps) => {
        let now = START;
        let [played, kept] = [0, 0];
        for (const day of daysAfter(steps)) {
          const next = nextStreak(now, now.shield, day);
          const gap = now.lastDate === null ? 0 : daysBetween(now.lastDate, day);
          if (gap > 2) expect(next.count).toBe(1);
          if (gap === 2 && next.count > 1) kept++;
          if (gap > 0 || now.lastDate === null) played++;
          expect(kept * 3).toBeLessThanOrEqual(played);
          expect(next.count).toBeLessThanOrEqual(now.count + 1);
          expect(next.shield.kept.length).toBeLessThanOrEqual(2);
          now = next;
        }
      }),
    );
  });

  it("a kept day that was played offline and is reported late counts as if it had come in order", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 20 }),
        fc.integer({ min: 0, max: 5 }),
        (before, after) => {
          const days = Array.from({ length: before + 2 + after }, (_, at) => addDays(FIRST, at));
          const late = days[before] ?? FIRST;
          const inOrder = play(days);
          const outOfOrder = play([...days.filter((day) => day !== late), late]);
          expect(outOfOrder).toEqual(inOrder);
        },
      ),
    );
  });

  it("days are the family's own: over a change of daylight saving and in any zone one skipped day is one", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("America/New_York", "Europe/Berlin", "Pacific/Kiritimati", "Asia/Kolkata"),
        fc.constantFrom("2026-03-06", "2026-03-27", "2026-10-23", "2026-10-30"),
        fc.integer({ min: 0, max: 23 }),
        (zone, from, hour) => {
          const at = (day: number) =>
            dayIn(new Date(Date.parse(`${from}T00:00:00Z`) + (day * 24 + 12) * 3_600_000), zone);
          const shifted = addDays(at(0), hour % 2);
          expect(play([at(0), at(1), at(2), at(4)]).count).toBe(4);
          expect(play([shifted, addDays(shifted, 1), addDays(shifted, 2)]).shield.played).toBe(3);
        },
      ),
    );
  });

  it("a move west, which puts today before the last day, takes nothing", () => {
    const before = play(november(1, 2, 3));
    expect(nextStreak(before, before.shield, "2026-11-02")).toEqual(before);
  });

  it("the week shows the kept day apart", () => {
    const used = play(november(1, 2, 3, 5)); // 1 November 2026 is a Sunday
    expect(weekRow(used.count, "2026-11-05", used.shield.kept)).toEqual([
      { weekday: 0, on: true },
      { weekday: 1, on: true },
      { weekday: 2, on: true },
      { weekday: 3, on: false, kept: true },
      { weekday: 4, on: true },
      { weekday: 5, on: false },
      { weekday: 6, on: false },
    ]);
  });
});

describe("the streak as it stands", () => {
  const FULL = { played: 3, kept: [] };
  it.each([
    ["today", "2026-11-20", null, 4],
    ["yesterday", "2026-11-19", null, 4],
    ["two days ago", "2026-11-18", null, 0],
    ["two days ago with a shield", "2026-11-18", FULL, 4],
    ["three days ago with a shield", "2026-11-17", FULL, 0],
    ["never", null, null, 0],
  ])("last played %s", (_name, lastDate, shield, streak) =>
    expect(liveStreak({ count: 4, lastDate, shield }, "2026-11-20")).toBe(streak),
  );
});

describe("the streak on the map", () => {
  const onMap = (today: Day, ...days: number[]) => {
    const { shield, ...streak } = play(november(...days));
    return streakOnMap(streak, shield, today);
  };
  it.each([
    ["no lesson yet", "2026-11-05", [], null],
    ["played today, no shield", "2026-11-02", [1, 2], { count: 2, news: null }],
    ["a shield", "2026-11-03", [1, 2, 3], { count: 3, news: "ready" }],
    ["a shield, not played yet today", "2026-11-04", [1, 2, 3], { count: 3, news: "ready" }],
    ["a skipped day, kept", "2026-11-05", [1, 2, 3], { count: 3, news: "keeps" }],
    [
      "the shield was used: the child holds none",
      "2026-11-05",
      [1, 2, 3, 5],
      { count: 4, news: null },
    ],
    ["used, on the day after", "2026-11-06", [1, 2, 3, 5], { count: 4, news: null }],
    ["two days skipped with a shield: it is over", "2026-11-06", [1, 2, 3], null],
    ["a day skipped without a shield: it is over", "2026-11-04", [1, 2], null],
    ["today before the last day, by a move west", "2026-11-01", [1, 2], { count: 2, news: null }],
  ])("%s (T-221)", (_name, today, days, shown) => expect(onMap(today, ...days)).toEqual(shown));

  it("without a shield is the count alone", () =>
    expect(streakOnMap({ count: 4, lastDate: FIRST }, null, FIRST)).toEqual({
      count: 4,
      news: null,
    }));

  it("is there exactly while a lesson today would not reset it", () =>
    fc.assert(
      fc.property(gaps, fc.integer({ min: 0, max: 5 }), (steps, away) => {
        const { shield, ...streak } = play(daysAfter(steps));
        const today = addDays(streak.lastDate ?? FIRST, away);
        const shown = streakOnMap(streak, shield, today);
        const next = nextStreak(streak, shield, today);
        expect(shown === null).toBe(next.count < streak.count || (next.count === 1 && away > 1));
      }),
    ));
});
