import { describe, expect, it } from "vitest";
import { timedWords, wordSpokenAt } from "./spoken-words.ts";
import type { SpokenWord } from "./spoken-words.ts";

/** Each word lasts a second. */
const said = (words: string): SpokenWord[] =>
  words.split(" ").map((word, index) => [word, index, index + 1]);

describe("a written word is marked while it is spoken", () => {
  it.each([
    ["Some shells", "Some shells", "Some 0-1, shells 1-2"],
    ["Leaves, and (no) coins!", "Leaves and no coins", "Leaves 0-1, and 1-2, no 2-3, coins 3-4"],
    [
      "He paid $4.99 for it.",
      "He paid four dollars and ninety-nine cents for it",
      "He 0-1, paid 1-2, $4.99 2-7, for 7-8, it 8-9",
    ],
    ["10 coins", "ten coins", "10 0-1, coins 1-2"],
    ["It costs 12", "It costs twelve", "It 0-1, costs 1-2, 12 2-3"],
    ["an all-day job", "an all day job", "an 0-1, all-day 1-3, job 3-4"],
    ["Let's go", "let's go", "Let's 0-1, go 1-2"],
    ["3 + 4 = 7", "three plus four equals seven", "3 0-1, 4 1-3, 7 3-5"],
    ["save save spend", "save spend", "save 0-1, spend 1-2"],
    ["1 of us is in", "is in", "is 0-1, in 1-2"],
    ["Some shells", "well Some shells you see", "Some 1-2, shells 2-3"],
    ["¿Qué es?", "qué es", "Qué 0-1, es 1-2"],
    ["", "ten", ""],
  ])("%j said as %j: %s (T-2080)", (text, spoken, expected) => {
    const words = timedWords(text, said(spoken));
    expect(
      words.map(({ start, end, from, to }) => `${text.slice(start, end)} ${from}-${to}`).join(", "),
    ).toBe(expected);
  });

  it("of a recording without times no word is marked (T-2081)", () =>
    expect(timedWords("Some shells", [])).toEqual([]));
});

describe("the word that is spoken", () => {
  const words = timedWords("Some shells", [
    ["Some", 0.1, 0.3],
    ["shells", 0.4, 0.9],
  ]);
  it.each([
    [0, null],
    [0.1, "Some"],
    [0.35, "Some"],
    [0.4, "shells"],
    [0.9, "shells"],
    [1, null],
  ])("at second %d: %j (T-2082)", (seconds, expected) => {
    const word = wordSpokenAt(words, seconds);
    expect(word && "Some shells".slice(word.start, word.end)).toBe(expected);
  });
});
