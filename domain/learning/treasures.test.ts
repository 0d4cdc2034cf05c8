import { expect, it } from "vitest";
import { treasuresOf } from "./treasures.ts";
import type { FinishedLesson } from "./treasures.ts";

const lesson = (order: number, card: FinishedLesson["card"]): FinishedLesson => ({
  id: `l${order}`,
  title: `Mission ${order}`,
  order,
  card,
});

it.each<[string, FinishedLesson[], boolean[]]>([
  ["all cards done", [1, 2, 3, 4, 5].map((order) => lesson(order, "done")), Array(5).fill(true)],
  ["no card done", [1, 2, 3].map((order) => lesson(order, "open")), [false, false, false]],
  ["a lesson without a card", [lesson(1, null), lesson(2, "open")], [true, false]],
  ["a course of one lesson", [lesson(1, "done")], [true]],
  ["a course without lessons", [], []],
  ["lessons in another order", [lesson(2, "open"), lesson(1, "done")], [true, false]],
])(
  "each lesson of a finished course has a place for its treasure: %s (T-1827)",
  (_what, lessons, won) => {
    const places = treasuresOf(lessons);
    expect(places.map(({ isWon }) => isWon)).toEqual(won);
    expect(places.filter(({ hasCard }) => !hasCard)).toHaveLength(
      lessons.filter(({ card }) => card === null).length,
    );
    expect(places.map(({ order }) => order)).toEqual(
      lessons.map(({ order }) => order).toSorted((a, b) => a - b),
    );
  },
);
