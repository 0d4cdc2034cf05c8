import fc from "fast-check";
import { expect, it } from "vitest";
import { LARGE_NUMBER_WORDS, NUMBER_WORDS, numberWords } from "./number-words.ts";

it.each([
  [0, "Zero"],
  [20, "Twenty"],
  [21, "Twenty One"],
  [30, "Thirty"],
  [99, "Ninety Nine"],
  [100, "One Hundred"],
  [101, "One Hundred One"],
  [342, "Three Hundred Forty Two"],
  [1_000, "One Thousand"],
  [20_015, "Twenty Thousand Fifteen"],
  [999_999, "Nine Hundred Ninety Nine Thousand Nine Hundred Ninety Nine"],
  [-1, ""],
  [1.5, ""],
  [1_000_000, ""],
])("%d is spoken as '%s' (T-220)", (number, words) =>
  expect(numberWords(number).join(" ")).toBe(words),
);

const WORTH = new Map<string, number>([
  ...NUMBER_WORDS.map((word, number) => [word, number] as const),
  ...Object.entries(LARGE_NUMBER_WORDS).map(([name, word]) => [word, Number(name)] as const),
]);

/** The number that somebody understands from these words. */
function numberOf(words: readonly string[]): number {
  let [thousands, sum] = [0, 0];
  for (const word of words) {
    if (word === LARGE_NUMBER_WORDS.thousand) [thousands, sum] = [sum, 0];
    else if (word === LARGE_NUMBER_WORDS.hundred) sum *= 100;
    else sum += WORTH.get(word) ?? Number.NaN;
  }
  return thousands * 1_000 + sum;
}

it("any whole number below a million is understood from its words", () =>
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), (number) => {
      expect(numberOf(numberWords(number))).toBe(number);
    }),
  ));
