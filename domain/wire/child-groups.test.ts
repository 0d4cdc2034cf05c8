import { weekOf } from "../days.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AGE_BANDS } from "../family/age.ts";
import type { AgeBand } from "../family/age.ts";
import { countableWeeks, publishableCounts, roundedCount } from "./child-groups.ts";
import type { GroupCount, GroupMeasure } from "./child-groups.ts";

type Row = [version: number, age: string, measure: GroupMeasure, subject: string, count: number];
const rows = (...given: Row[]) =>
  given.map(([version, age, measure, subject, count]) => ({
    version,
    age: age as AgeBand,
    measure,
    subject,
    count,
  }));
const asRows = (counts: readonly GroupCount[]): Row[] =>
  counts.map(({ version, age, measure, subject, count }) => [
    version,
    age,
    measure,
    subject,
    count,
  ]);

describe("groups of at least five children (T-205)", () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 5],
    [9, 5],
    [12, 10],
  ])("%i children are shown as %i", (children, shown) =>
    expect(roundedCount(children)).toBe(shown),
  );

  it.each<[string, Row[], Row[]]>([
    ["four children are not kept", [[1, "7-9", "started", "", 4]], []],
    ["five are", [[1, "7-9", "started", "", 5]], [[1, "7-9", "started", "", 5]]],
    [
      "a slide that four of twelve children reached is not kept",
      [
        [1, "7-9", "started", "", 12],
        [1, "7-9", "reached", "a", 11],
        [1, "7-9", "reached", "b", 4],
      ],
      [
        [1, "7-9", "started", "", 10],
        [1, "7-9", "reached", "a", 10],
      ],
    ],
    [
      "age bands of fewer than five are one group",
      [
        [1, "3-6", "started", "", 2],
        [1, "7-9", "started", "", 6],
        [1, "10-12", "started", "", 3],
        [1, "10-12", "reached", "a", 3],
        [1, "3-6", "reached", "a", 2],
      ],
      [
        [1, "mixed", "started", "", 5],
        [1, "7-9", "started", "", 5],
        [1, "mixed", "reached", "a", 5],
      ],
    ],
    [
      "and are not kept where they are fewer than five together",
      [
        [1, "3-6", "started", "", 4],
        [1, "7-9", "started", "", 8],
      ],
      [[1, "7-9", "started", "", 5]],
    ],
    [
      "versions are groups of their own",
      [
        [1, "7-9", "started", "", 4],
        [2, "7-9", "started", "", 5],
        [1, "7-9", "finished", "", 4],
      ],
      [[2, "7-9", "started", "", 5]],
    ],
  ])("%s", (_what, exact, kept) => expect(asRows(publishableCounts(rows(...exact)))).toEqual(kept));

  it("gives no figure, and no difference of two filters, of fewer than five children", () => {
    const counts = fc.array(
      fc.record({
        version: fc.constantFrom(1, 2),
        age: fc.constantFrom(...AGE_BANDS),
        count: fc.integer({ min: 1, max: 20 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(counts, fc.constantFrom(1, 2), fc.constantFrom(...AGE_BANDS), (given, v, age) => {
        const kept = publishableCounts(
          given.map((row) => ({ ...row, measure: "started" as const, subject: "" })),
        );
        const sum = (isIn: (row: GroupCount) => boolean) =>
          kept.filter(isIn).reduce((all, { count }) => all + count, 0);
        const all = sum(() => true);
        for (const part of [sum((row) => row.version === v), sum((row) => row.age === age)]) {
          expect(part % 5).toBe(0);
          expect((all - part) % 5).toBe(0);
        }
      }),
    );
  });
});

describe("weeks", () => {
  it.each([
    ["2026-11-16", "2026-11-16"],
    ["2026-11-22", "2026-11-16"],
    ["2026-11-23", "2026-11-23"],
  ])("%s is of the week of %s", (day, monday) => expect(weekOf(day)).toBe(monday));

  it("are counted a day after their end", () => {
    expect(countableWeeks(new Date("2026-11-16T23:00:00Z"), 2)).toEqual([
      "2026-10-26",
      "2026-11-02",
    ]);
    expect(countableWeeks(new Date("2026-11-17T00:00:00Z"), 2)).toEqual([
      "2026-11-02",
      "2026-11-09",
    ]);
  });
});
