import { expect, it } from "vitest";
import { byTurn } from "./conversion-turns.ts";
import type { ConversionTurn } from "./conversion-turns.ts";

const waiting = (id: string, since: number, workedAt: number | null = null): ConversionTurn => ({
  id,
  author: id[0] ?? null,
  waitsSince: since,
  workedAt,
});
const worked = (id: string, workedAt: number): ConversionTurn => ({
  id,
  author: id[0] ?? null,
  waitsSince: null,
  workedAt,
});

it.each<[string, ConversionTurn[], string[]]>([
  ["nothing waits", [worked("a1", 5)], []],
  ["one author: the longest wait first", [waiting("a2", 2), waiting("a1", 1)], ["a1", "a2"]],
  [
    "an author who had a turn comes after one who had none",
    [worked("a1", 5), waiting("a2", 1), waiting("a3", 1), waiting("b1", 4)],
    ["b1", "a2", "a3"],
  ],
  [
    "the author whose turn is the longest ago comes first",
    [worked("a1", 9), worked("b1", 7), waiting("a2", 1), waiting("b2", 8), waiting("c1", 9)],
    ["c1", "b2", "a2"],
  ],
  [
    "a conversion that is under way is its author's turn",
    [worked("a1", 20), waiting("a2", 3), worked("b1", 10), waiting("b2", 11)],
    ["b2", "a2"],
  ],
  [
    "one that was interrupted waits again, and its attempt was a turn",
    [waiting("a1", 2, 6), waiting("b1", 3)],
    ["b1", "a1"],
  ],
])("conversions of several authors take turns: %s (T-1883)", (_what, conversions, order) =>
  expect(byTurn(conversions)).toEqual(order),
);
