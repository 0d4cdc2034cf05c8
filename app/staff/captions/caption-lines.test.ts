import { expect, it } from "vitest";
import {
  problemAt,
  momentOf,
  shortTime,
  toCaptions,
  toLines,
  withLine,
  withNewLine,
} from "./caption-lines.ts";

const CAPTIONS = [
  { start: 1, end: 2.5, text: "Hello" },
  { start: 62.5, end: 64, text: "Bye" },
];

it("captions become lines with short times, and the same captions again", () => {
  const lines = toLines(CAPTIONS);
  expect(lines.map(({ start, end }) => [start, end])).toEqual([
    ["0:01.000", "0:02.500"],
    ["1:02.500", "1:04.000"],
  ]);
  expect(toCaptions(lines)).toEqual(CAPTIONS);
  expect([0, 59.9, 600, 3600].map(shortTime)).toEqual([
    "0:00.000",
    "0:59.900",
    "10:00.000",
    "1:00:00.000",
  ]);
});

it("the time of a clip is shown to a tenth of a second (T-889)", () => {
  expect([0, 3.605, 59.99, 61.25].map(momentOf)).toEqual(["0:00.0", "0:03.6", "0:59.9", "1:01.2"]);
});

it("a new line lies where the clip stands, for two seconds", () => {
  const lines = withNewLine(toLines(CAPTIONS), 10);
  expect(lines.map(({ start }) => start)).toEqual(["0:01.000", "0:10.000", "1:02.500"]);
  expect(lines[1]).toMatchObject({ end: "0:12.000", text: "" });
  expect(new Set(lines.map(({ id }) => id)).size).toBe(3);
  expect(withNewLine([], 0)).toHaveLength(1);
});

it("a line with a problem says which and in which field, and is not among the captions", () => {
  const [line] = toLines(CAPTIONS);
  if (line === undefined) throw new Error("no line");
  const problem = (change: object) => {
    const { field, what } = problemAt({ ...line, ...change }) ?? {};
    return field && `${field} ${what}`;
  };
  expect([
    problem({}),
    problem({ start: "1" }),
    problem({ end: "" }),
    problem({ end: "0:01.000" }),
    problem({ text: " " }),
  ]).toEqual([undefined, "start time", "end time", "end end_first", "text no_text"]);
  expect(toCaptions(withLine([line], line.id, { text: "" }))).toEqual([]);
});
