import { isPassing, toAppError } from "#app/data/base/errors.ts";
import type { AppError } from "#app/data/base/errors.ts";
import { hasUnsaved } from "./draft.ts";
import type { Confirmed, Versioned } from "./draft.ts";
import type { DraftStore } from "./draft-store.ts";

export const PAUSE_MS = 700;
export const RETRY_MS = 5_000;

/** Runs something after a time. Returns a function that cancels it. */
export type After = (ms: number, run: () => void) => () => void;

export const afterTimeout: After = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** The server's answer to a save. */
export interface Saved<T extends Versioned> {
  row: Confirmed<T>;
  /**
   * Puts the answer into the query cache. It is called in the task that ends the draft, so that both
   * are rendered once.
   */
  cache?: () => void;
}

export interface AutosaveOptions<T extends Versioned> {
  store: DraftStore<T>;
  /** Sends edits. Throws AppError edited_elsewhere if the row has another version. */
  save: (id: string, rowVersion: number, edits: Partial<T>) => Promise<Saved<T>>;
  /** Fetches the current row after another author changed it. Throws if it is not there. */
  readAgain: (id: string) => Promise<T>;
  after: After;
  /** Keeps back edits that the server would refuse; all others are saved. Left out: none. */
  unfit?: {
    fieldsIn: (row: T, edits: Partial<T>) => readonly string[];
    /** For the author, when only such edits are left. */
    message: string;
  };
}

/**
 * Saves the drafts of a store after a short pause in typing, also of rows whose editor is closed
 * (R-STAFF-3).
 */
export class Autosave<T extends Versioned> {
  readonly #options: AutosaveOptions<T>;
  readonly #timers = new Map<string, () => void>();
  #isRunning = false;

  constructor(options: AutosaveOptions<T>) {
    this.#options = options;
    options.store.subscribe((id) => this.#plan(id));
  }

  /** Saves from now on, at once what waited for the network. Returns a function that stops it. */
  start(): () => void {
    this.#isRunning = true;
    for (const id of this.#options.store.drafts().keys()) this.#plan(id);
    this.retry();
    return () => {
      this.#isRunning = false;
      for (const cancel of this.#timers.values()) cancel();
      this.#timers.clear();
    };
  }

  /**
   * Takes note of the server's rows: drafts are merged with newer ones, and drafts of known rows are
   * saved.
   */
  seen(rows: readonly T[]): void {
    const { store } = this.#options;
    for (const row of rows) {
      if (!store.drafts().has(row.id)) continue;
      store.dispatch(row.id, { type: "seen", row });
      if (!this.#timers.has(row.id)) this.#plan(row.id);
    }
  }

  /** Sends edits that wait for the network. */
  retry(): void {
    for (const [id, { status }] of this.#options.store.drafts())
      if (status === "offline" && this.#isKnown(id)) void this.#send(id);
  }

  /**
   * Sends unsaved edits of these rows without the pause. Resolves to false if some could not be
   * saved.
   */
  async flush(ids: readonly string[]): Promise<boolean> {
    return (await Promise.all(ids.map((id) => this.#flush(id)))).every(Boolean);
  }

  async #flush(id: string): Promise<boolean> {
    const { store } = this.#options;
    for (;;) {
      const { status } = store.draft(id);
      if (status !== "clean" && !this.#isKnown(id)) return false;
      if (status === "dirty") await this.#send(id);
      else if (status === "saving") await this.#settled(id);
      else return status === "saved" || status === "clean";
    }
  }

  #settled(id: string): Promise<void> {
    const { store } = this.#options;
    return new Promise((resolve) => {
      const stop = store.subscribe(() => {
        if (store.draft(id).status === "saving") return;
        stop();
        resolve();
      });
    });
  }

  /**
   * A draft that the device kept waits until its row is read: it may be in a lesson that is not
   * open.
   */
  #isKnown(id: string): boolean {
    return this.#options.store.serverRow(id) !== undefined;
  }

  #plan(id: string): void {
    this.#timers.get(id)?.();
    this.#timers.delete(id);
    const draft = this.#options.store.draft(id);
    if (!this.#isRunning || !hasUnsaved(draft) || !this.#isKnown(id)) return;
    if (draft.status !== "dirty" && draft.status !== "offline") return;
    const pause = draft.status === "dirty" ? PAUSE_MS : RETRY_MS;
    const send = () => {
      this.#timers.delete(id);
      void this.#send(id);
    };
    this.#timers.set(id, this.#options.after(pause, send));
  }

  async #send(id: string): Promise<void> {
    const { store, save, unfit } = this.#options;
    const before = store.draft(id);
    const row = store.serverRow(id);
    const sendable = Object.fromEntries(
      Object.entries(before.edits).filter(([name]) => !(name in before.clashes)),
    ) as Partial<T>;
    const except = row === undefined ? [] : (unfit?.fieldsIn(row, sendable) ?? []);
    if (unfit !== undefined && Object.keys(sendable).every((name) => except.includes(name)))
      return store.dispatch(id, { type: "withheld", problem: unfit.message });
    store.dispatch(id, { type: "sent", except });
    const draft = store.draft(id);
    if (draft === before || draft.status !== "saving") return;
    try {
      const { row, cache } = await save(id, draft.rowVersion, draft.sending);
      cache?.();
      store.dispatch(id, { type: "confirmed", row });
    } catch (thrown) {
      await this.#notSaved(id, toAppError(thrown));
    }
  }

  async #notSaved(id: string, error: AppError): Promise<void> {
    const { store, readAgain } = this.#options;
    switch (error.code) {
      case "edited_elsewhere":
        return readAgain(id).then(
          (row) => store.dispatch(id, { type: "outdated", row }),
          (thrown: unknown) =>
            store.dispatch(
              id,
              // A row that can't be read now is compared with a later save.
              toAppError(thrown).code === "not_found"
                ? { type: "refused", problem: error.message }
                : { type: "unreachable" },
            ),
        );
      case "not_authenticated":
        return store.dispatch(id, { type: "unreachable" });
      default:
        store.dispatch(
          id,
          isPassing(error.code)
            ? { type: "unreachable" }
            : { type: "refused", problem: error.message },
        );
    }
  }
}
