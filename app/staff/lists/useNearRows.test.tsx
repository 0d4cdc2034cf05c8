// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { lists as words } from "#app/copy/builder.ts";
import { ItemList } from "./ItemList.tsx";

/** Reports rows as the test says, since there is no layout here. */
class Observer {
  static last: Observer | null = null;
  observed = new Set<Element>();
  report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.report = report;
    Observer.last = this;
  }
  observe = (row: Element) => void this.observed.add(row);
  unobserve = (row: Element) => void this.observed.delete(row);
  disconnect = () => this.observed.clear();
}

beforeEach(() => vi.stubGlobal("IntersectionObserver", Observer));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ids = Array.from({ length: 60 }, (_, index) => `Row ${index + 1}`);
const list = (selected: string | null, shown = ids) => (
  <ItemList
    name="Rows"
    items={shown.map((id) => ({ id, label: id, detail: "Complete" }))}
    selected={selected}
    onSelect={() => undefined}
    onMove={() => undefined}
  />
);
const rows = () => screen.getAllByRole("listitem");
const isWhole = (place: number) =>
  within(rows()[place - 1] as HTMLElement).queryByRole("button", {
    name: words.move(`Row ${place}`),
  }) !== null;

it("a row out of view keeps the button that opens it, with its name, and gets the others when it comes near or is chosen (R-STAFF-12) (T-565)", async () => {
  const { rerender } = render(list(null));
  expect(rows()).toHaveLength(60);
  expect([1, 2, 40, 60].map(isWhole)).toEqual([true, true, false, false]);
  const open = screen.getByRole("button", { name: /^Row 40/ });
  open.focus();
  const observer = Observer.last as unknown as Observer & IntersectionObserver;
  const entry = { isIntersecting: true, target: rows()[39] };
  await act(async () => observer.report([entry as unknown as IntersectionObserverEntry], observer));
  expect([39, 40, 41].map(isWhole)).toEqual([false, true, false]);
  expect(document.activeElement).toBe(open);
  rerender(list("Row 60"));
  expect(isWhole(60)).toBe(true);
});

it("a row that is moved out of the first ones keeps the focus (T-817)", () => {
  const { rerender } = render(list(null));
  const handle = screen.getByRole("button", { name: words.move("Row 10") });
  handle.focus();
  fireEvent.keyDown(handle, { key: "ArrowDown" });
  rerender(list(null, ids.toSpliced(9, 2, "Row 11", "Row 10")));
  expect(rows()[10]?.textContent).toContain("Row 10");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: words.move("Row 10") }));
});
