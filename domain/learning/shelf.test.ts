import { describe, expect, it } from "vitest";
import { isAllDone, mapScreen, shelfOf, shelfStatus, withProgress } from "./shelf.ts";

const finished = (...ids: string[]) =>
  Object.fromEntries(
    ids.map((id) => [id, { slide: 0, slide_id: null, furthest: 0, completed: true }]),
  );
const COURSES = ["A", "B", "empty"].map((id) => ({ id, title: id, cover_url: null }));
const LESSONS = [
  { id: "a1", course_id: "A", order: 1 },
  { id: "a2", course_id: "A", order: 2 },
  { id: "b1", course_id: "B", order: 1 },
];
const shelf = (...done: string[]) => shelfOf(COURSES, LESSONS, finished(...done));

describe("the shelf", () => {
  it("has the courses that have lessons, with what is open of each", () => {
    expect(shelf("a1").map(({ id, open_lessons }) => [id, open_lessons])).toEqual([
      ["A", ["a2"]],
      ["B", ["b1"]],
    ]);
    expect(shelf("a1", "b1").map(shelfStatus)).toEqual(["begun", "done"]);
    expect(shelf().map(shelfStatus)).toEqual(["new", "new"]);
  });
  it("counts what was finished without a network, and nothing twice", () => {
    const later = withProgress(shelf("a1"), finished("a1", "a2", "b1"));
    expect(isAllDone(later)).toBe(true);
    expect(later.map(({ lessons }) => lessons)).toEqual([2, 1]);
  });
});

const nothing = { course: false, lesson: false, stay: false };
describe("what the URL of the map shows", () => {
  const one = (...done: string[]) => shelf(...done).slice(0, 1);
  it.each([
    ["one course, open", one("a1"), false, nothing, "map"],
    ["one course, done", one("a1", "a2"), true, nothing, "game-over"],
    ["one course, done, back from the end", one("a1", "a2"), true, { stay: true }, "map"],
    [
      "one course, done, its last lesson just played",
      one("a1", "a2"),
      true,
      { lesson: true },
      "game-over",
    ],
    ["two courses", shelf(), false, nothing, "shelf"],
    ["two courses, one chosen", shelf(), false, { course: true }, "map"],
    ["two courses, a finished one chosen", shelf("b1"), true, { course: true }, "map"],
    ["two courses, in the middle of one", shelf("a1"), false, { lesson: true }, "map"],
    ["two courses, one just finished", shelf("b1"), true, { lesson: true }, "shelf"],
    ["two courses, one finished, asked again", shelf("b1"), true, nothing, "shelf"],
    ["two courses, all done", shelf("a1", "a2", "b1"), true, nothing, "game-over"],
    [
      "two courses, all done, the last lesson just played",
      shelf("a1", "a2", "b1"),
      true,
      { lesson: true },
      "game-over",
    ],
    [
      "two courses, all done, back from the end",
      shelf("a1", "a2", "b1"),
      true,
      { stay: true },
      "shelf",
    ],
    ["two courses, all done, one chosen", shelf("a1", "a2", "b1"), true, { course: true }, "map"],
  ] as const)("%s", (_name, courses, isCourseDone, request, screen) =>
    expect(mapScreen(courses, isCourseDone, { ...nothing, ...request })).toBe(screen),
  );
});
