/** Something with a version, so that two editors notice each other. */
export interface Versioned {
  row_version: number;
}

/** What an author has typed and the server has or has not; every step of it is a pure function. */
export interface Autosave<T extends Versioned> {
  /** As the server has it, as far as this page knows. */
  base: T;
  /** Typed, and not sent. */
  edits: Partial<T>;
  /** On its way. */
  sending: Partial<T> | null;
  status: "saved" | "waiting" | "saving" | "offline" | "failed" | "conflict";
  /** Why it failed, in words. */
  problem: string | null;
  /** What somebody else made of it meanwhile. */
  theirs: T | null;
}

export type AutosaveEvent<T extends Versioned> =
  | { type: "typed"; edits: Partial<T> }
  | { type: "sent" }
  | { type: "kept"; row: T }
  | { type: "unreachable" }
  | { type: "refused"; why: string }
  | { type: "overtaken"; theirs: T }
  | { type: "mine" }
  | { type: "theirs" }
  | { type: "seen"; row: T };

const isEmpty = (edits: object) => Object.keys(edits).length === 0;

/** Does the row hold these edits already? Then a save got through whose answer was lost. */
const isHeldBy = <T extends Versioned>(edits: Partial<T>, row: T) =>
  Object.entries(edits).every(([name, value]) => JSON.stringify(value) === JSON.stringify(row[name as keyof T]));

/** Begins with what the server has and what this device kept of an earlier, unsaved visit. */
export function autosaveStart<T extends Versioned>(row: T, kept: { row_version: number; edits: Partial<T> } | null): Autosave<T> {
  const start = { base: row, edits: {}, sending: null, status: "saved", problem: null, theirs: null } as const;
  if (kept === null || isHeldBy(kept.edits, row)) return start;
  if (kept.row_version === row.row_version) return { ...start, edits: kept.edits, status: "waiting" };
  return { ...start, edits: kept.edits, status: "conflict", theirs: row };
}

/** What the author sees: theirs over the server's. */
export const shown = <T extends Versioned>({ base, sending, edits }: Autosave<T>): T => ({ ...base, ...sending, ...edits });

/** What would be lost if this page went now. */
export const unsaved = <T extends Versioned>({ sending, edits }: Autosave<T>): Partial<T> => ({ ...sending, ...edits });

const keptAs = <T extends Versioned>(state: Autosave<T>, row: T): Autosave<T> => ({
  ...state,
  base: row,
  sending: null,
  status: isEmpty(state.edits) ? "saved" : "waiting",
});

export function autosaveReducer<T extends Versioned>(state: Autosave<T>, event: AutosaveEvent<T>): Autosave<T> {
  const back = { edits: unsaved(state), sending: null };
  switch (event.type) {
    case "typed":
      return {
        ...state,
        edits: { ...state.edits, ...event.edits },
        // While two versions stand against each other the author decides first.
        status: state.status === "conflict" ? "conflict" : state.sending === null ? "waiting" : "saving",
        problem: null,
      };
    case "sent":
      if (state.sending !== null || isEmpty(state.edits) || state.status === "conflict") return state;
      return { ...state, sending: state.edits, edits: {}, status: "saving", problem: null };
    case "kept":
      return keptAs(state, event.row);
    case "unreachable":
      return { ...state, ...back, status: "offline" };
    case "refused":
      return { ...state, ...back, status: "failed", problem: event.why };
    case "overtaken":
      if (state.sending !== null && isHeldBy(state.sending, event.theirs)) return keptAs(state, event.theirs);
      return { ...state, ...back, status: "conflict", theirs: event.theirs };
    case "mine":
      return state.theirs === null ? state : { ...state, base: state.theirs, theirs: null, status: "waiting" };
    case "theirs":
      return state.theirs === null ? state : autosaveStart(state.theirs, null);
    case "seen":
      // The server's newest while nothing of ours is open; else the save itself finds out.
      return state.status === "saved" && event.row.row_version >= state.base.row_version ? { ...state, base: event.row } : state;
  }
}
