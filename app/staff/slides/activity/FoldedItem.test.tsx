// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { FoldedItem } from "./FoldedItem.tsx";

afterEach(cleanup);

it("comes into view when it is unfolded, and stays where it is when a menu in it opens", () => {
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockReturnValue();
  const { container } = render(
    <FoldedItem place={1} name="Shells" parts={[["voice", false]]}>
      <ul popover="auto" data-testid="menu" />
    </FoldedItem>,
  );
  const details = container.querySelector("details");
  if (details === null) throw new Error("Nothing is folded.");
  details.open = true;
  expect(scrolled.mock.contexts).toEqual([container.querySelector("[data-item]")]);
  fireEvent(screen.getByTestId("menu"), new Event("toggle", { bubbles: true }));
  expect(scrolled).toHaveBeenCalledOnce();
  details.open = false;
  expect(scrolled).toHaveBeenCalledOnce();
  scrolled.mockRestore();
});
