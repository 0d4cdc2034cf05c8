import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { moveBlock, moveItem, placedAs } from "./reorder.ts";

const placed = (ids: string, moved: string, wanted: string) =>
  placedAs([...ids], new Set(moved), [...wanted]).join("");

describe("a move that is made in a list that changed meanwhile", () => {
  it.each([
    ["the same list", "abc", "a", "bca", "bca"],
    ["an item was added at the end", "abcx", "a", "bac", "bacx"],
    ["an item was added before the item that it goes after", "axbc", "a", "bac", "xbac"],
    ["the item that it goes after is gone", "acd", "a", "cbad", "cad"],
    ["all items before it are gone", "ac", "c", "bca", "ca"],
    ["the moved item is gone", "bc", "a", "bca", "bc"],
    ["others were put in another order", "cba", "a", "bac", "cba"],
    ["several items are moved", "abcdx", "ac", "bdac", "bdacx"],
  ])("puts the item after the one that it was put after: %s", (_case, ids, moved, wanted, now) => {
    expect(placed(ids, moved, wanted)).toBe(now);
  });

  it("gives the result of the original move if the list has not changed", () => {
    const list = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (ids, a, b) => {
        const [from, to] = [a % ids.length, b % ids.length];
        const moved = moveItem(ids, from, to);
        expect(placedAs(ids, new Set([ids[from] ?? ""]), moved)).toEqual(moved);
      }),
    );
    fc.assert(
      fc.property(list, fc.nat(), fc.constantFrom(-1 as const, 1 as const), (ids, chosen, step) => {
        const block = new Set(ids.filter((_, index) => (chosen >> index) % 2 === 1));
        const items = ids.map((id) => ({ id }));
        const moved = moveBlock(items, block, step).map(({ id }) => id);
        expect(placedAs(ids, block, moved)).toEqual(moved);
      }),
    );
  });
});
