/** A row with a version number for optimistic locking (R-STAFF-3). */
export interface Versioned {
  id: string;
  row_version: number;
}

/** Fields as the server confirmed them, and the version of the row that they belong to. */
export type Confirmed<T extends Versioned> = Partial<T> & { row_version: number };

/**
 * - clean: nothing edited. dirty: edits wait for a pause in typing. saved: the server confirmed all edits.
 * - offline: edits wait for the network or for a session. failed: the server refused them, or would; the next edit retries.
 * - conflict: another author saved the row meanwhile; nothing is sent until this author chose a version.
 */
type Saving<T> =
  | { status: "clean" | "dirty" | "saved" | "offline" }
  | { status: "saving"; sending: Partial<T> }
  | { status: "failed"; problem: string }
  | { status: "conflict"; theirVersion: number };

/**
 * What an author changed in one row and the server has not confirmed: a patch, never the row
 * itself. The row is what the query cache holds; `overlay` lays the draft over it.
 */
export type Draft<T extends Versioned> = Saving<T> & {
  /** Version of the row that the edits started from. A save names it. */
  rowVersion: number;
  /** Edits that are not being sent. */
  edits: Partial<T>;
  /** The last confirmed save, until the query cache has a row that is as new. */
  confirmed: Confirmed<T> | null;
};

export type DraftStatus = Draft<Versioned>["status"];

export type DraftEvent<T extends Versioned> =
  /** `rowVersion`: version of the server's row that the author sees. */
  | { type: "edited"; edits: Partial<T>; rowVersion: number }
  /** All edits are sent, except fields that the server would refuse. */
  | { type: "sent"; except?: readonly string[] }
  /** Nothing is sent, because the server would refuse all edits. */
  | { type: "withheld"; problem: string }
  | { type: "confirmed"; row: Confirmed<T> }
  | { type: "unreachable" }
  | { type: "refused"; problem: string }
  /** The save was refused because the row has a newer version. */
  | { type: "outdated"; row: T }
  | { type: "kept mine" }
  | { type: "took theirs" }
  /** The server's row arrived, with or without a save. It may be older than what is known. */
  | { type: "seen"; row: T };

export const cleanDraft = <T extends Versioned>(): Draft<T> => ({
  status: "clean",
  rowVersion: 0,
  edits: {},
  confirmed: null,
});

/** A draft that the device stored before the page was loaded. */
export const restoredDraft = <T extends Versioned>(
  rowVersion: number,
  edits: Partial<T>,
): Draft<T> => ({ status: "dirty", rowVersion, edits, confirmed: null });

const isEmpty = (edits: object) => Object.keys(edits).length === 0;

/** The edits of some fields. */
const pick = <T extends object>(edits: T, isPicked: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(edits).filter(([name]) => isPicked(name))) as Partial<T>;

/** True if the row contains these edits already, as after a save whose response was lost. */
const containsEdits = <T extends Versioned>(edits: Partial<T>, row: T) =>
  Object.entries(edits).every(
    ([name, value]) => JSON.stringify(value) === JSON.stringify(row[name as keyof T]),
  );

/** Edits that the server has not confirmed. */
export const unsaved = <T extends Versioned>(draft: Draft<T>): Partial<T> =>
  draft.status === "saving" ? { ...draft.sending, ...draft.edits } : draft.edits;

export const hasUnsaved = <T extends Versioned>(draft: Draft<T>) => !isEmpty(unsaved(draft));

/** The row as the author sees it: the draft over the server's row. */
export function overlay<T extends Versioned>(row: T, draft: Draft<T>): T {
  const { confirmed } = draft;
  const isStale = confirmed !== null && confirmed.row_version > row.row_version;
  return isStale || hasUnsaved(draft)
    ? { ...row, ...(isStale && confirmed), ...unsaved(draft) }
    : row;
}

/**
 * The next state of a draft. Edits leave it only when the server confirmed them or the author took
 * the other version.
 */
export function transition<T extends Versioned>(draft: Draft<T>, event: DraftEvent<T>): Draft<T> {
  const { rowVersion, edits, confirmed } = draft;
  switch (event.type) {
    case "edited": {
      const merged = { ...edits, ...event.edits };
      if (draft.status === "saving" || draft.status === "conflict")
        return { ...draft, edits: merged };
      const shownVersion = Math.max(event.rowVersion, confirmed?.row_version ?? 0);
      const startsFrom = hasUnsaved(draft) ? rowVersion : shownVersion;
      return { status: "dirty", rowVersion: startsFrom, edits: merged, confirmed };
    }
    case "sent": {
      const except = event.except ?? [];
      const sending = pick(edits, (name) => !except.includes(name));
      if (draft.status === "saving" || draft.status === "conflict" || isEmpty(sending))
        return draft;
      const kept = pick(edits, (name) => except.includes(name));
      return { status: "saving", rowVersion, sending, edits: kept, confirmed };
    }
    case "withheld":
      return draft.status === "dirty" || draft.status === "offline"
        ? { status: "failed", problem: event.problem, rowVersion, edits, confirmed }
        : draft;
    case "confirmed":
      return draft.status === "saving" ? savedAs(draft, event.row.row_version, event.row) : draft;
    case "unreachable":
      return draft.status === "saving"
        ? { status: "offline", rowVersion, edits: unsaved(draft), confirmed }
        : draft;
    case "refused":
      return draft.status === "saving"
        ? { status: "failed", problem: event.problem, rowVersion, edits: unsaved(draft), confirmed }
        : draft;
    case "outdated":
      if (draft.status !== "saving") return draft;
      return containsEdits(draft.sending, event.row)
        ? savedAs(draft, event.row.row_version, null)
        : conflictWith(draft, event.row);
    case "kept mine":
      return draft.status === "conflict"
        ? { status: "dirty", rowVersion: draft.theirVersion, edits, confirmed }
        : draft;
    case "took theirs":
      return draft.status === "conflict" ? cleanDraft() : draft;
    case "seen":
      return seen(draft, event.row);
  }
}

/**
 * The edits of the save in progress, if there is one, are on the server; those typed meanwhile are
 * not.
 */
function savedAs<T extends Versioned>(
  { edits }: Draft<T>,
  rowVersion: number,
  confirmed: Confirmed<T> | null,
): Draft<T> {
  return { status: isEmpty(edits) ? "saved" : "dirty", rowVersion, edits, confirmed };
}

const conflictWith = <T extends Versioned>(draft: Draft<T>, row: T): Draft<T> => ({
  status: "conflict",
  theirVersion: row.row_version,
  rowVersion: draft.rowVersion,
  edits: unsaved(draft),
  confirmed: draft.confirmed,
});

function seen<T extends Versioned>(draft: Draft<T>, row: T): Draft<T> {
  // The response of a save in progress shows whether a newer row is this author's own.
  if (draft.status === "saving") return draft;
  const known = draft.status === "conflict" ? draft.theirVersion : draft.rowVersion;
  if (hasUnsaved(draft) && row.row_version > known)
    return containsEdits(draft.edits, row)
      ? savedAs({ ...draft, edits: {} }, row.row_version, null)
      : conflictWith(draft, row);
  return draft.confirmed !== null && row.row_version >= draft.confirmed.row_version
    ? { ...draft, confirmed: null }
    : draft;
}
