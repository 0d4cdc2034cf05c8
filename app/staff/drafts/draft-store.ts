import { chosen, cleanDraft, hasUnsaved, overlay, transition } from "./draft.ts";
import type { Draft, DraftEvent, Versioned } from "./draft.ts";
import { noHistory, recorded, redone, undone } from "./history.ts";
import type { History } from "./history.ts";
import type { StoredDrafts } from "./stored-drafts.ts";
import type { StoredHistories } from "./stored-histories.ts";

/**
 * Changed fields, or a function of the current row, for changes that arrive later, such as an
 * upload.
 */
export type Change<T> = Partial<T> | ((now: T) => Partial<T>);

interface DraftStoreOptions<T extends Versioned> {
  stored: Pick<StoredDrafts<T>, "readAll" | "next" | "write">;
  /** The server's row in the query cache. */
  serverRow: (id: string) => T | undefined;
  /** Where histories are kept over a reload. */
  histories: Pick<StoredHistories<T>, "read" | "write">;
  /** The time in milliseconds. */
  now: () => number;
  /** Rows that are edited on one desk have one order of steps: an edit ends redo in all of them. */
  hasOneRedo?: boolean;
}

/**
 * The only place of unsaved edits in one kind of row: lists, editors and the preview read it laid
 * over the server's rows. It outlives the editors, and is mirrored to the device so that a reload
 * or the end of the session loses nothing (R-STAFF-3).
 */
export class DraftStore<T extends Versioned> {
  readonly #options: DraftStoreOptions<T>;
  readonly #clean = cleanDraft<T>();
  readonly #listeners = new Set<(id: string) => void>();
  readonly #histories = new Map<string, History<T>>();
  #drafts: ReadonlyMap<string, Draft<T>>;

  constructor(options: DraftStoreOptions<T>) {
    this.#options = options;
    this.#drafts = options.stored.readAll();
  }

  readonly subscribe = (listener: (id: string) => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** All drafts by row id. The map is replaced at each change. */
  readonly drafts = () => this.#drafts;

  readonly draft = (id: string): Draft<T> => this.#drafts.get(id) ?? this.#clean;

  readonly serverRow = (id: string) => this.#options.serverRow(id);

  dispatch(id: string, event: DraftEvent<T>): void {
    const before = this.draft(id);
    const next = transition(before, event);
    if (next === before) return;
    this.#options.stored.write(id, next);
    // A draft that another window left is merged with the row that this page has just saved.
    const left = hasUnsaved(next) ? null : this.#options.stored.next(id);
    // The confirmed values are shown until the query cache has them, below the other window's
    // edits.
    const shown = left === null ? next : { ...left, confirmed: next.confirmed };
    this.#drafts = new Map(this.#drafts).set(id, shown);
    for (const listener of this.#listeners) listener(id);
  }

  /**
   * Edits a row. `shown` is the row that the editor has; a newer one in the query cache counts
   * instead.
   */
  edit(shown: T, change: Change<T>): void {
    const row = this.#newest(shown);
    const seen = overlay(row, this.draft(row.id));
    const edits = typeof change === "function" ? change(seen) : change;
    this.#record(row.id, recorded(this.history(row.id), seen, edits, this.#options.now()));
    this.dispatch(row.id, { type: "edited", edits, row });
  }

  #record(id: string, history: History<T>): void {
    if (history === this.history(id)) return;
    this.#histories.set(id, history);
    if (this.#options.hasOneRedo !== true) return;
    for (const [other, { past, future }] of this.#histories)
      if (other !== id && future.length > 0) this.#histories.set(other, { past, future: [] });
  }

  /**
   * Ends clashes by the author's choice, which can be undone: `prefers` says whose text is kept
   * where both changed it.
   */
  settle(shown: T, names: readonly string[], prefers: "mine" | "theirs"): void {
    const row = this.#newest(shown);
    const draft = this.draft(row.id);
    const edits = Object.fromEntries(
      Object.entries(chosen(draft, prefers)).filter(([name]) => names.includes(name)),
    ) as Partial<T>;
    const [seen, now] = [overlay(row, draft), this.#options.now()];
    this.#record(row.id, recorded(this.history(row.id), seen, edits, now, { isChoice: true }));
    this.dispatch(row.id, { type: "settled", edits });
  }

  /** The author's changes of a row on this page, also those from before a reload. */
  readonly history = (id: string): History<T> => {
    let history = this.#histories.get(id);
    if (history === undefined) {
      history = this.#options.histories.read(id) ?? noHistory;
      this.#histories.set(id, history);
    }
    return history;
  };

  /** Undoes the last change of a row. That is an edit, too, and is saved like one. */
  readonly undo = (shown: T) => this.#move(shown, undone);

  /** Does again what was undone last. */
  readonly redo = (shown: T) => this.#move(shown, redone);

  #move(shown: T, step: typeof undone<T>): void {
    const row = this.#newest(shown);
    const seen = overlay(row, this.draft(row.id));
    const { history, edits } = step(this.history(row.id), seen, this.#options.now());
    this.#histories.set(row.id, history);
    if (edits !== null) return this.dispatch(row.id, { type: "edited", edits, row });
    for (const listener of this.#listeners) listener(row.id);
  }

  #newest(shown: T): T {
    const cached = this.#options.serverRow(shown.id);
    return cached !== undefined && cached.row_version >= shown.row_version ? cached : shown;
  }

  /** Keeps the histories on the device, before the page goes. */
  readonly keepHistories = () => {
    for (const [id, history] of this.#histories) this.#options.histories.write(id, history);
  };
}
