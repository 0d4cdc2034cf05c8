import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DraftStore } from "./draft-store.ts";
import { STEPS_MAX } from "./history.ts";
import { StoredHistories } from "./stored-histories.ts";

interface Row {
  id: string;
  row_version: number;
  question: string;
  answers: { text: string; image_url: string | null }[];
  choice?: string | undefined;
}
const FIELDS = {
  question: v.string(),
  answers: v.array(v.object({ text: v.string(), image_url: v.nullable(v.string()) })),
  choice: v.optional(v.string()),
};
const PAUSE_MS = 5_000;
/** A tab keeps ten million bytes, two for each character. */
const TAB_CHARACTERS = 5_000_000;

/** The storage of a tab, which takes so many characters. */
function newTab(room = TAB_CHARACTERS) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, text: string) {
      const others = [...kept].filter(([other]) => other !== key);
      const used = others.reduce((sum, [other, one]) => sum + other.length + one.length, 0);
      if (used + key.length + text.length > room) throw new Error("QuotaExceededError");
      kept.set(key, text);
    },
  };
}

/** A page of an author; rows are saved at once. */
function openPage(server: Map<string, Row>) {
  let time = 0;
  const store = new DraftStore<Row>({
    stored: { readAll: () => new Map(), next: () => null, write: () => undefined },
    serverRow: (id) => server.get(id),
    histories: new StoredHistories<Row>("author", "slide", FIELDS),
    now: () => (time += PAUSE_MS),
  });
  const row = (id: string) => {
    const found = server.get(id);
    if (found === undefined) throw new Error(`there is no row ${id}`);
    return found;
  };
  /** What an edit, an undo or a redo left is saved. */
  const save = (id: string) => {
    const { edits } = store.draft(id);
    server.set(id, { ...row(id), ...edits });
  };
  return {
    row,
    edit: (id: string, edits: Partial<Row>) => (store.edit(row(id), edits), save(id)),
    undo: (id: string) => (store.undo(row(id)), save(id)),
    redo: (id: string) => (store.redo(row(id)), save(id)),
    steps: (id: string) => store.history(id).past.length,
    leave: () => store.keepHistories(),
  };
}

const newRow = (id: string): Row => ({ id, row_version: 1, question: "", answers: [] });
const url = (n: number) => `/media/content/riches-gold-7f9c1a52/quiz-answer-images/${n}.webp`;
const answers = (n: number, count = 6) =>
  Array.from({ length: count }, (_, index) => ({
    text: `Answer ${index} as it was after ${n} steps`,
    image_url: url(index),
  }));
/** One of 300 changes: of the question, of six answers with pictures, or of a field without a value. */
const change = (n: number): Partial<Row> =>
  n % 3 === 0
    ? { answers: answers(n) }
    : n % 3 === 1
      ? { question: `What is gold? ${n}` }
      : { choice: `choice ${n}` };

let tab = newTab();
beforeEach(() => {
  tab = newTab();
  vi.stubGlobal("sessionStorage", tab);
});
afterEach(() => void vi.unstubAllGlobals());

describe("undo after a reload", () => {
  it("goes back through 300 steps of a slide and forward again, a reload in the middle of each (R-STAFF-44) (T-290)", () => {
    const server = new Map([["a", newRow("a")]]);
    let page = openPage(server);
    const seen = [page.row("a")];
    for (let n = 1; n <= 300; n++) {
      page.edit("a", change(n));
      seen.push(page.row("a"));
    }
    const reload = () => {
      page.leave();
      page = openPage(server);
    };
    reload();
    expect(page.steps("a")).toBe(300);
    for (let n = 299; n >= 0; n--) {
      page.undo("a");
      expect(page.row("a")).toEqual(seen[n]);
      if (n === 150) reload();
    }
    reload();
    for (let n = 1; n <= 300; n++) {
      page.redo("a");
      expect(page.row("a")).toEqual(seen[n]);
      if (n === 150) reload();
    }
    reload();
    expect(page.steps("a")).toBe(300);
  });

  it("is there for each of ten slides with 300 steps", () => {
    const ids = Array.from({ length: 10 }, (_, n) => `slide-${n}`);
    const server = new Map(ids.map((id) => [id, newRow(id)]));
    const page = openPage(server);
    for (const id of ids) for (let n = 1; n <= 300; n++) page.edit(id, change(n));
    page.leave();
    const after = openPage(server);
    expect(ids.map((id) => after.steps(id))).toEqual(ids.map(() => 300));
  });

  it("keeps the newest steps where the tab has no room for all", () => {
    tab = newTab(20_000);
    vi.stubGlobal("sessionStorage", tab);
    const server = new Map([["a", newRow("a")]]);
    const page = openPage(server);
    for (let n = 1; n <= STEPS_MAX; n++) page.edit("a", { answers: answers(n) });
    const before = page.row("a");
    page.leave();
    const after = openPage(server);
    const steps = after.steps("a");
    expect(steps).toBeGreaterThan(5);
    expect(steps).toBeLessThan(STEPS_MAX);
    for (let n = 0; n < steps; n++) after.undo("a");
    expect(after.row("a").answers).toEqual(answers(STEPS_MAX - steps));
    for (let n = 0; n < steps; n++) after.redo("a");
    expect(after.row("a")).toEqual(before);
  });

  it.each([
    ["another type", { values: [7, ""], past: [[{ question: 0 }, { question: 1 }]], future: [] }],
    ["no value at a place", { values: [], past: [[{ question: 0 }, { question: 1 }]], future: [] }],
    ["another form", { past: [{ before: {}, after: {} }], future: [] }],
  ])("ends where what was kept has %s", (_what, stored) => {
    tab.setItem("builder-history:author:slide a", JSON.stringify(stored));
    expect(openPage(new Map([["a", newRow("a")]])).steps("a")).toBe(0);
  });
});
