import { entry } from "#app/data/base/device-storage.ts";
import type { ItemKind } from "#domain/content/staff.ts";
import { STEPS_MAX } from "./history.ts";
import type { History } from "./history.ts";
import { parseLists } from "./stored-lists.ts";

/** The longest text that is kept: the rest of a tab's storage is for the fields. */
const KEPT_LENGTH = 500_000;

/** The list of all courses. */
export const COURSES = "courses";
/**
 * The id of a list: that of the lesson for its slides, of the course for its lessons, or `COURSES`.
 */
export const listId = (parent: string | null): string => parent ?? COURSES;

/** Items of a list and their places in it, from 1. */
export interface PlacedItems {
  kind: ItemKind;
  /** The lesson of slides, the course of lessons; null for courses. */
  parent: string | null;
  items: readonly { id: string; place: number }[];
}

/** What a change of one or two lists did, so that it can be undone. */
export interface Undoable {
  /** The ids of the lists that changed, made by `listId`. */
  lists: readonly string[];
  /** Items that went to the trash. */
  deleted?: PlacedItems | undefined;
  /** The list that a course or lesson is added to. */
  adds?: Pick<PlacedItems, "kind" | "parent"> | undefined;
  /** Items that went to other places in their list. */
  order?:
    | (Pick<PlacedItems, "kind" | "parent"> & {
        moved: readonly string[];
        before: readonly string[];
        wanted: readonly string[];
      })
    | undefined;
  /** The topic that lessons were given together, and what each had before, by its id. */
  topics?: { topic: string; before: Readonly<Record<string, string>> } | undefined;
}

/** Courses, lessons or slides were added, copied, moved, deleted or put in another order. */
export interface ListChange extends Undoable {
  /** When it was made, in milliseconds. */
  readonly at: number;
  /** When it was undone last. */
  undoneAt?: number | undefined;
  /** Items that were added, as the server answered. */
  added?: PlacedItems | undefined;
  /** Digests of courses and lessons by id, from when they were added or put back last. */
  digests?: Readonly<Record<string, string>> | undefined;
  /** Slides by id as the server answered when they were added or put back last. */
  contents?: Readonly<Record<string, object>> | undefined;
  isAnswered: boolean;
}

/** Changes that can be undone, oldest first; changes that were undone, the last undone first. */
export interface ListChanges {
  past: readonly ListChange[];
  future: readonly ListChange[];
}

export type Direction = "undo" | "redo";

/**
 * The author's changes of lists of courses, lessons and slides, for undo and redo. A change is added at the click; if it
 * is undone before the server has answered, the undo is sent after the answer. Answered changes
 * survive a reload of the tab: 'builder-history:<author>:lists'.
 */
export class ListHistory {
  readonly #authorId: string;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();
  #changes: ListChanges = { past: [], future: [] };
  readonly #dropped = new WeakSet<ListChange>();

  constructor(authorId: string, now: () => number) {
    this.#authorId = authorId;
    this.#now = now;
    const text = this.#entry().read();
    if (text !== null) this.#changes = parseLists(text) ?? this.#changes;
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

  /** A change begins; what was undone in its lists cannot be done again after it. */
  begin(undoable: Undoable): ListChange {
    const { past, future } = this.#changes;
    // Later than all other changes, so that changes made in one millisecond have an order, too. A change
    // made just before may be in `future` already: its undo is on its way.
    const at = Math.max(this.#now(), ...[...past, ...future].map((other) => other.at + 1));
    const change: ListChange = { ...undoable, at, isAnswered: false };
    const isElsewhere = (other: ListChange) => !other.lists.some((id) => change.lists.includes(id));
    this.#set({ past: [...past, change].slice(-STEPS_MAX), future: future.filter(isElsewhere) });
    return change;
  }

  /** Removes a change that was refused, or that can no longer be undone or redone. */
  drop(change: ListChange): void {
    this.#dropped.add(change);
    const { past, future } = this.#changes;
    const isOther = (other: ListChange) => other !== change;
    this.#set({ past: past.filter(isOther), future: future.filter(isOther) });
  }

  /** Marks a change as undone or as redone. False if it already is. */
  mark(change: ListChange, direction: Direction): boolean {
    const { past, future } = this.#changes;
    if (!(direction === "undo" ? past : future).includes(change)) return false;
    if (direction === "undo")
      change.undoneAt = Math.max(this.#now(), ...[...past, ...future].map(({ at }) => at));
    this.#move(change, direction === "undo" ? "future" : "past");
    return true;
  }

  /** Reverts `mark` after a failure, also where a newer change removed the undone one. */
  putBack(change: ListChange, direction: Direction): void {
    if (!this.#dropped.has(change)) this.#move(change, direction === "undo" ? "past" : "future");
  }

  #move(change: ListChange, to: keyof ListChanges): void {
    const isOther = (other: ListChange) => other !== change;
    const past = this.#changes.past.filter(isOther);
    const future = this.#changes.future.filter(isOther);
    this.#set(
      to === "future"
        ? { past, future: [change, ...future] }
        : { past: [...past, change].toSorted((a, b) => a.at - b.at), future },
    );
  }

  #set(changes: ListChanges): void {
    this.#changes = changes;
    for (const listener of this.#listeners) listener();
  }

  /** Stores answered changes before the page unloads; only the newest if not all fit. */
  readonly keep = () => {
    const answered = (changes: readonly ListChange[]) =>
      changes.filter(({ isAnswered }) => isAnswered);
    const [past, future] = [answered(this.#changes.past), answered(this.#changes.future)];
    let count = Math.max(past.length, future.length);
    while (count > 0 && !this.#write({ past: past.slice(-count), future: future.slice(0, count) }))
      count = Math.floor(count * 0.8);
    if (count === 0) this.#entry().remove();
  };

  /** False if there is no room for it. */
  #write(changes: ListChanges): boolean {
    const text = JSON.stringify(changes);
    return text.length <= KEPT_LENGTH && this.#entry().write(text);
  }
}

/**
 * What undo or redo applies to next beside a list: one of the rows whose fields are on the page, or a
 * change of the list, whichever was changed last. Null if there is nothing. An undone change can't be
 * redone once a later change was made, even if the later change was undone, too.
 */
export function nextOf<T extends { history: History<unknown> }>(
  direction: Direction,
  rows: readonly T[],
  { past, future }: ListChanges,
  list: string,
): T | ListChange | null {
  const isHere = ({ lists }: ListChange) => lists.includes(list);
  const last = past.findLast(isHere);
  const undoneHere = future.filter(isHere);
  const undoneInRows = rows.flatMap(({ history }) => history.future);
  const newest = Math.max(...[...undoneHere, ...undoneInRows].map(({ at }) => at));
  const isValid = ({ undoneAt = Infinity }: Pick<ListChange, "undoneAt">) => undoneAt >= newest;
  const first = undoneHere.find(isValid);
  let [lastAt, firstAt] = [last?.at ?? -1, first?.at ?? Infinity];
  let firstUndoneAt = first?.undoneAt ?? Infinity;
  let [toUndo, toRedo]: (T | ListChange | undefined)[] = [last, first];
  for (const row of rows) {
    const [step, undoneStep] = [row.history.past.at(-1), row.history.future[0]];
    if (step !== undefined && step.at > lastAt) [lastAt, toUndo] = [step.at, row];
    if (undoneStep !== undefined && isValid(undoneStep) && undoneStep.at <= firstAt)
      [firstAt, firstUndoneAt, toRedo] = [undoneStep.at, undoneStep.undoneAt ?? Infinity, row];
  }
  return (direction === "undo" ? toUndo : firstUndoneAt <= lastAt ? undefined : toRedo) ?? null;
}
