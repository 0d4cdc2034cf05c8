import { createContext, useContext, useEffect, useSyncExternalStore } from "react";
import { shown } from "./autosave.ts";
import type { Autosave, Versioned } from "./autosave.ts";
import { Draft } from "./draft.ts";
import type { DraftOptions } from "./draft.ts";

type AnyDraft = Pick<Draft<Versioned>, "goOn" | "flush">;
/** The drafts of this page, by name; they outlive the editors that show them. */
const Drafts = createContext(new Map<string, AnyDraft>());

export interface Saving<T extends Versioned> {
  value: T;
  status: Autosave<T>["status"];
  problem: string | null;
  edit: (edits: Partial<T>) => void;
  keepMine: () => void;
  takeTheirs: () => void;
}

/** The draft of one thing, made when it is first edited here. */
export function useDraft<T extends Versioned>(options: DraftOptions<T>): Saving<T> {
  const drafts = useContext(Drafts);
  let draft = drafts.get(options.id) as Draft<T> | undefined;
  if (draft === undefined) {
    draft = new Draft(options);
    drafts.set(options.id, draft);
  }
  const known = draft;
  const state = useSyncExternalStore(known.subscribe, known.state);
  useEffect(() => known.dispatch({ type: "seen", row: options.row }), [known, options.row]);
  return {
    value: shown(state),
    status: state.status,
    problem: state.problem,
    edit: (edits) => known.dispatch({ type: "typed", edits }),
    keepMine: () => known.dispatch({ type: "mine" }),
    takeTheirs: () => known.dispatch({ type: "theirs" }),
  };
}

/** Sends what waits of some drafts; false when something could not be saved. */
export function useFlush(): (ids: readonly string[]) => Promise<boolean> {
  const drafts = useContext(Drafts);
  return async (ids) => (await Promise.all(ids.map((id) => drafts.get(id)?.flush() ?? true))).every(Boolean);
}

/** Sends what waits as soon as the connection is back. */
export function useGoOnWhenOnline(): void {
  const drafts = useContext(Drafts);
  useEffect(() => {
    const goOn = () => drafts.forEach((draft) => draft.goOn());
    window.addEventListener("online", goOn);
    return () => window.removeEventListener("online", goOn);
  }, [drafts]);
}
