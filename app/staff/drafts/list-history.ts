import * as v from "valibot";
import { entry } from "#app/data/base/device-storage.ts";
import { STEPS_MAX } from "./history.ts";
import type { History } from "./history.ts";

/** The longest text that is kept: the rest of a tab's storage is for the fields. */
const KEPT_LENGTH = 500_000;

const Ids = v.array(v.string());
/** One request that changes the slides of a lesson. */
const ListStep = v.variant("action", [
  v.object({ action: v.literal("delete"), lesson: v.string(), slides: Ids }),
  v.object({
    action: v.literal("restore"),
    lesson: v.string(),
    slides: v.array(v.object({ id: v.string(), place: v.number() })),
  }),
  /** Puts `moved` where `wanted` has them. */
  v.object({ action: v.literal("order"), lesson: v.string(), moved: Ids, wanted: Ids }),
]);
export type ListStep = v.InferOutput<typeof ListStep>;

const Steps = v.object({ undo: v.array(ListStep), redo: v.array(ListStep) });
/** What undoes a change, and what does it again. */
export type ListSteps = v.InferOutput<typeof Steps>;

const StoredChange = v.object({ at: v.number(), lessons: Ids, steps: Steps });
const Stored = v.object({ past: v.array(StoredChange), future: v.array(StoredChange) });

/** Slides were added, copied, moved, deleted or put in another order. */
export interface ListChange {
  /** When it was made, in milliseconds. */
  readonly at: number;
  readonly lessons: readonly string[];
  /** Null until the server has answered. */
  steps: ListSteps | null;
}

/** Changes that can be undone, the oldest first, and those that were, the last one first. */
export interface ListChanges {
  past: readonly ListChange[];
  future: readonly ListChange[];
}

export type Direction = "undo" | "redo";

/**
 * The author's changes of lists of slides, for undo and redo. A change stands here from the click on:
 * what is undone before the server has answered is sent after it. They are kept over a reload of the
 * tab: 'builder-history:<author>:lists'.
 */
export class ListHistory {
  readonly #authorId: string;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #changes: ListChanges;

  constructor(authorId: string, now: () => number) {
    this.#authorId = authorId;
    this.#now = now;
    const stored = v.safeParse(Stored, this.#entry().json<unknown>());
    this.#changes = stored.success ? stored.output : { past: [], future: [] };
  }

  #entry() {
    return entry("builder-history", this.#authorId, "lists");
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The object is replaced at each change. */
  readonly changes = () => this.#changes;

  /** A change begins; what was undone in its lessons cannot be done again after it. */
  begin(lessons: readonly string[]): ListChange {
    const { past, future } = this.#changes;
    // Two in one millisecond have an order, too.
    const at = Math.max(this.#now(), (past.at(-1)?.at ?? 0) + 1);
    const change: ListChange = { at, lessons, steps: null };
    const isElsewhere = (other: ListChange) => !other.lessons.some((id) => lessons.includes(id));
    this.#set({
      past: [...past, change].slice(-STEPS_MAX),
      future: future.filter(isElsewhere),
    });
    return change;
  }

  /** It was refused, or can neither be undone nor done again. */
  drop(change: ListChange): void {
    const { past, future } = this.#changes;
    const isOther = (other: ListChange) => other !== change;
    this.#set({ past: past.filter(isOther), future: future.filter(isOther) });
  }

  /** Counts a change as undone, or as done again. False if it is already. */
  turn(change: ListChange, direction: Direction): boolean {
    const { past, future } = this.#changes;
    const from = direction === "undo" ? past : future;
    if (!from.includes(change)) return false;
    const rest = from.filter((other) => other !== change);
    this.#set(
      direction === "undo"
        ? { past: rest, future: [change, ...future] }
        : { past: [...past, change].toSorted((a, b) => a.at - b.at), future: rest },
    );
    return true;
  }

  #set(changes: ListChanges): void {
    this.#changes = changes;
    for (const listener of this.#listeners) listener();
  }

  /** Keeps on the device what the server has answered, before the page goes: as much as has room. */
  readonly keep = () => {
    const answered = (changes: readonly ListChange[]) =>
      changes.filter(({ steps }) => steps !== null);
    const [past, future] = [answered(this.#changes.past), answered(this.#changes.future)];
    let count = Math.max(past.length, future.length);
    while (count > 0 && !this.#write({ past: past.slice(-count), future: future.slice(0, count) }))
      count = Math.floor(count * 0.8);
    if (count === 0) this.#entry().remove();
  };

  /** False if there is no room for it. */
  #write(changes: ListChanges): boolean {
    const text = JSON.stringify(changes);
    if (text.length > KEPT_LENGTH) return false;
    try {
      this.#entry().write(text);
      return true;
    } catch {
      return false;
    }
  }
}

/**
 * What undo or redo does next on the desk of a lesson: the fields of the slide in focus or a change
 * of the lesson's list, whichever was made last. Null where there is nothing. What was undone cannot be
 * done again after something newer was done.
 */
export function nextOf(
  direction: Direction,
  fields: History<unknown>,
  { past, future }: ListChanges,
  lesson: string,
): "fields" | ListChange | null {
  const isHere = ({ lessons }: ListChange) => lessons.includes(lesson);
  const [lastStep, lastChange] = [fields.past.at(-1), past.findLast(isHere)];
  const newest = Math.max(lastStep?.at ?? -1, lastChange?.at ?? -1);
  if (direction === "undo")
    return lastChange !== undefined && lastChange.at === newest
      ? lastChange
      : lastStep === undefined
        ? null
        : "fields";
  const [step, change] = [fields.future[0], future.find(isHere)];
  if (change !== undefined && change.at > newest && change.at < (step?.at ?? Infinity))
    return change;
  return step !== undefined && step.at >= newest ? "fields" : null;
}
