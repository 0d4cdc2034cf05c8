/** A row with a version number for optimistic locking (R-STAFF-3). */
export interface Versioned {
  row_version: number;
}

/** State of one row that is edited and saved automatically. All transitions are pure functions. */
export interface Autosave<T extends Versioned> {
  /** The latest row of the server that this page knows. */
  base: T;
  /** Edits that are not sent yet. */
  edits: Partial<T>;
  /** Edits of the save in progress. */
  sending: Partial<T> | null;
  status: "saved" | "waiting" | "saving" | "offline" | "failed" | "conflict";
  /** Message for the author if saving failed. */
  problem: string | null;
  /** The row that another author saved meanwhile, in a conflict. */
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

/** True if the row contains these edits already, as after a save whose response was lost. */
const containsEdits = <T extends Versioned>(edits: Partial<T>, row: T) =>
  Object.entries(edits).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(row[name as keyof T]),
  );

/** Initial state from the server's row and the unsaved edits that this device stored earlier. */
export function autosaveStart<T extends Versioned>(
  row: T,
  kept: { row_version: number; edits: Partial<T> } | null,
): Autosave<T> {
  const start = {
    base: row,
    edits: {},
    sending: null,
    status: "saved",
    problem: null,
    theirs: null,
  } as const;
  if (kept === null || containsEdits(kept.edits, row)) return start;
  if (kept.row_version === row.row_version)
    return { ...start, edits: kept.edits, status: "waiting" };
  return { ...start, edits: kept.edits, status: "conflict", theirs: row };
}

/** The row as the author sees it: unsaved edits over the server's row. */
export const shown = <T extends Versioned>({ base, sending, edits }: Autosave<T>): T => ({
  ...base,
  ...sending,
  ...edits,
});

/** Edits that the server has not confirmed. */
export const unsaved = <T extends Versioned>({ sending, edits }: Autosave<T>): Partial<T> => ({
  ...sending,
  ...edits,
});

const savedAs = <T extends Versioned>(state: Autosave<T>, row: T): Autosave<T> => ({
  ...state,
  base: row,
  sending: null,
  status: isEmpty(state.edits) ? "saved" : "waiting",
});

export function autosaveReducer<T extends Versioned>(
  state: Autosave<T>,
  event: AutosaveEvent<T>,
): Autosave<T> {
  const withUnsentEdits = { edits: unsaved(state), sending: null };
  switch (event.type) {
    case "typed":
      return {
        ...state,
        edits: { ...state.edits, ...event.edits },
        // In a conflict nothing is sent until the author chose a version.
        status:
          state.status === "conflict" ? "conflict" : state.sending === null ? "waiting" : "saving",
        problem: null,
      };
    case "sent":
      if (state.sending !== null || isEmpty(state.edits) || state.status === "conflict")
        return state;
      return { ...state, sending: state.edits, edits: {}, status: "saving", problem: null };
    case "kept":
      return savedAs(state, event.row);
    case "unreachable":
      return { ...state, ...withUnsentEdits, status: "offline" };
    case "refused":
      return { ...state, ...withUnsentEdits, status: "failed", problem: event.why };
    case "overtaken":
      if (state.sending !== null && containsEdits(state.sending, event.theirs))
        return savedAs(state, event.theirs);
      return { ...state, ...withUnsentEdits, status: "conflict", theirs: event.theirs };
    case "mine":
      return state.theirs === null
        ? state
        : { ...state, base: state.theirs, theirs: null, status: "waiting" };
    case "theirs":
      return state.theirs === null ? state : autosaveStart(state.theirs, null);
    case "seen":
      // Takes over a newer row only without unsaved edits; with some, the save itself detects the
      // conflict.
      return state.status === "saved" && event.row.row_version >= state.base.row_version
        ? { ...state, base: event.row }
        : state;
  }
}
