import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { afterTry, ASIDE_AFTER, isAside, isDue, nextToSend } from "./waiting.ts";
import type { Tried } from "./waiting.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");
const triedTimes = (times: number, random = 1): Tried =>
  Array.from({ length: times }).reduce<Tried>((entry) => afterTry(entry, NOW, random), {});
const pauseAfter = (times: number, random = 1) => (triedTimes(times, random).dueAt ?? NOW) - NOW;

describe("an entry without an answer", () => {
  it("is sent again later each time, within five minutes (T-1165)", () => {
    expect([1, 2, 3, 4, 7, 30].map((times) => pauseAfter(times))).toEqual([
      5_000, 10_000, 20_000, 40_000, 300_000, 300_000,
    ]);
  });

  it("comes back at another time than that of other devices: between half of the pause and all of it (T-1166)", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (n, r) => {
          expect(pauseAfter(n, r)).toBeGreaterThanOrEqual(pauseAfter(n, 1) / 2);
          expect(pauseAfter(n, r)).toBeLessThanOrEqual(pauseAfter(n, 1));
        },
      ),
    ));

  it("is due when its pause is over, and at once where the device's clock was wrong (T-1167)", () => {
    const entry = triedTimes(1);
    expect(isDue({}, NOW)).toBe(true);
    expect(isDue(entry, NOW + 4_999)).toBe(false);
    expect(isDue(entry, NOW + 5_000)).toBe(true);
    expect(isDue(entry, NOW - 86_400_000)).toBe(true);
  });
});

describe("which entry is sent next", () => {
  const list = (...entries: [lane: string, tries: number][]) =>
    entries.map(([lane, tries]) => ({ lane, ...triedTimes(tries) }));
  const next = (entries: (Tried & { lane: string })[], nowMs = NOW) =>
    nextToSend(
      entries,
      ({ lane }) => lane,
      (entry) => isDue(entry, nowMs),
    );

  it.each([
    ["the first", list(["a", 0], ["b", 0]), 0],
    ["none while the first one pauses", list(["a", 1], ["b", 0]), null],
    [
      "one that does not build on what was set aside",
      list(["a", ASIDE_AFTER], ["a", 0], ["b", 0]),
      2,
    ],
    ["none that builds on what was set aside", list(["a", ASIDE_AFTER], ["a", 0]), null],
    [
      "none behind one that pauses, behind one that was set aside",
      list(["a", 9], ["b", 1], ["c", 0]),
      null,
    ],
    ["nothing", [], null],
  ])("%s (T-1168)", (_what, entries, index) => expect(next(entries)).toBe(index));

  it("never an entry before an earlier one of its lane; and there is one as soon as all are due (T-1169)", () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom("a", "b", "c"), fc.nat(8)), { minLength: 1 }),
        fc.integer({ min: 0, max: 300_000 }),
        (entries, later) => {
          const waiting = list(...entries);
          const index = next(waiting, NOW + later);
          if (index !== null)
            expect(waiting.findIndex(({ lane }) => lane === waiting[index]?.lane)).toBe(index);
          expect(next(waiting, NOW + 300_000)).not.toBe(null);
        },
      ),
    ));

  it("an entry is set aside after four tries", () => {
    expect([3, 4].map((times) => isAside(triedTimes(times)))).toEqual([false, true]);
  });
});
