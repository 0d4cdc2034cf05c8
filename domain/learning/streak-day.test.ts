import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../days.ts";
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

describe("the day on which a lesson ended, by what is known of it", () => {
  it.each([
    ["after its first slide", "2026-11-18", { notBefore: "2026-11-17" }, "2026-11-18"],
    ["on the day of its first slide", "2026-11-18", { notBefore: "2026-11-18" }, "2026-11-18"],
    [
      "before its first slide, or the child",
      "2026-11-15",
      { notBefore: "2026-11-18" },
      "2026-11-18",
    ],
    ["again, reported late", "2026-11-15", { isRepeated: true }, TODAY],
    ["again, reported for tomorrow", "2026-11-21", { isRepeated: true }, TODAY],
    ["again, online", undefined, { isRepeated: true }, TODAY],
    ["online", undefined, { notBefore: "2026-11-20" }, TODAY],
    ["too late to be reported", "2026-11-01", { notBefore: "2026-11-18" }, TODAY],
  ])("%s (T-1098)", (_what, reported, known, day) =>
    expect(lessonDay(reported, TODAY, known)).toBe(day),
  );

  it("gives at most one late day for each lesson, and none before the child was added (T-1099)", () => {
    const end = fc.record({
      lesson: fc.nat(4),
      reported: fc.option(
        fc.integer({ min: -10, max: 3 }).map((offset) => addDays(TODAY, offset)),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(fc.array(end, { maxLength: 40 }), fc.nat(9), (ends, age) => {
        const notBefore = addDays(TODAY, -age);
        const finished = new Set<number>();
        const days = ends.map(({ lesson, reported }) => {
          const isRepeated = finished.has(lesson);
          finished.add(lesson);
          return lessonDay(reported, TODAY, { notBefore, isRepeated });
        });
        const late = new Set(days.filter((day) => day !== TODAY));
        expect(late.size).toBeLessThanOrEqual(finished.size);
        expect([...late].every((day) => day >= notBefore && day <= addDays(TODAY, 1))).toBe(true);
      }),
    );
  });
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
