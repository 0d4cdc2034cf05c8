import { expect, it } from "vitest";
import { DIFFICULTIES } from "#domain/learning/feedback.ts";
import { lessonsToLookAt } from "./lessons-to-look-at.ts";

const lesson = (id: string, started: number, finished: number, hard: number) => ({
  id,
  course_id: "course",
  title: id,
  started,
  finished,
  difficulty: DIFFICULTIES.map((value) => ({ value, count: value === "kinda_hard" ? hard : 10 })),
  enjoyment: [],
});

it("names the lesson that fewest finish and the one that most find hard (T-826)", () => {
  const lessons = [lesson("a", 100, 70, 30), lesson("b", 50, 30, 20), lesson("c", 0, 0, 0)];
  const { leftMost, hardest } = lessonsToLookAt(lessons);
  expect([leftMost?.lesson.id, leftMost?.share]).toEqual(["b", 0.6]);
  expect([hardest?.lesson.id, hardest?.share]).toEqual(["a", 0.5]);
  expect([leftMost?.rank, hardest?.rank]).toEqual(["most", "most"]);
});

it("says where another lesson shows the same share, so that neither stands alone (T-880)", () => {
  const lessons = [lesson("a", 300, 200, 30), lesson("b", 200, 133, 30), lesson("c", 100, 90, 0)];
  const { leftMost, hardest } = lessonsToLookAt(lessons);
  expect([leftMost?.rank, hardest?.rank]).toEqual(["shared", "shared"]);
});

it("a lesson that is alone with its figures has no rank among others", () => {
  const { leftMost } = lessonsToLookAt([lesson("a", 50, 30, 0), lesson("c", 0, 0, 0)]);
  expect(leftMost?.rank).toBe("only");
});

it("names no lesson that most finish and few find hard (T-827)", () => {
  const lessons = [lesson("a", 100, 80, 10), lesson("b", 100, 95, 0)];
  expect(lessonsToLookAt(lessons)).toEqual({ leftMost: null, hardest: null });
  expect(lessonsToLookAt([])).toEqual({ leftMost: null, hardest: null });
});
