// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import type { Misconception, Slip } from "#domain/questions/misconceptions.ts";
import { questionNotes as words } from "#app/copy/questions.ts";
import { MisconceptionField } from "./MisconceptionField.tsx";

afterEach(cleanup);

function Desk({ start }: { start: Misconception | Slip }) {
  const [value, setValue] = useState<Misconception | Slip | null>(start);
  return <MisconceptionField label="Why" value={value} onChange={setValue} />;
}

const slip = () => screen.getByLabelText<HTMLInputElement>(words.slipText);

it("a slip keeps the space that is typed after a word (T-1950)", () => {
  render(<Desk start="slip: forgot" />);
  expect(slip().value).toBe("forgot");
  for (const typed of ["forgot ", "forgot t", "forgot the coins in all"]) {
    fireEvent.change(slip(), { target: { value: typed } });
    expect(slip().value).toBe(typed);
  }
});
