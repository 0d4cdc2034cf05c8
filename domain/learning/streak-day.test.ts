import { describe, expect, it } from "vitest";
import { lessonDay, streakDay, streakDays } from "./streak-day.ts";

const TODAY = "2026-11-20";

describe("the day on which a lesson ended", () => {
  it.each([
    ["no report", undefined, TODAY],
    ["today", "2026-11-20", "2026-11-20"],
    ["tomorrow, on a device whose zone is ahead", "2026-11-21", "2026-11-21"],
    ["the day after tomorrow is nobody's day", "2026-11-22", TODAY],
    ["yesterday", "2026-11-19", "2026-11-19"],
    ["a week ago", "2026-11-13", "2026-11-13"],
    ["eight days ago is too late", "2026-11-12", TODAY],
  ])("%s", (_what, reported, day) => expect(lessonDay(reported, TODAY)).toBe(day));
});

describe("the day that counts for the streak", () => {
  it.each([
    ["no lesson", [], undefined, null],
    ["today", ["2026-11-20"], undefined, "2026-11-20"],
    ["yesterday, a lesson that ended at 23:59", ["2026-11-19"], undefined, "2026-11-19"],
    ["tomorrow, of a family that travelled west", ["2026-11-21"], undefined, "2026-11-21"],
    [
      "the latest of several, in any order",
      ["2026-11-20", "2026-11-21", "2026-11-19"],
      undefined,
      "2026-11-21",
    ],
    ["two days ago without a report", ["2026-11-18"], undefined, null],
    ["two days ahead without a report", ["2026-11-22"], undefined, null],
    ["reported, with its lesson", ["2026-11-17", "2026-11-20"], "2026-11-17", "2026-11-17"],
    ["reported, without its lesson", ["2026-11-20"], "2026-11-17", null],
    [
      "reported after midnight, a lesson that ended at 23:59",
      ["2026-11-16"],
      "2026-11-17",
      "2026-11-16",
    ],
    ["reported, with a lesson two days before", ["2026-11-15"], "2026-11-17", null],
    ["reported after a week", ["2026-11-13"], "2026-11-13", "2026-11-13"],
    ["reported after eight days", ["2026-11-12"], "2026-11-12", null],
  ])("%s (T-938)", (_what, days, reported, day) =>
    expect(streakDay(days, reported, TODAY)).toBe(day),
  );

  it("is looked for among three days, or the reported one and the one before it", () => {
    expect(streakDays(undefined, TODAY)).toEqual({ from: "2026-11-19", to: "2026-11-21" });
    expect(streakDays("2026-11-15", TODAY)).toEqual({ from: "2026-11-14", to: "2026-11-15" });
    expect(streakDays("2026-11-13", TODAY)).toEqual({ from: "2026-11-13", to: "2026-11-13" });
  });
});
