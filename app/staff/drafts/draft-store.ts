import { cleanDraft, overlay, transition } from "./draft.ts";
import type { Draft, DraftEvent, Versioned } from "./draft.ts";
import type { StoredDrafts } from "./stored-drafts.ts";

/**
 * Changed fields, or a function of the current row, for changes that arrive later, such as an
 * upload.
 */
export type Change<T> = Partial<T> | ((now: T) => Partial<T>);

interface DraftStoreOptions<T extends Versioned> {
  stored: Pick<StoredDrafts<T>, "readAll" | "write">;
  /** The server's row in the query cache. */
  serverRow: (id: string) => T | undefined;
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
    this.#drafts = new Map(this.#drafts).set(id, next);
    this.#options.stored.write(id, next);
    for (const listener of this.#listeners) listener(id);
  }

  /**
   * Edits a row. `shown` is the row that the editor has; a newer one in the query cache counts
   * instead.
   */
  edit(shown: T, change: Change<T>): void {
    const { id } = shown;
    const cached = this.#options.serverRow(id);
    const row = cached !== undefined && cached.row_version >= shown.row_version ? cached : shown;
    const edits = typeof change === "function" ? change(overlay(row, this.draft(id))) : change;
    this.dispatch(id, { type: "edited", edits, rowVersion: row.row_version });
  }
}
