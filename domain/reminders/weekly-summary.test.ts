import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayIn, weekOf } from "../days.ts";
import { nextSummary, summaryAt } from "./weekly-summary.ts";
import type { SummaryTime } from "./weekly-summary.ts";

const SUNDAY_18 = { weekday: 0, hour: 18 };
const MONDAY_0 = { weekday: 1, hour: 0 };
const CLOCKS: [zone: string, time: SummaryTime][] = [
  ["UTC", SUNDAY_18],
  ["Europe/Berlin", MONDAY_0],
  ["Pacific/Chatham", SUNDAY_18],
  ["America/St_Johns", MONDAY_0],
  ["Pacific/Kiritimati", MONDAY_0],
  ["Australia/Lord_Howe", SUNDAY_18],
];

describe("when a weekly summary is due", () => {
  it.each<[string, string, string, SummaryTime, string]>([
    // The clocks of Berlin change in the night before both of these Sundays.
    [
      "Berlin, before the spring change",
      "Europe/Berlin",
      "2026-03-16",
      SUNDAY_18,
      "2026-03-22T17:00:00Z",
    ],
    ["Berlin, after it", "Europe/Berlin", "2026-03-23", SUNDAY_18, "2026-03-29T16:00:00Z"],
    [
      "Berlin, an hour that is left out",
      "Europe/Berlin",
      "2026-03-23",
      { weekday: 0, hour: 2 },
      "2026-03-29T01:00:00Z",
    ],
    [
      "Berlin, before the autumn change",
      "Europe/Berlin",
      "2026-10-12",
      SUNDAY_18,
      "2026-10-18T16:00:00Z",
    ],
    ["Berlin, after it", "Europe/Berlin", "2026-10-19", SUNDAY_18, "2026-10-25T17:00:00Z"],
    [
      "Berlin, an hour that comes twice",
      "Europe/Berlin",
      "2026-10-19",
      { weekday: 0, hour: 2 },
      "2026-10-25T00:00:00Z",
    ],
    [
      "Chatham, 13:45 ahead in summer",
      "Pacific/Chatham",
      "2026-11-16",
      SUNDAY_18,
      "2026-11-22T04:15:00Z",
    ],
    [
      "Chatham, 12:45 ahead in winter",
      "Pacific/Chatham",
      "2026-06-15",
      SUNDAY_18,
      "2026-06-21T05:15:00Z",
    ],
    [
      "St. John's, 2:30 behind in summer",
      "America/St_Johns",
      "2026-06-15",
      SUNDAY_18,
      "2026-06-21T20:30:00Z",
    ],
    [
      "St. John's, 3:30 behind in winter",
      "America/St_Johns",
      "2026-11-16",
      SUNDAY_18,
      "2026-11-22T21:30:00Z",
    ],
    [
      "a Monday is the first day of its week",
      "UTC",
      "2026-11-16",
      { weekday: 1, hour: 0 },
      "2026-11-16T00:00:00Z",
    ],
  ])("%s", (_name, zone, week, time, at) =>
    expect(summaryAt(time, week, zone).toISOString()).toBe(new Date(at).toISOString()),
  );

  it("is later this week, else next week, and never at the moment itself", () => {
    const next = (after: string) => nextSummary(SUNDAY_18, new Date(after), "UTC", null);
    expect(next("2026-11-22T17:59:59Z")).toEqual({
      at: new Date("2026-11-22T18:00:00Z"),
      week: "2026-11-16",
    });
    expect(next("2026-11-22T18:00:00Z")).toEqual({
      at: new Date("2026-11-29T18:00:00Z"),
      week: "2026-11-23",
    });
  });

  it("comes once a week, whatever day and hour it is moved to", () => {
    const after = new Date("2026-11-17T09:00:00Z"); // Tuesday; the mail of this week came on Monday
    expect(nextSummary({ weekday: 4, hour: 8 }, after, "UTC", "2026-11-16").at).toEqual(
      new Date("2026-11-26T08:00:00Z"),
    );
    expect(nextSummary({ weekday: 4, hour: 8 }, after, "UTC", "2026-11-09").at).toEqual(
      new Date("2026-11-19T08:00:00Z"),
    );
  });

  it.each(CLOCKS)("in %s: every week of a year has one, at %j of the clock", (zone, time) => {
    const clock = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    let { at, week } = nextSummary(time, new Date("2026-01-01T00:00:00Z"), zone, null);
    for (let n = 0; n < 53; n++) {
      expect(weekOf(dayIn(at, zone))).toBe(week);
      expect(clock.format(at)).toBe(time === SUNDAY_18 ? "Sun 18:00" : "Mon 00:00");
      const next = nextSummary(time, at, zone, week);
      expect(next.week).toBe(addDays(week, 7));
      ({ at, week } = next);
    }
  });

  const HOUR_MS = 3_600_000;
  /** Hour and minute by a zone's clock, and the weekday as a number. */
  const clockOf = (at: Date, timeZone: string) => {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat("en-US", { timeZone, ...options }).format(at);
    return {
      time: format({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
      weekday: "Sun Mon Tue Wed Thu Fri Sat".split(" ").indexOf(format({ weekday: "short" })),
      offset: format({ timeZoneName: "longOffset" }).split(", ")[1],
    };
  };

  it("in any zone, at any moment: it comes within a week, on its day and at its hour, or right after a change of the clock that leaves the hour out (T-228)", () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...Intl.supportedValuesOf("timeZone")),
        fc.record({ weekday: fc.nat({ max: 6 }), hour: fc.nat({ max: 23 }) }),
        fc.date({
          min: new Date("2020-01-01T00:00:00Z"),
          max: new Date("2035-12-31T00:00:00Z"),
          noInvalidDate: true,
        }),
        (zone, time, after) => {
          const { at, week } = nextSummary(time, after, zone, null);
          const waitMs = at.getTime() - after.getTime();
          expect(waitMs).toBeGreaterThan(0);
          expect(waitMs).toBeLessThanOrEqual(7 * 24 * HOUR_MS + 2 * HOUR_MS);
          expect(week).toBe(weekOf(dayIn(at, zone)));
          const clock = clockOf(at, zone);
          expect(clock.weekday).toBe(time.weekday);
          const wanted = `${String(time.hour).padStart(2, "0")}:00`;
          if (clock.time === wanted) return;
          const before = clockOf(new Date(at.getTime() - 2 * HOUR_MS), zone);
          expect(before.offset).not.toBe(clock.offset);
          expect(Number(clock.time.slice(0, 2)) - time.hour).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 500 },
    ));
});
