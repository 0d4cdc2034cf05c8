import { describe, expect, it } from "vitest";
import { CHART_WEEKS, weeksOf } from "./weeks.ts";

const NOW = new Date("2026-11-20T12:00:00Z");

describe("the weeks of the chart", () => {
  const day = (date: string, slides = 1) => ({ at: new Date(`${date}T12:00:00Z`), slides });

  it("end today, seven days each, the oldest first; older and future days count for nothing", () => {
    const weeks = weeksOf(
      [
        day("2026-11-20", 3),
        day("2026-11-14", 2),
        day("2026-11-13", 5),
        day("2026-09-26", 7),
        day("2026-09-25", 9),
        day("2026-11-23"),
      ],
      [],
      NOW,
      null,
    );
    expect(weeks).toHaveLength(CHART_WEEKS);
    expect(weeks[0]).toEqual({ from: "2026-09-26", slides: 7, days: 1 });
    expect(weeks.at(-2)).toEqual({ from: "2026-11-07", slides: 5, days: 1 });
    expect(weeks.at(-1)).toEqual({ from: "2026-11-14", slides: 5, days: 2 });
  });

  it("count a day once, by the family's zone, also where only the end of a lesson is known", () => {
    const late = { at: new Date("2026-11-19T22:45:00Z"), slides: 4 };
    const last = (zone: string) =>
      weeksOf([late, day("2026-11-20")], ["2026-11-20", "2026-11-15"], NOW, zone).at(-1);
    expect(last("Europe/London")).toEqual({ from: "2026-11-14", slides: 5, days: 3 });
    expect(last("Pacific/Chatham")?.days).toBe(3); // 12:00 UTC is the 21st there, 22:45 the 20th
    expect(last("Europe/Athens")).toEqual({ from: "2026-11-14", slides: 5, days: 2 });
  });
});
