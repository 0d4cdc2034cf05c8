/** A server and the page of an author, for the tests of autosave. */
import * as v from "valibot";
import { AppError } from "#app/data/base/errors.ts";
import { Autosave } from "./autosave.ts";
import type { Saved } from "./autosave.ts";
import { DraftStore } from "./draft-store.ts";
import { overlay } from "./draft.ts";
import { StoredDrafts } from "./stored-drafts.ts";
import { StoredHistories } from "./stored-histories.ts";

export interface Row {
  id: string;
  row_version: number;
  a: string;
  b: string;
  edited_by?: string | null;
}
const FIELDS = { a: v.string(), b: v.string() };

/** Timers that run when the test lets time pass. */
export class Clock {
  #now = 0;
  readonly now = () => this.#now;
  #timers = new Set<{ at: number; run: () => void }>();
  readonly after = (ms: number, run: () => void) => {
    const timer = { at: this.#now + ms, run };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  };
  async pass(ms: number): Promise<void> {
    this.#now += ms;
    for (const timer of this.#timers)
      if (timer.at <= this.#now) {
        this.#timers.delete(timer);
        timer.run();
      }
    await settle();
  }
}
/** Lets all promises that are under way come to their end. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A server with row 'r'; `next` is what it does with the next save. */
export function newServer() {
  const row: Row = { id: "r", row_version: 1, a: "", b: "" };
  const server = {
    row,
    saves: [] as Partial<Row>[],
    next: null as Error | null,
    /** Why the next reading of the row fails. */
    unread: null as Error | null,
    isGone: false,
    save(_id: string, rowVersion: number, edits: Partial<Row>): Promise<Saved<Row>> {
      server.saves.push(edits);
      const failure = server.next;
      server.next = null;
      if (failure !== null) return Promise.reject(failure);
      if (server.isGone || rowVersion !== server.row.row_version)
        return Promise.reject(new AppError("edited_elsewhere"));
      server.row = { ...server.row, ...edits, row_version: rowVersion + 1 };
      return Promise.resolve({ row: server.row });
    },
    readAgain(): Promise<Row> {
      const failure = server.unread ?? (server.isGone ? new AppError("not_found") : null);
      server.unread = null;
      return failure === null ? Promise.resolve(server.row) : Promise.reject(failure);
    },
  };
  return server;
}

/** A page of an author that has read row 'r'. */
export function openPage(server: ReturnType<typeof newServer>, { hasRead = true, bad = "" } = {}) {
  const cache = new Map<string, Row>(hasRead ? [["r", server.row]] : []);
  const clock = new Clock();
  const stored = new StoredDrafts<Row>("author", "slide", FIELDS);
  const histories = new StoredHistories<Row>("author", "slide", FIELDS);
  const store = new DraftStore<Row>({
    stored,
    histories,
    serverRow: (id) => cache.get(id),
    now: clock.now,
  });
  const { save, readAgain } = server;
  const autosave = new Autosave<Row>({
    store,
    save,
    readAgain,
    after: clock.after,
    // A field with this text can't be saved.
    unfit: {
      fieldsIn: (_row, edits) =>
        Object.keys(edits).filter((name) => bad !== "" && edits[name as "a" | "b"] === bad),
      message: "a field is wrong",
    },
  });
  const stop = autosave.start();
  const row = server.row;
  return {
    clock,
    store,
    autosave,
    stop,
    type: (edits: Partial<Row>) => store.edit(row, edits),
    undo: () => store.undo(row),
    redo: () => store.redo(row),
    read() {
      cache.set("r", server.row);
      autosave.seen([server.row]);
    },
    status: () => store.draft("r").status,
    shown: () => overlay(server.row, store.draft("r")),
  };
}
