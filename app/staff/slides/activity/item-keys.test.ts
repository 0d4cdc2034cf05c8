import { expect, it } from "vitest";
import { formerIndexes, ItemKeys } from "./item-keys.ts";

const item = (name: string, more: object = {}) => ({
  name,
  why: "",
  audio_url: null as string | null,
  image_url: null as string | null,
  ...more,
});
const [a, b, c] = [item("a"), item("b"), item("c")];
const empty = item("");

it.each<[string, object[], object[], (number | null)[]]>([
  ["nothing changed", [a, b], [item("a"), item("b")], [0, 1]],
  ["items moved", [a, b, c], [c, a, b], [2, 0, 1]],
  ["one is gone", [a, b, c], [a, c], [0, 2]],
  ["one is new", [a, b], [a, c, b], [0, null, 1]],
  ["one field was changed", [a, b], [a, item("b!")], [0, 1]],
  ["several fields of a named item", [a, b], [a, item("b", { why: "w", audio_url: "/b" })], [0, 1]],
  ["another item stands in its place", [a, b], [a, item("x", { audio_url: "/x" })], [0, null]],
  ["one moved away and another one came", [a, b], [b, item("x", { why: "w" })], [1, null]],
  ["one was moved and changed", [a, b, c], [item("b", { why: "w" }), a, c], [null, 0, 2]],
  ["two are the same", [empty, empty], [empty, empty, empty], [0, 1, null]],
  ["a field without a value is an empty one", [item("a", { hint: "", ok: false })], [a], [0]],
])("of each item it is known which one it was: %s", (_what, before, after, expected) => {
  expect(formerIndexes(before, after)).toEqual(expected);
});

it("a name stays with its item through this author's edits and a colleague's moves", () => {
  const itemKeys = new ItemKeys([a, b, c]);
  const typed = itemKeys.changed([a, b, c], 1, { name: "x", why: "y", audio_url: "/x" }) ?? [];
  expect(itemKeys.follow(typed)).toEqual([0, 1, 2]);
  const [, changed = b] = typed;
  expect(itemKeys.follow([changed, c, a])).toEqual([1, 2, 0]);
  expect(itemKeys.changed([c, a], 1, { name: "late" })).toBeNull();
  expect(itemKeys.follow([c, a, item("new", { why: "n" })])).toEqual([2, 0, 3]);
});

it("of two items that are the same, the one that this author deletes is gone", () => {
  const itemKeys = new ItemKeys([empty, empty]);
  const left = itemKeys.arranged([empty, empty], (names) => names.filter((name) => name !== 0));
  expect([left, itemKeys.follow([empty])]).toEqual([[empty], [1]]);
});
