import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newStorage } from "#app/data/base/storage-for-tests.ts";
import { noHistory, recorded, redone, undone } from "./history.ts";
import type { History } from "./history.ts";
import { ListHistory, nextOf } from "./list-history.ts";
import type { ListSteps } from "./list-history.ts";

interface Row {
  text: string;
}
const STEPS: ListSteps = {
  undo: [{ action: "delete", lesson: "one", slides: ["a"] }],
  redo: [{ action: "restore", lesson: "one", slides: [{ id: "a", place: 1 }] }],
};

let tab = newStorage();
beforeEach(() => {
  tab = newStorage();
  vi.stubGlobal("sessionStorage", tab);
});
afterEach(() => void vi.unstubAllGlobals());

function openDesk() {
  let now = 0;
  const lists = new ListHistory("author", () => (now += 10_000));
  let fields: History<Row> = noHistory;
  let row: Row = { text: "" };
  const next = (direction: "undo" | "redo", lesson = "one") =>
    nextOf(direction, fields, lists.changes(), lesson);
  return {
    lists,
    next,
    type(text: string) {
      fields = recorded(fields, row, { text }, (now += 10_000));
      row = { text };
    },
    change(...lessons: string[]) {
      const change = lists.begin(lessons);
      change.steps = STEPS;
      return change;
    },
    /** What undo or redo does: the text that is shown then, or the lessons of a change. */
    press(direction: "undo" | "redo") {
      const what = next(direction);
      if (what === null) return null;
      if (what !== "fields") return lists.turn(what, direction) && what.lessons.join();
      const moved = (direction === "undo" ? undone : redone)(fields, row);
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

  it("keeps the order of changes that were made in one millisecond", () => {
    const lists = new ListHistory("author", () => 5);
    const [first, second] = [lists.begin(["one"]), lists.begin(["one"])];
    expect(second.at).toBeGreaterThan(first.at);
    lists.turn(second, "undo");
    expect(nextOf("redo", noHistory, lists.changes(), "one")).toBe(second);
  });

  it("forgets a change that was refused, and counts one as undone once only", () => {
    const { lists, change, next } = openDesk();
    const [first, second] = [change("one"), change("one")];
    lists.drop(second);
    expect(next("undo")).toBe(first);
    expect([lists.turn(first, "undo"), lists.turn(first, "undo")]).toEqual([true, false]);
    expect([next("undo"), next("redo")]).toEqual([null, first]);
  });
});

describe("the changes of a list on the device", () => {
  const slides = Array.from({ length: 60 }, () => crypto.randomUUID());
  const long: ListSteps = {
    undo: [{ action: "order", lesson: "one", moved: slides.slice(0, 1), wanted: slides }],
    redo: [{ action: "order", lesson: "one", moved: slides.slice(0, 1), wanted: slides }],
  };

  it("are as many as have room, the newest ones", () => {
    const { lists, change } = openDesk();
    for (let n = 0; n < 300; n++) change("one").steps = long;
    lists.keep();
    const { past } = new ListHistory("author", () => 0).changes();
    expect(past.length).toBeGreaterThan(80);
    expect(past).toEqual(lists.changes().past.slice(-past.length));
  });

  it("are not kept where the device has no room at all, or read where they are not ours", () => {
    const { lists, change } = openDesk();
    change("one");
    lists.keep();
    const again = () => new ListHistory("author", () => 0).changes();
    expect(again().past).toHaveLength(1);
    expect(new ListHistory("another", () => 0).changes().past).toEqual([]);
    vi.stubGlobal("sessionStorage", {
      getItem: (key: string) => tab[key] ?? null,
      setItem() {
        throw new Error("QuotaExceededError");
      },
      removeItem: (key: string) => void delete tab[key],
    });
    lists.keep();
    expect(again()).toEqual({ past: [], future: [] });
  });
});
