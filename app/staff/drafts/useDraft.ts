import { useCallback, useEffect, useSyncExternalStore } from "react";
import type { Autosave } from "./autosave.ts";
import { chosen, overlay } from "./draft.ts";
import type { Draft, DraftStatus, Versioned } from "./draft.ts";
import type { Change, DraftStore } from "./draft-store.ts";
import type { History } from "./history.ts";

/** The drafts of one kind of row, and what saves them. */
export interface Drafts<T extends Versioned> {
  store: DraftStore<T>;
  autosave: Autosave<T>;
}

/** Fields that a colleague changed, too, and what the author can make of each. */
export interface Clashes<T> {
  /** The colleague's name; null if it is not known. */
  by: string | null;
  mine: Partial<T>;
  theirs: Partial<T>;
  settle: (names: readonly string[], prefers: "mine" | "theirs") => void;
}

/** A row whose changes can be undone and done again. */
export interface UndoableRow {
  /** The changes that undo and redo take back. */
  history: History<unknown>;
  undo: () => void;
  redo: () => void;
}

export interface EditedRow<T extends Versioned> extends UndoableRow {
  /** The row as the author sees it. */
  value: T;
  status: DraftStatus;
  /** Message for the author if saving failed. */
  problem: string | null;
  edit: (change: Change<T>) => void;
  /** Null while there are none. */
  clashes: Clashes<T> | null;
}

/** What was last shown of a row of the server. */
const lastShown = new WeakMap<object, { draft: object; shown: object }>();

const hasSameFields = <T extends object>(one: T, other: T) =>
  (Object.keys(one) as (keyof T)[]).every((name) => one[name] === other[name]) &&
  Object.keys(one).length === Object.keys(other).length;

/**
 * The result of `overlay`, as the same object until the value of a field changes. While edits are being
 * sent the draft is a new object with the same values; lists and the preview are not rendered for it.
 */
function shownRow<T extends Versioned>(row: T, draft: Draft<T>): T {
  const last = lastShown.get(row) as { draft: Draft<T>; shown: T } | undefined;
  if (last?.draft === draft) return last.shown;
  const laidOver = overlay(row, draft);
  const shown = last !== undefined && hasSameFields(last.shown, laidOver) ? last.shown : laidOver;
  lastShown.set(row, { draft, shown });
  return shown;
}

/** What undo and redo do in a row; also in one that another component edits. */
export function useHistory<T extends Versioned>(
  { store }: Drafts<T>,
  id: string,
  row = store.serverRow(id),
): UndoableRow {
  const history = useSyncExternalStore(store.subscribe, () => store.history(id));
  return { history, undo: () => row && store.undo(row), redo: () => row && store.redo(row) };
}

/** One row with its draft, for an editor. */
export function useDraft<T extends Versioned>(drafts: Drafts<T>, row: T): EditedRow<T> {
  const { store } = drafts;
  const draft = useSyncExternalStore(store.subscribe, () => store.draft(row.id));
  return {
    ...useHistory(drafts, row.id, row),
    value: shownRow(row, draft),
    status: draft.status,
    problem: draft.status === "failed" ? draft.problem : null,
    edit: (change) => store.edit(row, change),
    clashes:
      Object.keys(draft.clashes).length === 0
        ? null
        : {
            by: draft.clashBy,
            mine: chosen(draft, "mine"),
            theirs: chosen(draft, "theirs"),
            settle: (names, prefers) => store.settle(row, names, prefers),
          },
  };
}

/**
 * Lays the drafts over rows, for lists and the preview. Renders again when one of the drafts
 * changes.
 */
export function useOverlay<T extends Versioned>({ store }: Drafts<T>): (row: T) => T {
  const drafts = useSyncExternalStore(store.subscribe, store.drafts);
  return useCallback(
    (row: T) => {
      const draft = drafts.get(row.id);
      return draft === undefined ? row : shownRow(row, draft);
    },
    [drafts],
  );
}

/** Saves drafts while the component is mounted, and at once when the network is back. */
export function useAutosave<T extends Versioned>({ autosave, store }: Drafts<T>): void {
  useEffect(() => {
    const stop = autosave.start();
    const retry = () => autosave.retry();
    window.addEventListener("online", retry);
    window.addEventListener("pagehide", store.keepHistories);
    return () => {
      stop();
      window.removeEventListener("online", retry);
      window.removeEventListener("pagehide", store.keepHistories);
    };
  }, [autosave, store]);
}

/**
 * Compares drafts with rows that the server sent. The rows must come as the query cache has them,
 * without drafts.
 */
export function useSeenRows<T extends Versioned>(
  { autosave }: Drafts<T>,
  rows: readonly T[] | undefined,
): void {
  useEffect(() => {
    if (rows !== undefined) autosave.seen(rows);
  }, [autosave, rows]);
}
