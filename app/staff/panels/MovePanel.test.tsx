// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { slideKinds } from "#domain/slides/registry.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import { MovePanel } from "./MovePanel.tsx";

afterEach(cleanup);

const slides = Array.from({ length: 6 }, (_, index) => ({
  id: `s${index + 1}`,
  type: "quiz",
  ...slideKinds.quiz.start(),
  quiz_question: `Question ${index + 1}?`,
})) as unknown as EditableSlide[];

it.each([
  [["s3"], ["3. Question 3?"]],
  [
    ["s6", "s1", "s2", "s3", "s4"],
    ["1. Question 1?", "2. Question 2?", "3. Question 3?", "4. Question 4?", "and 1 more"],
  ],
])("names the slides that are sent, in the lesson's order: %j (T-987)", (moving, named) => {
  render(
    <MovePanel
      courses={[]}
      from="lesson"
      slides={slides}
      moving={moving}
      onChoose={() => undefined}
      onClose={() => undefined}
    />,
  );
  const list = screen.getByRole("list", { name: "Slides that are sent", hidden: true });
  const items = within(list).getAllByRole("listitem", { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual(named);
});
