// @vitest-environment happy-dom
import { useState } from "react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { moveItem } from "#domain/content/reorder.ts";
import { lists as words } from "#app/copy/builder.ts";
import { ItemList } from "./ItemList.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function List({ selected = null }: { selected?: string | null }) {
  const [items, setItems] = useState<readonly string[]>(["A", "B", "C"]);
  return (
    <ItemList
      name="Letters"
      items={items.map((id) => ({ id, label: id, detail: null }))}
      selected={selected}
      onSelect={() => undefined}
      onMove={(from, to) => setItems(moveItem(items, from, to))}
    />
  );
}
const order = () =>
  [...document.querySelectorAll("[data-label]")].map((label) => label.textContent);
const focused = () => document.activeElement?.getAttribute("aria-label");

it.each([
  ["up", "C", ["C", "A", "B"]],
  ["down", "A", ["B", "C", "A"]],
] as const)(
  "a button that moves an item %s keeps the focus, also at the end of the list",
  (way, item, now) => {
    render(<List />);
    fireEvent.focus(screen.getByRole("button", { name: item }));
    const label = words[way](item);
    const press = () => {
      const button = screen.getByRole("button", { name: label });
      button.focus();
      fireEvent.click(button);
      return focused();
    };
    expect([press(), press(), order()]).toEqual([label, label, now]);
    expect(screen.getByRole("button", { name: label }).getAttribute("aria-disabled")).toBe("true");
    expect([press(), order()]).toEqual([label, now]);
  },
);

it("the handle that moves an item by arrow keys keeps the focus", () => {
  render(<List />);
  const label = words.move("A");
  for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"]) {
    const handle = screen.getByRole("button", { name: label });
    handle.focus();
    fireEvent.keyDown(handle, { key });
    expect(focused()).toBe(label);
  }
  expect(order()).toEqual(["B", "A", "C"]);
});

/** Stands in for the browser's observer, which calls with the next frame, and when a list grows. */
class Sizes {
  static readonly observed = new Set<Sizes>();
  readonly onSize: () => void;
  constructor(onSize: () => void) {
    this.onSize = onSize;
  }
  observe() {
    Sizes.observed.add(this);
    this.onSize();
  }
  disconnect() {
    Sizes.observed.delete(this);
  }
  static grow() {
    for (const { onSize } of Sizes.observed) onSize();
  }
}

function watchScrolls() {
  vi.stubGlobal("ResizeObserver", Sizes);
  const seen: (string | null)[] = [];
  vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
    seen.push(this.querySelector("[data-label]")?.textContent ?? null);
  });
  return seen;
}

it("scrolls to the item that is selected from elsewhere, such as by adding it (T-547)", () => {
  const seen = watchScrolls();
  const { rerender } = render(<List />);
  rerender(<List selected="C" />);
  expect(seen).toEqual(["C"]);
  rerender(<List selected="B" />);
  expect(seen).toEqual(["C", "B"]);
});

it("keeps the selected item in view while the list gets its height, until the author uses it (T-904)", () => {
  const seen = watchScrolls();
  render(<List selected="C" />);
  Sizes.grow();
  expect(seen).toEqual(["C", "C"]);
  fireEvent.wheel(screen.getByRole("list"));
  Sizes.grow();
  expect(seen).toEqual(["C", "C"]);
});
