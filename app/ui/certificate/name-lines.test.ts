import fc from "fast-check";
import { expect, it } from "vitest";
import { NAME_PLACE, nameLines } from "./name-lines.ts";

/** Every letter has the same width. */
const widthOf = (em: number) => (text: string) => text.length * em;

it.each<[string, number, string[], number]>([
  ["Al", 0.6, ["Al"], 92],
  ["Maximilian", 0.6, ["Maximilian"], 92],
  ["Anna Maria Magdalena Theresa", 0.6, ["Anna Maria", "Magdalena Theresa"], 56],
  ["A".repeat(40), 0.6, ["A".repeat(40)], 39],
  ["A".repeat(80), 0.6, ["A".repeat(40), "A".repeat(40)], 39],
  ["W".repeat(80), 1, ["W".repeat(27), "W".repeat(26), "W".repeat(27)], 35],
  [`Jo ${"a".repeat(77)}`, 0.6, [`Jo ${"a".repeat(37)}`, "a".repeat(40)], 39],
])("the name %j, with letters %d wide, has the lines %j (T-1292)", (name, em, lines, size) => {
  const shown = nameLines(name, widthOf(em));
  expect(shown.lines.map(({ text }) => text)).toEqual(lines);
  expect(Math.round(shown.size)).toBe(size);
});

it("no letter of a name is lost, and none leaves its place (T-1293)", () =>
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 80 }), (name) => {
      const { size, lines } = nameLines(name, widthOf(0.6));
      const joined = lines.map(({ text }) => text).join("");
      expect(joined.replaceAll(" ", "")).toBe(name.replaceAll(" ", ""));
      for (const { text, y } of lines) {
        expect(text.length * 0.6 * size).toBeLessThanOrEqual(NAME_PLACE.width + 0.001);
        expect(Math.abs(y - NAME_PLACE.middle)).toBeLessThanOrEqual(NAME_PLACE.height / 2);
      }
    }),
  ));
