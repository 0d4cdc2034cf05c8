import fc from "fast-check";
import { expect, it } from "vitest";
import { toCsv } from "./csv.ts";

/** Reads CSV as RFC 4180 has it. */
function parse(csv: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = "", end] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

it.each([
  ["plain", "plain"],
  ["a, b", '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\r\nlines", '"two\r\nlines"'],
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-3", "'-3"],
  ["@sum", "'@sum"],
  ["  =1", "'  =1"],
  ["＝1", "'＝1"],
  ["\tx", "'\tx"],
  ["", ""],
  [-3, "-3"],
  ["2026-11-20", "2026-11-20"],
])("the cell %j (T-222)", (value, text) => expect(toCsv([[value]])).toBe(`${text}\r\n`));

it("is read back as it was, but for the apostrophe before what a spreadsheet would run", () =>
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 5 }), { minLength: 1 }),
      (rows) => {
        const read = parse(toCsv(rows));
        expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
        for (const [r, row] of rows.entries())
          for (const [c, value] of row.entries()) {
            const text = read[r]?.[c] ?? "";
            expect([value, `'${value}`]).toContain(text);
            expect(text).not.toMatch(/^\s*[=+\-@]/);
          }
      },
    ),
  ));
