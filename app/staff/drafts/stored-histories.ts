import * as v from "valibot";
import { entry } from "#app/data/base/device-storage.ts";
import { parseJson } from "#app/data/base/parse-json.ts";
import { STEPS_MAX } from "./history.ts";
import type { History, Step } from "./history.ts";
import { validEdits } from "./stored-drafts.ts";
import type { EditFields } from "./stored-drafts.ts";

/** The longest text that is kept of one row: the rest of a tab's storage is for the other rows. */
const KEPT_LENGTH = 1_000_000;
/** The place of a field that had no value. */
const NO_VALUE = -1;
/** How many steps are tried next where the storage has no room for these. */
const fewer = (steps: number) => Math.floor(steps * 0.8);

/**
 * The values of a step's fields, as places in the list of values: most values are what one step
 * leaves and what the next one begins with.
 */
const Places = v.record(v.string(), v.pipe(v.number(), v.integer()));
/** Fields before and after a step, its time, and when it was undone if it was. */
const Steps = v.array(v.tupleWithRest([Places, Places, v.number()], v.number()));
const StoredHistory = v.object({ values: v.array(v.unknown()), past: Steps, future: Steps });
type Stored = v.InferOutput<typeof StoredHistory>;

/** The history with every value once. */
function packed<T>({ past, future }: History<T>): Stored {
  const places = new Map<string, number>();
  const values: unknown[] = [];
  const placeOf = (value: unknown) => {
    if (value === undefined) return NO_VALUE;
    const text = JSON.stringify(value);
    const known = places.get(text);
    if (known !== undefined) return known;
    places.set(text, values.length);
    return values.push(value) - 1;
  };
  const fieldsOf = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, placeOf(value)]));
  const stepsOf = (steps: readonly Step<T>[]) =>
    steps.map(({ before, after, at, undoneAt }): Stored["past"][number] => [
      fieldsOf(before),
      fieldsOf(after),
      at,
      ...(undoneAt === undefined ? [] : [undoneAt]),
    ]);
  return { past: stepsOf(past), future: stepsOf(future), values };
}

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
    const stored = parseJson(StoredHistory, this.#entry(id).read());
    if (stored === null) return null;
    const { values, past, future } = stored;
    const valid = (places: Record<string, number>) => {
      const names = Object.entries(places);
      const fields = Object.fromEntries(names.map(([name, place]) => [name, values[place]]));
      const known = validEdits<T>(fields, this.#fields);
      return Object.keys(known).length === names.length ? known : null;
    };
    const steps = (all: typeof past): Step<T>[] =>
      all.flatMap(([before, after, at, undoneAt]) => {
        const [from, to] = [valid(before), valid(after)];
        return from === null || to === null
          ? []
          : [
              {
                before: from,
                after: to,
                at,
                isClosed: true,
                ...(undoneAt !== undefined && { undoneAt }),
              },
            ];
      });
    const history = { past: steps(past), future: steps(future) };
    const isWhole = history.past.length === past.length && history.future.length === future.length;
    return isWhole ? history : null;
  }

  /** Keeps as many steps as there is room for, those that are nearest to now. */
  write(id: string, { past, future }: History<T>): void {
    const all = Math.min(STEPS_MAX, Math.max(past.length, future.length));
    for (let steps = all; steps > 0; steps = fewer(steps)) {
      const nearest = { past: past.slice(-steps), future: future.slice(0, steps) };
      if (this.#keep(id, JSON.stringify(packed(nearest)))) return;
    }
    this.#entry(id).remove();
  }

  /** False if there is no room for it. */
  #keep(id: string, text: string): boolean {
    return text.length <= KEPT_LENGTH && this.#entry(id).write(text);
  }
}
