// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { rulesOf } from "#domain/slides/registry.ts";
import type { LessonInsight } from "#domain/wire/insight.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { SlideCounts } from "./SlideCounts.tsx";

afterEach(cleanup);

it("the statistics of a slide are one line, and its details are folded (T-896)", () => {
  const slide = { id: "s", type: "sort", ...rulesOf("sort")?.start() } as EditableSlide;
  const counts = {
    reached: 92,
    solved: 60,
    first_try: 45,
    wrong: [
      { what: "Bread", count: 7, belief: null },
      { what: null, count: 5, belief: null },
    ],
    check: null,
  };
  const insight = { started: 100, slides: { s: counts } } as unknown as LessonInsight;
  const { container } = render(<SlideCounts slide={slide} insight={insight} />);
  const summary = container.querySelector("summary");
  expect(summary?.textContent).toBe("Reached by 92% · 75% right on the first try");
  expect(container.querySelector("details")?.open).toBe(false);
  expect(screen.getByText("Reached by 92 of the 100 children who began.")).toBeTruthy();
});

it("of a check the line says who was right before and after the lesson, and no share of first tries (T-2148)", () => {
  const slide = { id: "s", type: "quiz", ...rulesOf("quiz")?.start(), check: "A" } as EditableSlide;
  const counts = {
    reached: 50,
    solved: 20,
    first_try: 20,
    wrong: [],
    check: { before: { right: 5, wrong: 15 }, after: { right: 15, wrong: 5 } },
  };
  const insight = { started: 100, slides: { s: counts } } as unknown as LessonInsight;
  const { container } = render(<SlideCounts slide={slide} insight={insight} />);
  expect(container.querySelector("summary")?.textContent).toBe(
    "Reached by 50% · right before the lesson 25%, after it 75%",
  );
});
