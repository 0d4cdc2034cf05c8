// @vitest-environment happy-dom
import { useState } from "react";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { moveItem } from "#domain/content/reorder.ts";
import { lists as words } from "#app/copy/builder.ts";
import { ItemList } from "./ItemList.tsx";

afterEach(cleanup);

function List() {
  const [items, setItems] = useState<readonly string[]>(["A", "B", "C"]);
  return (
    <ItemList
      name="Letters"
      items={items.map((id) => ({ id, label: id, detail: null }))}
      selected={null}
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
