import * as v from "valibot";
import { entry } from "#app/data/base/device-storage.ts";
import type { History, Step } from "./history.ts";
import { validEdits } from "./stored-drafts.ts";
import type { EditFields } from "./stored-drafts.ts";

/** What is kept of one row: the rest of a tab's storage is for the other rows. */
const KEPT_STEPS = 100;
const KEPT_LENGTH = 200_000;

const Fields = v.record(v.string(), v.unknown());
const Steps = v.array(v.object({ before: Fields, after: Fields }));
const StoredHistory = v.object({ past: Steps, future: Steps });

/**
 * What one author can undo in one kind of row, kept over a reload of the tab: 'builder-
 * history:<author>:slide <id>'.
 */
export class StoredHistories<T> {
  readonly #authorId: string;
  readonly #kind: string;
  readonly #fields: EditFields;

  constructor(authorId: string, kind: string, fields: EditFields) {
    this.#authorId = authorId;
    this.#kind = kind;
    this.#fields = fields;
  }

  #entry(id: string) {
    return entry("builder-history", this.#authorId, `${this.#kind} ${id}`);
  }

  /** The history of a row; null if none is kept, or if one of its fields has another type now. */
  read(id: string): History<T> | null {
    const stored = v.safeParse(StoredHistory, this.#entry(id).json<unknown>());
    if (!stored.success) return null;
    const { past, future } = stored.output;
    const valid = (fields: Record<string, unknown>) => {
      const known = validEdits<T>(fields, this.#fields);
      return Object.keys(known).length === Object.keys(fields).length ? known : null;
    };
    const steps = (all: typeof past): Step<T>[] =>
      all.flatMap(({ before, after }) => {
        const [from, to] = [valid(before), valid(after)];
        return from === null || to === null ? [] : [{ before: from, after: to, at: 0 }];
      });
    const history = { past: steps(past), future: steps(future) };
    const isWhole = history.past.length === past.length && history.future.length === future.length;
    return isWhole ? history : null;
  }

  write(id: string, { past, future }: History<T>): void {
    const text = JSON.stringify({
      past: past.slice(-KEPT_STEPS),
      future: future.slice(0, KEPT_STEPS),
    });
    if (past.length + future.length === 0 || text.length > KEPT_LENGTH)
      return this.#entry(id).remove();
    try {
      this.#entry(id).write(text);
    } catch {
      // The tab's storage is full: undo goes back to the reload only.
    }
  }
}
