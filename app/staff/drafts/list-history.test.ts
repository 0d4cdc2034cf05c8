import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newStorage } from "#app/data/base/storage-for-tests.ts";
import { noHistory, recorded, redone, undone } from "./history.ts";
import type { History } from "./history.ts";
import { ListHistory, nextOf } from "./list-history.ts";
import type { ListChange, Undoable } from "./list-history.ts";

interface Row {
  text: string;
}
let tab = newStorage();
beforeEach(() => {
  tab = newStorage();
  vi.stubGlobal("sessionStorage", tab);
});
afterEach(() => void vi.unstubAllGlobals());

const begin = (lists: ListHistory, undoable: Undoable): ListChange =>
  Object.assign(lists.begin(undoable), { isAnswered: true });

function openDesk() {
  let now = 0;
  const lists = new ListHistory("author", () => (now += 10_000));
  let fields: History<Row> = noHistory;
  let row: Row = { text: "" };
  const next = (direction: "undo" | "redo", lesson = "one") =>
    nextOf(direction, [{ history: fields }], lists.changes(), lesson);
  return {
    lists,
    next,
    type(text: string) {
      fields = recorded(fields, row, { text }, (now += 10_000));
      row = { text };
    },
    change: (...names: string[]) => begin(lists, { lists: names }),
    /** What undo or redo does: the text that is shown then, or the lessons of a change. */
    press(direction: "undo" | "redo") {
      const what = next(direction);
      if (what === null) return null;
      if (!("history" in what)) return lists.mark(what, direction) && what.lists.join();
      const moved = (direction === "undo" ? undone : redone)(fields, row, (now += 10_000));
      fields = moved.history;
      row = { ...row, ...moved.edits };
      return row.text;
    },
  };
}

describe("undo on the desk of a lesson", () => {
  it("takes back typing and changes of the list in the order in which they were made, and does them again (T-376)", () => {
    const { type, change, press } = openDesk();
    type("A");
    change("one");
    type("B");
    change("one", "two");
    change("two");
    const all = (direction: "undo" | "redo") => Array.from({ length: 5 }, () => press(direction));
    expect(all("undo")).toEqual(["one,two", "A", "one", "", null]);
    expect(all("redo")).toEqual(["A", "one", "B", "one,two", null]);
    expect(all("undo")).toEqual(["one,two", "A", "one", "", null]);
  });

  it("takes back the newest change of two rows and the list, and does them again (T-970)", () => {
    const step = (at: number) => ({ before: {}, after: {}, at });
    const row = (past: number[], future: number[]) => ({
      history: { past: past.map(step), future: future.map(step) },
    });
    let now = 0;
    const lists = new ListHistory("author", () => (now += 2));
    const change = begin(lists, { lists: ["one"] });
    const next = (direction: "undo" | "redo", ...rows: ReturnType<typeof row>[]) =>
      nextOf(direction, rows, lists.changes(), "one");
    const [slide, lesson] = [row([1], []), row([3], [])];
    expect(next("undo", slide, lesson)).toBe(lesson);
    expect(next("undo", lesson, slide)).toBe(lesson);
    expect(next("undo", slide, row([], [3]))).toBe(change);
    lists.mark(change, "undo");
    expect(next("undo", slide, row([], [3]))).toBe(slide);
    expect(next("redo", slide, row([], [3]))).toBe(change);
    const undone = [row([], [1]), row([], [3])] as const;
    expect(next("undo", ...undone)).toBeNull();
    expect(next("redo", ...undone)).toBe(undone[0]);
    expect(next("redo", row([1], []), row([4], []))).toBeNull();
  });

  it("does nothing again after something newer, in the list or in the slide", () => {
    const { type, change, press } = openDesk();
    type("A");
    press("undo");
    change("one");
    expect(press("redo")).toBeNull();
    press("undo");
    type("B");
    expect(press("redo")).toBeNull();
    expect([press("undo"), press("undo")]).toEqual(["", null]);
  });

  it("does not do again what was undone before something newer, also once that is undone (T-955)", () => {
    const { type, change, press } = openDesk();
    change("one");
    press("undo");
    type("A");
    expect([press("undo"), press("redo"), press("redo")]).toEqual(["", "A", null]);
    type("B");
    press("undo");
    change("one");
    expect([press("undo"), press("redo"), press("redo")]).toEqual(["one", "one", null]);
    change("one");
    type("C");
    expect([press("undo"), press("undo")]).toEqual(["A", "one"]);
    expect([press("redo"), press("redo"), press("redo")]).toEqual(["one", "C", null]);
  });

  it("does a text again whose page was left, after a newer change was done again", () => {
    const { lists, type, change, press } = openDesk();
    type("A");
    const newer = change("one");
    lists.mark(newer, "undo");
    expect(press("undo")).toBe("");
    lists.mark(newer, "redo");
    expect(press("redo")).toBe("A");
    expect(press("undo")).toBe("one");
    expect([press("undo"), change("one").lists, press("redo")]).toEqual(["", ["one"], null]);
  });

  it("keeps the order of changes that were made in one millisecond", () => {
    const lists = new ListHistory("author", () => 5);
    const [first, second] = [begin(lists, { lists: ["one"] }), begin(lists, { lists: ["one"] })];
    expect(second.at).toBeGreaterThan(first.at);
    lists.mark(second, "undo");
    expect(nextOf("redo", [], lists.changes(), "one")).toBe(second);
  });

  it("forgets a change that was refused, and counts one as undone once only", () => {
    const { lists, change, next } = openDesk();
    const [first, second] = [change("one"), change("one")];
    lists.drop(second);
    expect(next("undo")).toBe(first);
    expect([lists.mark(first, "undo"), lists.mark(first, "undo")]).toEqual([true, false]);
    expect([next("undo"), next("redo")]).toEqual([null, first]);
  });
});

describe("an undo or redo that fails", () => {
  it("a change that could not be undone keeps its place, even if another change was made meanwhile (T-385)", () => {
    const { lists, change } = openDesk();
    const first = change("one");
    lists.mark(first, "undo");
    const second = change("one");
    lists.putBack(first, "undo");
    expect(lists.changes()).toEqual({ past: [first, second], future: [] });
  });

  it("leaves its change before another one that was made in the same millisecond", () => {
    const lists = new ListHistory("author", () => 5);
    const first = begin(lists, { lists: ["one"] });
    lists.mark(first, "undo");
    const second = begin(lists, { lists: ["one"] });
    lists.putBack(first, "undo");
    expect(lists.changes().past.at(-1)).toBe(second);
  });

  it("leaves a change that was to be done again in its place", () => {
    const { lists, change, next } = openDesk();
    const first = change("one");
    lists.mark(first, "undo");
    lists.mark(first, "redo");
    lists.putBack(first, "redo");
    expect([next("undo"), next("redo")]).toEqual([null, first]);
  });

  it("does not bring back a change that can't be undone any more", () => {
    const { lists, change } = openDesk();
    const first = change("one");
    lists.mark(first, "undo");
    lists.drop(first);
    lists.putBack(first, "undo");
    expect(lists.changes()).toEqual({ past: [], future: [] });
  });
});

describe("the changes of a list on the device", () => {
  /** What a page knows after it was loaded. */
  const loaded = (author = "author") => new ListHistory(author, () => 0).changes();

  it("are as many as have room, the newest ones", () => {
    const { lists } = openDesk();
    const ids = Array.from({ length: 60 }, () => crypto.randomUUID());
    const order = {
      kind: "slide" as const,
      parent: "one",
      moved: ids.slice(0, 1),
      before: ids,
      wanted: ids,
    };
    for (let n = 0; n < 300; n++) begin(lists, { lists: ["one"], order });
    lists.keep();
    const { past } = loaded();
    expect(past.length).toBeGreaterThan(80);
    expect(past).toEqual(lists.changes().past.slice(-past.length));
  });

  it("stand before what is made after the page was loaded again", () => {
    const { lists, change } = openDesk();
    change("one");
    lists.mark(change("two"), "undo");
    lists.keep();
    const again = new ListHistory("author", () => 50_000);
    const newChange = begin(again, { lists: ["one"] });
    again.keep();
    expect(again.changes().past).toEqual([...lists.changes().past, newChange]);
    expect(again.changes().future).toEqual(lists.changes().future);
  });

  it("are not kept where the device has no room at all, or read where they are not ours", () => {
    const { lists, change } = openDesk();
    change("one");
    lists.keep();
    expect(loaded().past).toHaveLength(1);
    expect(loaded("another").past).toEqual([]);
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => tab[key] ?? null,
      setItem() {
        throw new Error("QuotaExceededError");
      },
      removeItem: (key: string) => void delete tab[key],
    });
    lists.keep();
    expect(loaded()).toEqual({ past: [], future: [] });
    tab["builder-history:author:lists"] = '{"past":"unreadable"}';
    expect(loaded()).toEqual({ past: [], future: [] });
  });
});
