import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { newStorage, stubStorage } from "#app/data/base/storage-for-tests.ts";
import { DraftStore } from "../drafts/draft-store.ts";
import { nextOf } from "../drafts/list-history.ts";
import { overlay } from "../drafts/draft.ts";
import { StoredHistories } from "../drafts/stored-histories.ts";
import { asOneRow, historiesOf } from "./texts-history.ts";
import { TEXT_FIELDS } from "../content/texts.ts";
import type { TextRow } from "../content/texts.ts";

beforeEach(() => {
  stubStorage();
  vi.stubGlobal("sessionStorage", newStorage());
});
afterEach(() => void vi.unstubAllGlobals());

const ROWS = ["slide s de question", "slide s de alt"].map((id): TextRow => ({
  id,
  row_version: 1,
  text: null,
}));

/** The desk of a translation, as it is after a load of the page. */
function openDesk(rows = ROWS) {
  let at = Date.now();
  const store = new DraftStore<TextRow>({
    stored: { readAll: () => new Map(), next: () => null, write: () => undefined },
    histories: new StoredHistories("author", "text", TEXT_FIELDS),
    serverRow: (id) => rows.find((row) => row.id === id),
    now: () => (at += 5_000),
    hasOneRedo: true,
  });
  const shown: string[] = [];
  const read = historiesOf(store, rows);
  const one = () => asOneRow(store, rows, read(), ({ id }) => shown.push(id));
  const texts = () => rows.map((row) => overlay(row, store.draft(row.id)).text);
  return {
    store,
    shown,
    read,
    texts,
    type: (place: number, text: string) => store.edit(rows[place] ?? expect.fail(), { text }),
    press(direction: "undo" | "redo") {
      const row = one();
      const next = nextOf(direction, [row], { past: [], future: [] }, "lesson");
      if (next !== row) return null;
      row[direction]();
      return texts();
    },
  };
}

it("texts of a translation are undone in the order in which they were typed, and done again, also after a reload (T-433)", () => {
  const desk = openDesk();
  desk.type(0, "Was?");
  desk.type(1, "Ein Bild");
  desk.type(0, "Was ist Gold?");
  expect(desk.press("undo")).toEqual(["Was?", "Ein Bild"]);
  expect(desk.press("undo")).toEqual(["Was?", null]);
  expect(desk.shown).toEqual([ROWS[0]?.id, ROWS[1]?.id]);
  desk.store.keepHistories();
  const loaded = openDesk(
    ROWS.map((row, place) => ({ ...row, row_version: 2, text: desk.texts()[place] ?? null })),
  );
  expect(loaded.press("redo")).toEqual(["Was?", "Ein Bild"]);
  expect(loaded.press("redo")).toEqual(["Was ist Gold?", "Ein Bild"]);
  expect(loaded.press("redo")).toBeNull();
  expect([loaded.press("undo"), loaded.press("undo"), loaded.press("undo")]).toEqual([
    ["Was?", "Ein Bild"],
    ["Was?", null],
    [null, null],
  ]);
  expect(loaded.press("undo")).toBeNull();
});

it("what was undone in one text is not done again after typing in another, not even once that is undone (T-462)", () => {
  const { type, press } = openDesk();
  type(0, "Was?");
  press("undo");
  type(1, "Ein Bild");
  expect(press("redo")).toBeNull();
  expect(press("undo")).toEqual([null, null]);
  expect(press("redo")).toEqual([null, "Ein Bild"]);
  expect(press("redo")).toBeNull();
});

it("the histories are the same object while none of them changes", () => {
  const { read, type } = openDesk();
  type(0, "Was?");
  const before = read();
  expect(read()).toBe(before);
  type(1, "Ein Bild");
  expect(read()).not.toBe(before);
});
