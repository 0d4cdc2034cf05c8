import { expect, it } from "vitest";
import { treasuresOf } from "./treasures.ts";
import type { FinishedLesson } from "./treasures.ts";

const lesson = (order: number, card: FinishedLesson["card"]): FinishedLesson => ({
  id: `l${order}`,
  title: `Mission ${order}`,
  order,
  card,
});

it.each<[string, FinishedLesson[]]>([
  ["all cards done", [1, 2, 3, 4, 5].map((order) => lesson(order, "done"))],
  ["no card done", [1, 2, 3].map((order) => lesson(order, "open"))],
  ["a lesson without a card", [lesson(1, null), lesson(2, "open")]],
  ["a course of one lesson", [lesson(1, "done")]],
  ["a course without lessons", []],
  ["lessons in another order", [lesson(2, "open"), lesson(1, "done")]],
])(
  "each lesson of a finished course gives its treasure, and says whether its card waits: %s (T-1827)",
  (_what, lessons) => {
    const inOrder = lessons.toSorted((a, b) => a.order - b.order);
    expect(treasuresOf(lessons).map(({ order, card }) => [order, card])).toEqual(
      inOrder.map(({ order, card }) => [order, card]),
    );
  },
);
