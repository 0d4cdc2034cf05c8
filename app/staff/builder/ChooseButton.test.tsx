// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ChooseButton } from "./ChooseButton.tsx";

afterEach(cleanup);

it("'Select all' stands beside 'Done' while slides are selected (T-900)", () => {
  const onAll = vi.fn<() => void>();
  const buttons = (isChoosing: boolean) => (
    <ChooseButton isChoosing={isChoosing} onToggle={() => undefined} onAll={onAll} />
  );
  const names = () => screen.getAllByRole("button").map(({ textContent }) => textContent);
  const { rerender } = render(buttons(false));
  expect(names()).toEqual(["Select several"]);
  rerender(buttons(true));
  expect(names()).toEqual(["Select all", "Done"]);
  fireEvent.click(screen.getByRole("button", { name: "Select all" }));
  expect(onAll).toHaveBeenCalledOnce();
});
