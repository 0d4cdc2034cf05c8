import { describe, expect, it } from "vitest";
import type { LessonStatus } from "./lesson-order.ts";
import { mapArrival } from "./map-arrival.ts";

const lessons = (...statuses: LessonStatus[]) =>
  statuses.map((status, place) => ({ id: `lesson ${place}`, status }));

describe("the way that the course map shows after a lesson", () => {
  it.each([
    ["the first was finished", ["done", "current", "upcoming"], 0, { from: 0, to: 1 }],
    ["the one before the last was finished", ["done", "done", "current"], 1, { from: 1, to: 2 }],
    ["an earlier one was played again", ["done", "done", "current"], 0, null],
    ["the last was finished", ["done", "done"], 1, null],
    ["it is not done on the server", ["current", "upcoming"], 0, null],
    ["it is not on this map", ["done", "current"], 7, null],
    ["nothing was finished", ["done", "current"], null, null],
    ["the child goes on with a later one", ["done", "upcoming", "current"], 0, null],
    ["there is no lesson", [], 0, null],
  ] satisfies [string, LessonStatus[], number | null, unknown][])(
    "%s (T-1760)",
    (_, statuses, finished, way) =>
      expect(
        mapArrival(lessons(...statuses), finished === null ? null : `lesson ${finished}`),
      ).toEqual(way),
  );
});
