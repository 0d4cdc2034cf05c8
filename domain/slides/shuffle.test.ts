import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shuffledIndexes } from "./shuffle.ts";

describe("a shuffle", () => {
  it("holds each index once and is the same for the same seed", () =>
    fc.assert(
      fc.property(fc.nat(12), fc.string(), (count, seed) => {
        const order = shuffledIndexes(count, seed);
        expect(order.toSorted((a, b) => a - b)).toEqual([...Array(count).keys()]);
        expect(shuffledIndexes(count, seed)).toEqual(order);
      }),
    ));

  // With a fair shuffle each share is 1/n; the bounds are five standard deviations of 6,000 draws.
  it.each([2, 3, 4, 6])("of %i is fair: each index comes at each place equally often", (count) => {
    const draws = 6_000;
    const seen = Array.from({ length: count }, () => Array<number>(count).fill(0));
    for (let child = 0; child < draws; child++)
      shuffledIndexes(count, `child-${child}/slide/0`).forEach((index, place) => {
        const row = seen[place] as number[];
        row[index] = (row[index] ?? 0) + 1;
      });
    const share = 1 / count;
    const bound = 5 * Math.sqrt((share * (1 - share)) / draws);
    for (const times of seen.flat()) expect(Math.abs(times / draws - share)).toBeLessThan(bound);
  });

  it("of the next round is independent of the one before", () => {
    const same = Array.from({ length: 3_000 }, (_, child) => {
      const [one, two] = [0, 1].map((round) => shuffledIndexes(3, `child-${child}/slide/${round}`));
      return one?.[0] === two?.[0] ? 1 : 0;
    }).reduce<number>((sum, n) => sum + n, 0);
    expect(Math.abs(same / 3_000 - 1 / 3)).toBeLessThan(0.05);
  });
});
