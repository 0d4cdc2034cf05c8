import { describe, expect, it } from "vitest";
import { addDays, dayIn, daysBetween, isDay, isTimeZone } from "./days.ts";

describe("days", () => {
  it("are the family's own: Kiritimati and Honolulu differ at one instant", () => {
    const instant = new Date("2026-11-20T10:30:00Z");
    expect(dayIn(instant, "Pacific/Kiritimati")).toBe("2026-11-21");
    expect(dayIn(instant, "Pacific/Honolulu")).toBe("2026-11-20");
    expect(dayIn(instant, "Not/AZone")).toBe("2026-11-20");
  });
  it("count over a change of daylight saving", () =>
    expect(daysBetween("2026-03-28", addDays("2026-03-28", 2))).toBe(2));
  it("that do not exist are refused", () =>
    expect(["2026-02-30", "2026-2-3", "0000-01-01", "2026-02-28", "0001-01-01"].map(isDay)).toEqual(
      [false, false, false, true, true],
    ));
});

describe("a time zone", () => {
  it.each([
    "Europe/Lisbon",
    "America/Argentina/Buenos_Aires",
    "America/Port-au-Prince",
    "Etc/GMT+5",
    "UTC",
    "europe/lisbon",
  ])("%s is one (T-1138)", (zone) => expect(isTimeZone(zone)).toBe(true));
  it.each([
    "+14:00",
    "-05:00",
    "+1400",
    "+14",
    "",
    " UTC",
    "Not/AZone",
    "Europe/Lisbon\n",
    "x".repeat(65),
  ])("%j is none (T-1320)", (zone) => expect(isTimeZone(zone)).toBe(false));
});
