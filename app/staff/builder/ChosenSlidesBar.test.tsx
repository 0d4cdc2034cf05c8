// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ChosenSlidesBar } from "./ChosenSlidesBar.tsx";

afterEach(cleanup);

it("what can be done with chosen slides has one order, with Delete at its end (T-858)", () => {
  const bar = (count: number) => (
    <ChosenSlidesBar
      count={count}
      onAll={() => undefined}
      onStep={() => undefined}
      onMove={() => undefined}
      onDelete={() => undefined}
    />
  );
  const buttons = () => screen.getAllByRole<HTMLButtonElement>("button");
  const { rerender } = render(bar(0));
  const names = buttons().map(({ textContent }) => textContent);
  expect(names).toEqual(["Select all", "Move to lesson", "Move up", "Move down", "Delete"]);
  expect(buttons().map(({ disabled }) => disabled)).toEqual([false, true, true, true, true]);
  rerender(bar(2));
  expect(buttons().map(({ textContent }) => textContent)).toEqual(names);
  expect(buttons().some(({ disabled }) => disabled)).toBe(false);
});
