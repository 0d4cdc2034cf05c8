import { toAppError } from "#app/data/base/errors.ts";
import { entry } from "#app/data/base/device-storage.ts";
import type { Entry } from "#app/data/base/device-storage.ts";
import { autosaveReducer, autosaveStart, shown, unsaved } from "./autosave.ts";
import type { Autosave, AutosaveEvent, Versioned } from "./autosave.ts";

const PAUSE_MS = 700;
const RETRY_MS = 5_000;

export interface DraftOptions<T extends Versioned> {
  /** Key of the edited row in this device's storage. */
  id: string;
  /** Whose text it is: nobody else's session may save it. */
  authorId: string;
  /** As the server has it. */
  row: T;
  save: (rowVersion: number, edits: Partial<T>) => Promise<T>;
  /** Fetches the current row after another author changed it. */
  readAgain: () => Promise<T>;
  onSaved: (row: T) => void;
}

/**
 * One row that is being edited, saved after a short pause in typing even if its editor is no longer
 * shown. Until the server confirmed the edits they are stored on this device, so that a reload, an
 * offline period or the end of the session loses nothing (R-STAFF-3).
 */
export class Draft<T extends Versioned> {
  readonly #options: DraftOptions<T>;
  readonly #kept: Entry;
  readonly #listeners = new Set<() => void>();
  #state: Autosave<T>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: DraftOptions<T>) {
    this.#options = options;
    this.#kept = entry("builder-draft", options.authorId, options.id);
    this.#state = autosaveStart(
      options.row,
      this.#kept.json<{ row_version: number; edits: Partial<T> }>(),
    );
    this.#plan();
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = () => this.#state;

  dispatch(event: AutosaveEvent<T>): void {
    const next = autosaveReducer(this.#state, event);
    if (next === this.#state) return;
    this.#state = next;
    const left = unsaved(next);
    if (Object.keys(left).length === 0) this.#kept.remove();
    else this.#kept.write(JSON.stringify({ row_version: next.base.row_version, edits: left }));
    this.#plan();
    for (const listener of this.#listeners) listener();
  }

  /** Sends edits that wait for the network. */
  goOn(): void {
    if (this.#state.status === "offline") void this.#send();
  }

  /**
   * Sends unsaved edits without the pause. Resolves to true if the server confirmed all of them.
   */
  async flush(): Promise<boolean> {
    while (this.#state.status === "waiting" || this.#state.status === "saving") {
      if (this.#state.status === "waiting") await this.#send();
      else await new Promise<void>((settled) => this.#onceSettled(settled));
    }
    return this.#state.status === "saved";
  }

  #onceSettled(run: () => void): void {
    const stop = this.subscribe(() => {
      if (this.#state.status === "saving") return;
      stop();
      run();
    });
  }

  #plan(): void {
    clearTimeout(this.#timer);
    const { status } = this.#state;
    if (status === "waiting") this.#timer = setTimeout(() => void this.#send(), PAUSE_MS);
    if (status === "offline") this.#timer = setTimeout(() => void this.#send(), RETRY_MS);
  }

  async #send(): Promise<void> {
    this.dispatch({ type: "sent" });
    const { sending, base } = this.#state;
    if (sending === null) return;
    try {
      const row = await this.#options.save(base.row_version, sending);
      this.dispatch({ type: "kept", row });
      this.#options.onSaved(shown(this.#state));
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.code === "edited_elsewhere") {
        const theirs = await this.#options.readAgain().catch(() => null);
        this.dispatch(
          theirs === null ? { type: "refused", why: error.message } : { type: "overtaken", theirs },
        );
        return;
      }
      const isTemporary =
        error.code === "offline" ||
        error.code === "unavailable" ||
        error.code === "not_authenticated";
      this.dispatch(
        isTemporary ? { type: "unreachable" } : { type: "refused", why: error.message },
      );
    }
  }
}
