// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Band } from "#domain/slides/bands.ts";
import { BandsField } from "./BandsField.tsx";

afterEach(cleanup);

const onChange = vi.fn<(bands: Band[] | null) => void>();
const show = (bands: Band[] | null) => render(<BandsField bands={bands} onChange={onChange} />);
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

it("a slide for all has every age ticked, and loses the one that is unticked (T-1944)", () => {
  show(null);
  expect(screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  fireEvent.click(box("3 to 6"));
  expect(onChange).toHaveBeenLastCalledWith(["middle", "older", "teen"]);
});

it("with every age ticked again it is for all", () => {
  show(["little", "middle", "older"]);
  fireEvent.click(box("15 to 18"));
  expect(onChange).toHaveBeenLastCalledWith(null);
});

it("the last age can't be unticked", () => {
  show(["teen"]);
  expect([box("15 to 18").disabled, box("11 to 14").disabled]).toEqual([true, false]);
});
