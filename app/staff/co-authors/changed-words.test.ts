import { expect, it } from "vitest";
import { changedWords, editedWords } from "./changed-words.ts";
import type { ComparedPart } from "./changed-words.ts";

/** 'What is [gold] here?': the changed words are in brackets. */
const marked = (parts: readonly ComparedPart[]) =>
  parts.map(({ text, changed }) => (changed ? text.replace(/\S.*\S|\S/, "[$&]") : text)).join("");
const compare = (own: string, theirs: string) => {
  const both = changedWords(own, theirs);
  return [marked(both.mine), marked(both.theirs)];
};

it("of two wordings, the words are marked that only one of them has (T-909)", () => {
  expect(compare("What can you make for a friend?", "What can you make for your family?")).toEqual([
    "What can you make for [a friend?]",
    "What can you make for [your family?]",
  ]);
  expect(compare("a b c", "a x b c d")).toEqual(["a b c", "a [x] b c [d]"]);
  expect(compare("same", "same")).toEqual(["same", "same"]);
});

it("a word that only one of them highlights is changed; texts without a common word have no marks (T-910)", () => {
  expect(changedWords("find [hl]gold[/hl] now", "find gold now").mine).toEqual([
    { text: "find ", highlighted: false, changed: false },
    { text: "gold", highlighted: true, changed: true },
    { text: " now", highlighted: false, changed: false },
  ]);
  expect(compare("one two", "three four")).toEqual(["one two", "three four"]);
  expect(compare("", "three")).toEqual(["", "three"]);
});

it.each([
  ["one two", "one two", "one two"],
  ["a b c", "a b", "a b -c-"],
  ["a b", "a x b c", "a +x +b +c+"],
  ["one two", "three", "-one two -+three+"],
  ["", "three", "+three+"],
  ["find [hl]gold[/hl]? Yes", "find [hl]gold[/hl]? Yes now", "find gold? Yes +now+"],
  ["find [hl]gold[/hl] now", "find gold now", "find -gold-- -+gold +now"],
])("%j edited to %j reads %j (T-939)", (before, now, expected) => {
  const signs = { kept: "", removed: "-", added: "+" };
  const said = editedWords(before, now).map(({ text, what }) => signs[what] + text + signs[what]);
  expect(said.join("")).toBe(expected);
});
