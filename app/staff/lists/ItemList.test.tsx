// @vitest-environment happy-dom
import { useState } from "react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { moveItem } from "#domain/content/reorder.ts";
import { lists as words } from "#app/copy/builder.ts";
import { ItemList } from "./ItemList.tsx";

afterEach(cleanup);

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

it("scrolls to the item that is selected from elsewhere, such as by adding it (T-547)", async () => {
  const seen: (string | null)[] = [];
  const scroll = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (
    this: Element,
  ) {
    seen.push(this.querySelector("[data-label]")?.textContent ?? null);
  });
  const { rerender } = render(<List />);
  rerender(<List selected="C" />);
  await vi.waitFor(() => expect(seen).toEqual(["C"]));
  rerender(<List selected="B" />);
  await vi.waitFor(() => expect(seen).toEqual(["C", "B"]));
  scroll.mockRestore();
});
