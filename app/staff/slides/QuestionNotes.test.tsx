// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { questionNotes as words } from "#app/copy/questions.ts";
import type { Standard } from "#domain/questions/standards.ts";
import { slideRow } from "../content/rows-for-tests.ts";
import { QuestionNotes } from "./QuestionNotes.tsx";

afterEach(cleanup);

function Desk({ start }: { start: Standard[] }) {
  const [standards, setStandards] = useState(start);
  return (
    <QuestionNotes
      slide={slideRow("one", { type: "quiz", quiz_question: "", quiz_answers: [], standards })}
      edit={(change) => {
        if (typeof change === "object" && "standards" in change)
          setStandards(change.standards ?? []);
      }}
    />
  );
}

const box = (standard: Standard) =>
  screen.getByRole<HTMLInputElement>("checkbox", {
    name: new RegExp(`^${standard}:`),
    hidden: true,
  });

it("a question is marked as one for reviews alone, and says when it comes (T-2101)", () => {
  const edit = vi.fn();
  const show = (for_review: boolean) =>
    render(
      <QuestionNotes
        slide={slideRow("one", { type: "quiz", quiz_question: "", quiz_answers: [], for_review })}
        edit={edit}
      />,
    );
  const marked = () =>
    screen.getByRole<HTMLInputElement>("checkbox", { name: words.forReview, hidden: true });
  show(false);
  expect([marked().checked, screen.queryByText(words.forReviewHint)]).toEqual([false, null]);
  fireEvent.click(marked());
  expect(edit).toHaveBeenLastCalledWith({ for_review: true });
  cleanup();
  show(true);
  expect(marked().checked).toBe(true);
  expect(screen.queryByText(words.forReviewHint)).not.toBeNull();
});

it("no more standards can be ticked than a question can name (T-1951)", () => {
  render(<Desk start={["EI-1", "EI-2", "EI-3", "EI-4"]} />);
  fireEvent.click(box("SP-1"));
  expect(box("SP-1").checked).toBe(true);
  expect([box("SP-2").disabled, box("SP-1").disabled, box("EI-1").disabled]).toEqual([
    true,
    false,
    false,
  ]);
  fireEvent.click(box("EI-1"));
  expect([box("EI-1").checked, box("SP-2").disabled]).toEqual([false, false]);
});
