import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, dayIn } from "../days.ts";
import {
  instantAt,
  isQuietTime,
  isReminderPreference,
  reminderProblem,
  smsPreference,
  tonight,
  weekend,
} from "./reminder.ts";

const ZONES = [
  "Pacific/Kiritimati",
  "Pacific/Honolulu",
  "Europe/Lisbon",
  "America/New_York",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "UTC",
];
const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays("2024-01-01", days));
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
const shown = (instant: Date, zone: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(
    instant,
  );

describe("dates and times of reminders", () => {
  it("a wall clock's time is found again in every zone, or moved by a lost hour", () =>
    fc.assert(
      fc.property(anyDay, anyTime, fc.constantFrom(...ZONES), (day, time, zone) => {
        const instant = instantAt(day, time, zone);
        const [hour = 0, minute = 0] = time.split(":").map(Number);
        const [shownHour = 0, shownMinute = 0] = shown(instant, zone).split(":").map(Number);
        const drift = shownHour * 60 + shownMinute - (hour * 60 + minute);
        expect([0, 30, 60]).toContain(drift);
        expect(dayIn(instant, zone)).toBe(day);
      }),
    ));

  it.each([
    ["2026-03-08", "02:30", "America/New_York", "2026-03-08T07:30:00.000Z"],
    ["2026-11-01", "01:30", "America/New_York", "2026-11-01T05:30:00.000Z"],
    ["2026-12-31", "23:59", "Pacific/Kiritimati", "2026-12-31T09:59:00.000Z"],
    ["2026-12-31", "23:59", "Pacific/Honolulu", "2027-01-01T09:59:00.000Z"],
  ])("%s %s in %s is %s", (day, time, zone, iso) =>
    expect(instantAt(day, time, zone).toISOString()).toBe(iso),
  );

  it("tonight is 19:00 of a coming evening, the weekend 10:00 of a coming Saturday, within 24 hours and 7 days", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000_000 }),
        fc.constantFrom(...ZONES),
        (minutes, zone) => {
          const now = new Date(Date.UTC(2024, 0, 1) + minutes * 60_000);
          expect(shown(tonight(now, zone), zone)).toBe("19:00");
          expect(shown(weekend(now, zone), zone)).toBe("10:00");
          expect(new Date(`${dayIn(weekend(now, zone), zone)}T00:00:00Z`).getUTCDay()).toBe(6);
          expect(tonight(now, zone).getTime() - now.getTime()).toBeGreaterThan(0);
          expect(tonight(now, zone).getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
          expect(weekend(now, zone).getTime() - now.getTime()).toBeGreaterThan(0);
          expect(weekend(now, zone).getTime() - now.getTime()).toBeLessThanOrEqual(
            7 * 24 * 3_600_000 + 3_600_000,
          );
        },
      ),
    ));

  it("an SMS preference has the specification's form", () => {
    expect(smsPreference("2026-11-24", "18:30")).toBe("SMS 24 November 18:30");
    expect(["now", "email", "SMS 4 May 08:05"].map(isReminderPreference)).toEqual([
      true,
      true,
      true,
    ]);
    expect(
      ["later", "SMS 32 May 08:05", "SMS 4 Mai 08:05", "SMS 4 May 25:00", ""].map(
        isReminderPreference,
      ),
    ).toEqual(Array.from({ length: 5 }, () => false));
  });

  it("texts between 20:00 and 08:00 are in the quiet hours", () =>
    expect(["19:59", "20:00", "07:59", "08:00"].map(isQuietTime)).toEqual([
      false,
      true,
      true,
      false,
    ]));

  it.each([
    [{ day: "", time: "18:00", phone: "(555) 123-4567" }, "incomplete"],
    [{ day: "2026-11-19", time: "18:00", phone: "(202) 555-0143" }, "past_date"],
    [{ day: "2026-11-20", time: "", phone: "(202) 555-0143" }, "no_time"],
    [{ day: "2026-11-20", time: "18:00", phone: "(555) 123" }, "bad_phone"],
    [{ day: "2026-11-20", time: "11:59", phone: "(202) 555-0143" }, "past_time"],
    [{ day: "2026-11-20", time: "12:01", phone: "(202) 555-0143" }, null],
  ])("%j gets the problem %j", (answers, problem) =>
    expect(reminderProblem(answers, new Date("2026-11-20T12:00:00Z"), "UTC")).toBe(problem),
  );
});
