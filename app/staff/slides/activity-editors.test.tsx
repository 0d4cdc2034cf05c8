// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import type { FunctionComponent } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { rulesOf } from "#domain/slides/registry.ts";
import { unfitFields } from "#domain/slides/unfit.ts";
import type { SlideKind } from "#domain/slides/registry.ts";
import type { EditableSlide } from "#app/data/authoring/authoring.ts";
import type { Edit } from "./editor.ts";
import type { EditorProps } from "./editor.ts";
import { AmountEditor } from "./amount/AmountEditor.tsx";
import { JarsEditor } from "./jars/JarsEditor.tsx";
import { OrderEditor } from "./order/OrderEditor.tsx";
import { PayEditor } from "./pay/PayEditor.tsx";
import { SortEditor } from "./sort/SortEditor.tsx";
import { SpotEditor } from "./spot/SpotEditor.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Opens the editor of a new slide of a kind; `slide` is what was made of it. */
function openEditor(kind: SlideKind, Editor: unknown) {
  const Shown = Editor as FunctionComponent<EditorProps<EditableSlide>>;
  const page = {
    edit: (change: Parameters<Edit>[0]) => edit(change),
    /** Leaves the slide and comes back. */
    reopen() {
      rerender(<></>);
      rerender(<Shown lessonId="l" slide={page.slide} edit={edit} />);
    },
    slide: { id: "s", type: kind, row_version: 1, ...rulesOf(kind)?.start() } as EditableSlide,
  };
  const edit: Edit = (change) => {
    const edits = typeof change === "function" ? change(page.slide) : change;
    page.slide = { ...page.slide, ...edits } as EditableSlide;
    act(() => rerender(<Shown lessonId="l" slide={page.slide} edit={edit} />));
  };
  const { rerender } = render(<Shown lessonId="l" slide={page.slide} edit={edit} />);
  return page;
}

const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const click = (label: string) => fireEvent.click(field(label));

it("an amount slide gets its picture, numbers and words; a number out of range is refused at its field (T-833)", () => {
  const page = openEditor("amount", AmountEditor);
  type("Shown as", "coins");
  type("Highest number", "many");
  expect(screen.getByText("A whole number from 0 to 1000.")).not.toBeNull();
  expect(page.slide).toMatchObject({ shown_as: "coins", most: 10 });
  type("Highest number", "15");
  expect(screen.queryByText("A whole number from 0 to 1000.")).toBeNull();
  type("Set at the start", "3");
  type("Right number", "7");
  type('For several, such as "weeks"', "gold coins");
  click("Each counts for something, such as 2 coins a week, and fills a jar");
  expect(page.slide).toMatchObject({
    least: 0,
    most: 15,
    start: 3,
    right_from: 7,
    right_to: 7,
    unit: { one: "week", many: "gold coins" },
    each: null,
  });
});

it("a number out of range is the slide's, marked, and still there when the author comes back; half a text is not", () => {
  const page = openEditor("jars", JarsEditor);
  const shown = () => field("Coins") as HTMLInputElement;
  const coins = () => (page.slide as unknown as { coins: number }).coins;
  for (const text of ["1", "12", "120"]) type("Coins", text);
  expect(coins()).toBe(120);
  expect(unfitFields(page.slide, { coins: 120 })).toEqual(["coins"]);
  page.reopen();
  expect(shown().value).toBe("120");
  expect(shown().getAttribute("aria-invalid")).toBe("true");
  type("Coins", "9");
  fireEvent.blur(shown());
  for (const text of ["1", "12", "12x"]) type("Coins", text);
  fireEvent.blur(shown());
  expect([coins(), shown().value]).toEqual([9, "12x"]);
  expect(shown().getAttribute("aria-invalid")).toBe("true");
});

it("what 'Undo' brings back is in the field that was typed in", () => {
  const page = openEditor("jars", JarsEditor);
  type("Coins", "9");
  act(() => page.edit({ coins: 5 } as object));
  expect((field("Coins") as HTMLInputElement).value).toBe("5");
});

it("a number that does not fit does not stay where the next rule or mode shows no field for it", () => {
  const jars = openEditor("jars", JarsEditor);
  type("Coins", "99");
  type("Jar 2: fewest coins", "77");
  type("When it is right", "any");
  expect(jars.slide).toMatchObject({ rule: "any", coins: 99, jars: [{}, { least: 20 }, {}] });
  cleanup();
  const pay = openEditor("pay", PayEditor);
  type("Coin 1: how many", "50");
  expect(screen.getByText("More than 20 coins do not fit. Take some out.")).not.toBeNull();
  type("Product 1: price", "99999");
  type("What the child does", "budget");
  expect(pay.slide).toMatchObject({ mode: "budget", goods: [{ price: 99_999 }] });
  expect(unfitFields(pay.slide, { purse: (pay.slide as { purse?: unknown }).purse })).toEqual([]);
});

it("an amount slide has one right number, or a range where the second field is filled (T-913)", () => {
  const page = openEditor("amount", AmountEditor);
  const upTo = () => field("Up to (optional)") as HTMLInputElement;
  const right = () => page.slide as unknown as { right_from: number; right_to: number };
  expect(upTo().value).toBe("");
  type("Right number", "5");
  expect(right()).toMatchObject({ right_from: 5, right_to: 5 });
  type("Up to (optional)", "8");
  type("Right number", "6");
  expect(right()).toMatchObject({ right_from: 6, right_to: 8 });
  type("Up to (optional)", "");
  expect(right()).toMatchObject({ right_from: 6, right_to: 6 });
  expect(upTo().getAttribute("aria-invalid")).toBe("false");
  fireEvent.blur(upTo());
  type("Right number", "7");
  expect(right()).toMatchObject({ right_from: 7, right_to: 7 });
  expect(upTo().value).toBe("");
});

it("steps and start of an amount slide are folded, unless a number in them is refused (T-917)", () => {
  openEditor("amount", AmountEditor);
  const fold = screen.getByText("In steps of 1, starting at 1").closest("details")!;
  expect(fold.open).toBe(false);
  fold.open = true;
  type("In steps of", "0");
  fold.open = false;
  fireEvent(fold, new Event("toggle"));
  expect(fold.open).toBe(true);
  type("In steps of", "2");
  fold.open = false;
  fireEvent(fold, new Event("toggle"));
  expect(fold.open).toBe(false);
  expect(screen.getByText("In steps of 2, starting at 1")).not.toBeNull();
});

it("a refused number in the fold is in view when the author comes back", () => {
  const page = openEditor("amount", AmountEditor);
  type("In steps of", "0");
  page.reopen();
  expect(screen.getByText(/^In steps of 0/).closest("details")?.open).toBe(true);
});

it("a jars slide gets its coins, jars and rule (T-834)", () => {
  const page = openEditor("jars", JarsEditor);
  type("Jar 1: name", "Bank");
  type("Coins", "99");
  expect(screen.getByText("A whole number from 2 to 20.")).not.toBeNull();
  type("Coins", "4");
  type("Jar 2: fewest coins", "2");
  expect(page.slide).toMatchObject({
    coins: 4,
    jars: [{ name: "Bank" }, { least: 2 }, { least: 1 }],
  });
  type("When it is right", "sum");
  click("Jar 2 counts towards the sum");
  type("Coins in these jars together", "3");
  expect(page.slide).toMatchObject({ rule: "sum", sum: 3, jars: [{}, { counts: true }, {}] });
});

it("an order slide gets its items, their places and which may change places (T-835)", () => {
  const page = openEditor("order", OrderEditor);
  type("Item 3: name", "Fly the kite");
  fireEvent.click(screen.getByRole("button", { name: "Move item 3 up" }));
  click("Item 2 may change places with item 1");
  expect(page.slide).toMatchObject({
    items: [{}, { name: "Fly the kite", same_as_before: true }, {}],
  });
});

it("a sort slide gets its things and the baskets where each is right (T-836)", () => {
  const page = openEditor("sort", SortEditor);
  type("Thing 1: name", "Bread");
  const right = within(screen.getByRole("group", { name: "Thing 2 goes in" }));
  fireEvent.click(right.getByLabelText("Need"));
  expect(page.slide).toMatchObject({
    things: [{ name: "Bread", baskets: [0] }, { baskets: [0, 1] }, { baskets: [0] }],
  });
});

const press = (name: string) => {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
};

it("the focus goes from the last basket that is deleted to the one before", () => {
  openEditor("sort", SortEditor);
  press("Add a third basket");
  press("Delete basket 3");
  expect(document.activeElement).toBe(field("Basket 2: name"));
});

it("the focus goes from the last coins of a purse that are deleted to those before", () => {
  const page = openEditor("pay", PayEditor);
  press("Add Coin");
  const { length } = (page.slide as unknown as { purse: unknown[] }).purse;
  press(`Delete coin ${length}`);
  expect(document.activeElement).toBe(field(`Coin ${length - 1}: value`));
});

it.each<[SlideKind, unknown, add: string, field: string]>([
  ["jars", JarsEditor, "Add Jar", "Jar 4: name"],
  ["order", OrderEditor, "Add Item", "Item 6: name"],
  ["sort", SortEditor, "Add a third basket", "Basket 3: name"],
  ["sort", SortEditor, "Add Thing", "Thing 8: name"],
  ["pay", PayEditor, "Add Coin", "Coin 5: value"],
  ["spot", SpotEditor, "Add Area", "Area 8: name"],
])(
  "%s: the focus goes from '%s', gone at its limit, to what was added",
  (kind, Editor, add, last) => {
    openEditor(kind, Editor);
    while (screen.queryByRole("button", { name: add }) !== null) press(add);
    expect(document.activeElement).toBe(field(last));
  },
);

it("no focus is taken where an item comes without the button that adds one", () => {
  const page = openEditor("jars", JarsEditor);
  const { jars } = page.slide as unknown as { jars: object[] };
  act(() => page.edit({ jars: [...jars, { ...jars[0] }] } as object));
  expect(screen.queryByRole("button", { name: "Add Jar" })).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

it("with a finger the focus goes from a deleted item to a control that opens no keyboard", () => {
  vi.stubGlobal("matchMedia", (query: string) =>
    Object.assign(new EventTarget(), { matches: query === "(hover: none)" }),
  );
  openEditor("sort", SortEditor);
  press("Delete thing 1");
  expect(document.activeElement?.tagName).toBe("SUMMARY");
  expect(document.activeElement?.closest("[data-part]")?.getAttribute("data-part")).toBe("0");
});

it("the row of an item says what it has besides its name, and the rest is folded (T-894)", () => {
  openEditor("sort", SortEditor);
  const summary = () => screen.getAllByText("Picture, voice and reason: reason")[0];
  expect(summary()?.closest("details")?.open).toBe(false);
  type("Thing 1: why it belongs there", "");
  expect(screen.getAllByText("Picture, voice and reason: none yet").length).toBeGreaterThan(0);
});

it("the pictures of a spot slide are folded away once it has one, whose name stays; 'Change' opens them (T-911)", () => {
  const page = openEditor("spot", SpotEditor);
  const chooser = () => screen.getByText("Change").closest("details");
  expect(page.slide).toMatchObject({ scene: "shelf", image_url: null });
  expect(chooser()?.open).toBe(false);
  expect(chooser()?.querySelector("summary")?.textContent).toContain("Shop shelf with prices");
  fireEvent.click(chooser()?.querySelector("summary") as HTMLElement);
  click("Bedroom");
  expect(page.slide).toMatchObject({ scene: "bedroom" });
  expect(chooser()?.querySelector("summary")?.textContent).toContain("Bedroom");
  // It stays open for the arrow keys, which choose one after the other.
  expect(chooser()?.open).toBe(true);
});
