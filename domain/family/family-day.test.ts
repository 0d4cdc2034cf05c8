import fc from "fast-check";
import { expect, it } from "vitest";
import { dayIn } from "../days.ts";
import { changedZone, moneyDay } from "./family-day.ts";
import type { FamilyZone } from "./family-day.ts";

const HOUR_MS = 3_600_000;
const at = (text: string) => new Date(`2026-11-${text}Z`);
const AHEAD = "Pacific/Kiritimati";
const BEHIND = "Pacific/Pago_Pago";
const unchanged = (time_zone: string | null): FamilyZone => ({
  time_zone,
  zone_before: null,
  zone_changed_at: null,
});
type Changes = [when: string, zone: string][];
const after = (first: string | null, changes: Changes) =>
  changes.reduce((zone, [when, next]) => changedZone(at(when), zone, next), unchanged(first));

it.each<[string, string | null, Changes, string, string]>([
  ["a zone that was never changed", AHEAD, [], "20T12:00", "21"],
  ["no zone yet is UTC", null, [], "20T12:00", "20"],
  ["the first zone, just reported", null, [["20T11:00", AHEAD]], "20T12:00", "20"],
  ["a zone ahead, just reported", "UTC", [["20T11:00", AHEAD]], "20T12:00", "20"],
  ["a zone ahead, not quite 8 hours ago", "UTC", [["20T11:00", AHEAD]], "20T18:59", "20"],
  ["a zone ahead, 8 hours ago", "UTC", [["20T11:00", AHEAD]], "20T19:00", "21"],
  ["midnight at home passes meanwhile", "UTC", [["20T23:00", BEHIND]], "21T00:01", "21"],
  ["a zone behind, 8 hours ago", "UTC", [["20T20:00", BEHIND]], "21T04:00", "20"],
  [
    "switched back and forth: what counted goes on",
    "UTC",
    [
      ["20T03:00", BEHIND],
      ["20T10:00", AHEAD],
      ["20T11:00", "Asia/Tokyo"],
    ],
    "20T18:59",
    "20",
  ],
  [
    "reported again, which is no change",
    "UTC",
    [
      ["20T03:00", AHEAD],
      ["20T11:00", AHEAD],
    ],
    "20T12:00",
    "21",
  ],
])("the day that decides about money: %s (T-1641)", (_what, first, changes, now, day) =>
  expect(moneyDay(at(now), after(first, changes)).today).toBe(`2026-11-${day}`),
);

it("no switching of zones moves the day that decides about money in less than 8 hours (T-1642)", () => {
  const change = fc.record({
    minutes: fc.integer({ min: 0, max: 200 }),
    zone: fc.constantFrom("UTC", AHEAD, BEHIND, "Asia/Tokyo", "America/New_York"),
  });
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 20 }),
      fc.constantFrom(null, "UTC", BEHIND),
      fc.nat(23),
      (changes, home, hour) => {
        const began = Date.parse("2026-11-20T00:00:00Z") + hour * HOUR_MS;
        let nowMs = began;
        let zone = unchanged(home);
        for (const { minutes, zone: next } of changes) {
          nowMs += minutes * 60_000;
          zone = changedZone(new Date(nowMs), zone, next);
          if (nowMs - began >= 8 * HOUR_MS) break;
          expect(moneyDay(new Date(nowMs), zone).today).toBe(dayIn(new Date(nowMs), home));
        }
      },
    ),
  );
});
