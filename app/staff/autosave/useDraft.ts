import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import { pageAuthorId } from "#app/data/auth/staff-session.ts";
import { shown } from "./autosave.ts";
import type { Autosave, Versioned } from "./autosave.ts";
import { Draft } from "./draft.ts";
import type { DraftOptions } from "./draft.ts";

type AnyDraft = Pick<Draft<Versioned>, "goOn" | "flush">;
/** The drafts of this page by id. They stay when the editors that show them unmount. */
const Drafts = createContext(new Map<string, AnyDraft>());

export type Change<T> = Partial<T> | ((now: T) => Partial<T>);

export interface Saving<T extends Versioned> {
  value: T;
  status: Autosave<T>["status"];
  problem: string | null;
  /**
   * Changes the row and returns it. A function receives the current row, for changes that arrive
   * later, such as an upload.
   */
  edit: (change: Change<T>) => T;
  keepMine: () => void;
  takeTheirs: () => void;
}

/** The draft of one thing, made when it is first edited here. */
export function useDraft<T extends Versioned>(
  options: Omit<DraftOptions<T>, "authorId">,
): Saving<T> {
  const drafts = useContext(Drafts);
  let draft = drafts.get(options.id) as Draft<T> | undefined;
  if (draft === undefined) {
    draft = new Draft({ ...options, authorId: pageAuthorId() });
    drafts.set(options.id, draft);
  }
  const known = draft;
  const state = useSyncExternalStore(known.subscribe, known.state);
  useEffect(() => known.dispatch({ type: "seen", row: options.row }), [known, options.row]);
  return {
    value: shown(state),
    status: state.status,
    problem: state.problem,
    edit(change) {
      const edits = typeof change === "function" ? change(shown(known.state())) : change;
      known.dispatch({ type: "typed", edits });
      return shown(known.state());
    },
    keepMine: () => known.dispatch({ type: "mine" }),
    takeTheirs: () => known.dispatch({ type: "theirs" }),
  };
}

/** Sends the unsaved edits of some drafts. Resolves to false if one could not be saved. */
export function useFlush(): (ids: readonly string[]) => Promise<boolean> {
  const drafts = useContext(Drafts);
  return async (ids) =>
    (await Promise.all(ids.map(async (id) => drafts.get(id)?.flush() ?? true))).every(Boolean);
}

/** Sends unsaved edits when the network is back, and after the author signed in again. */
export function useGoOnWhenOnline(): void {
  const drafts = useContext(Drafts);
  useEffect(() => {
    const retryAll = () => drafts.forEach((draft) => draft.goOn());
    retryAll();
    window.addEventListener("online", retryAll);
    return () => window.removeEventListener("online", retryAll);
  }, [drafts]);
}
