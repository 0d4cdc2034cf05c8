import { expect, it } from "vitest";
import { DIFFICULTIES, ENJOYMENTS } from "#domain/learning/feedback.ts";
import { LESSON_ORDERS, sortLessons } from "./lesson-shares.ts";

const answers = <T>(values: readonly T[], counts: readonly number[]) =>
  values.map((value, index) => ({ value, count: counts[index] ?? 0 }));

const lesson = (
  id: string,
  [started, finished]: readonly [number, number],
  hard: readonly number[],
  fun: readonly number[],
) => ({
  id,
  course_id: "course",
  title: id,
  started,
  finished,
  difficulty: answers(DIFFICULTIES, hard),
  enjoyment: answers(ENJOYMENTS, fun),
});

it("sorts lessons by what an author looks for; those without figures come last (T-919)", () => {
  const lessons = [
    lesson("new", [0, 0], [], []),
    lesson("hard", [50, 10], [0, 0, 5, 15], [0, 0, 10, 10]),
    lesson("easy", [40, 40], [10, 0, 90, 0], [0, 10, 0, 10]),
    lesson("dull", [100, 50], [0, 0, 20, 5], [10, 10, 5, 0]),
    lesson("also new", [0, 0], [], []),
  ];
  const orders = LESSON_ORDERS.map((order) => [
    order,
    sortLessons(lessons, order).map(({ id }) => id),
  ]);
  expect(Object.fromEntries(orders)).toEqual({
    started: ["dull", "hard", "easy", "new", "also new"],
    finished: ["hard", "dull", "easy", "new", "also new"],
    hard: ["hard", "dull", "easy", "new", "also new"],
    fun: ["dull", "easy", "hard", "new", "also new"],
  });
});
