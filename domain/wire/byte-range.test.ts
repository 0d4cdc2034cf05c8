import { expect, it } from "vitest";
import { parseRange } from "./byte-range.ts";

it.each([
  ["bytes=0-9", { start: 0, end: 9 }],
  ["bytes=90-", { start: 90, end: 99 }],
  ["bytes=-10", { start: 90, end: 99 }],
  ["bytes=-500", { start: 0, end: 99 }],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=99-99", { start: 99, end: 99 }],
  ["bytes=0-100", { start: 0, end: 99 }],
  ["bytes=0-65535", { start: 0, end: 99 }],
  ["bytes=100-", "invalid"],
  ["bytes=9-5", "invalid"],
  ["bytes=-", null],
  ["bytes=0-1,4-5", null],
  ["items=0-1", null],
  [undefined, null],
])("of 100 bytes, %j is %j as RFC 9110 has it (T-1478)", (header, range) =>
  expect(parseRange(header, 100)).toEqual(range),
);

it("nothing of an empty file can be given", () =>
  expect(parseRange("bytes=0-", 0)).toBe("invalid"));
