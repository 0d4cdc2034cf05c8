// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { insight as words } from "#app/copy/insight.ts";
import { ticksTo, WeekChart } from "./WeekChart.tsx";

afterEach(cleanup);

it.each([
  [0, [1, 0]],
  [3, [3, 2, 1, 0]],
  [20, [20, 15, 10, 5, 0]],
  [285, [300, 200, 100, 0]],
  [1_240, [1_500, 1_000, 500, 0]],
])("the scale of a chart up to %d has round numbers (T-602)", (most, ticks) => {
  expect(ticksTo(most)).toEqual(ticks);
});

it("each week shows its numbers and its day, and weeks without lessons say so (T-603)", () => {
  const weeks = [
    { week: "2026-11-02", started: 25, finished: 10 },
    { week: "2026-11-09", started: 40, finished: 35 },
  ];
  const { container, rerender } = render(<WeekChart weeks={weeks} />);
  expect(screen.getByRole("img", { name: words.weeksSaid(65, 45) })).toBeTruthy();
  expect([...container.querySelectorAll("b")].map((one) => one.textContent)).toEqual([
    "25",
    "10",
    "40",
    "35",
  ]);
  expect(screen.getAllByText("Nov 9")).toHaveLength(2);
  rerender(<WeekChart weeks={[{ week: "2026-11-02", started: 0, finished: 0 }]} />);
  expect(screen.getByText(words.noLessons)).toBeTruthy();
});
