// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { lists as words } from "#app/copy/builder.ts";
import { ChosenSlidesBar } from "./ChosenSlidesBar.tsx";

afterEach(cleanup);

it("what can be done with chosen slides has one order, with Delete at its end (T-858)", () => {
  const bar = (count: number) => (
    <ChosenSlidesBar
      count={count}
      onStep={() => undefined}
      onMove={() => undefined}
      onDelete={() => undefined}
    />
  );
  const buttons = () => screen.getAllByRole<HTMLButtonElement>("button");
  const { rerender } = render(bar(0));
  const names = () =>
    buttons().map((button) => button.getAttribute("aria-label") ?? button.textContent);
  const all = ["Move or copy", words.chosenUp, words.chosenDown, "Delete"];
  expect(names()).toEqual(all);
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true, true, true]);
  rerender(bar(2));
  expect(names()).toEqual(all);
  expect(buttons().some(({ disabled }) => disabled)).toBe(false);
});
