import { decidedWith, isSame, keepsEdit, mergeField } from "#domain/content/merge.ts";

/** A row with a version number for optimistic locking (R-STAFF-3). */
export interface Versioned {
  id: string;
  row_version: number;
  /** The colleague who changed it last; null for this author, and where it is not known. */
  edited_by?: string | null;
}

/** Fields as the server confirmed them, and the version of the row that they belong to. */
export type Confirmed<T extends Versioned> = Partial<T> & { row_version: number };

/**
 * - clean: nothing edited. dirty: edits wait for a pause in typing. saved: the server confirmed all edits.
 * - offline: edits wait for the network or for a session. failed: the server refused them, or would; the next edit retries.
 * - conflict: a colleague changed all edited fields, too; nothing is sent until this author chose.
 */
type Saving<T> =
  | { status: "clean" | "dirty" | "saved" | "offline" | "conflict" }
  | { status: "saving"; sending: Partial<T> }
  | { status: "failed"; problem: string };

/** The parts of a draft that survive a reload of the page. */
export interface Kept<T extends Versioned> {
  /** Version of the row that the edits were merged with last. A save names it. */
  rowVersion: number;
  /** Edits that are not being sent. */
  edits: Partial<T>;
  /** The server's values of all unsaved fields as they were before the edits. */
  base: Partial<T>;
  /** Edits that were sent, and whose save may have arrived although its answer did not. */
  unanswered: readonly Partial<T>[];
  /** The server's values of fields that both authors changed. They are not sent. */
  clashes: Partial<T>;
  /** The author who wrote the clashing values; null if it is not known. */
  clashBy: string | null;
}

/**
 * What an author changed in one row and the server has not confirmed: a patch, never the row
 * itself. The row is what the query cache holds; `overlay` lays the draft over it.
 */
export type Draft<T extends Versioned> = Saving<T> &
  Kept<T> & {
    /** The last confirmed save, until the query cache has a row that is as new. */
    confirmed: Confirmed<T> | null;
  };

export type DraftStatus = Draft<Versioned>["status"];

export type DraftEvent<T extends Versioned> =
  /** `row`: the server's row that the author sees below the edits. */
  | { type: "edited"; edits: Partial<T>; row: T }
  /** All edits are sent, except clashes and fields that the server would refuse. */
  | { type: "sent"; except?: readonly string[] }
  /** Nothing is sent, because the server would refuse all edits. */
  | { type: "withheld"; problem: string }
  | { type: "confirmed"; row: Confirmed<T> }
  | { type: "unreachable" }
  | { type: "refused"; problem: string }
  /** The save was refused because the row has a newer version. */
  | { type: "outdated"; row: T }
  /** The author chose these values for fields that a colleague changed, too. */
  | { type: "settled"; edits: Partial<T> }
  /** The server's row arrived, with or without a save. It may be older than what is known. */
  | { type: "seen"; row: T };

/** How many unanswered saves are remembered: each of them may turn out to have arrived. */
const UNANSWERED_MAX = 20;

const nothing = { rowVersion: 0, edits: {}, base: {}, unanswered: [], clashes: {}, clashBy: null };

export const cleanDraft = <T extends Versioned>(): Draft<T> => ({
  ...nothing,
  status: "clean",
  confirmed: null,
});

/** A draft that the device stored before the page was loaded. */
export const restoredDraft = <T extends Versioned>(
  kept: Pick<Kept<T>, "rowVersion" | "edits"> & Partial<Kept<T>>,
): Draft<T> => unsent({ ...nothing, ...kept, confirmed: null });

const isEmpty = (fields: object) => Object.keys(fields).length === 0;
export const namesOf = <T>(fields: Partial<T>) => Object.keys(fields) as (keyof T & string)[];

/** Some of the fields. */
const pick = <T extends object>(fields: T, isPicked: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => isPicked(name))) as Partial<T>;

/** Edits that the server has not confirmed. */
export const unsaved = <T extends Versioned>(draft: Draft<T>): Partial<T> =>
  draft.status === "saving" ? { ...draft.sending, ...draft.edits } : draft.edits;

export const hasUnsaved = <T extends Versioned>(draft: Draft<T>) => !isEmpty(unsaved(draft));

/** What the device keeps of a draft. A save that is under way may end without its answer. */
export const keptOf = <T extends Versioned>(draft: Draft<T>): Kept<T> => ({
  rowVersion: draft.rowVersion,
  edits: unsaved(draft),
  base: draft.base,
  unanswered:
    draft.status === "saving" ? withUnanswered(draft.unanswered, draft.sending) : draft.unanswered,
  clashes: draft.clashes,
  clashBy: draft.clashBy,
});

/** The row as the author sees it: the draft over the server's row. */
export function overlay<T extends Versioned>(row: T, draft: Draft<T>): T {
  const { confirmed } = draft;
  const isStale = confirmed !== null && confirmed.row_version > row.row_version;
  return isStale || hasUnsaved(draft)
    ? { ...row, ...(isStale && confirmed), ...unsaved(draft) }
    : row;
}

/**
 * Fields that both changed, with the parts that only one changed merged, and this author's or the
 * colleague's part in the others.
 */
export function chosen<T extends Versioned>(draft: Draft<T>, prefers: "mine" | "theirs") {
  const edits = unsaved(draft);
  const values = namesOf(draft.clashes).map((name) => {
    const theirs = draft.clashes[name];
    if (decidedWith(name).length > 1) return [name, prefers === "mine" ? edits[name] : theirs];
    return [name, mergeField(basesOf(draft, name), edits[name], theirs, { prefers }).value];
  });
  return Object.fromEntries(values) as Partial<T>;
}

/**
 * The next state of a draft. Edits leave it only when the server has them or the author took the
 * other text.
 */
export function transition<T extends Versioned>(draft: Draft<T>, event: DraftEvent<T>): Draft<T> {
  switch (event.type) {
    case "edited":
      return edited(draft, event.edits, event.row);
    case "sent": {
      const isKept = (name: string) =>
        name in draft.clashes || event.except?.includes(name) === true;
      const sending = pick(draft.edits, (name) => !isKept(name));
      if (draft.status === "saving" || isEmpty(sending)) return draft;
      return { ...bare(draft), status: "saving", sending, edits: pick(draft.edits, isKept) };
    }
    case "withheld":
      return draft.status === "dirty" || draft.status === "offline"
        ? { ...bare(draft), status: "failed", problem: event.problem }
        : draft;
    case "confirmed":
      return draft.status === "saving" ? savedAs(draft, event.row) : draft;
    case "unreachable": {
      if (draft.status !== "saving") return draft;
      return { ...bare(draft), ...keptOf(draft), status: "offline" };
    }
    case "refused":
      return draft.status === "saving"
        ? { ...bare(draft), status: "failed", problem: event.problem, edits: unsaved(draft) }
        : draft;
    case "outdated":
      if (draft.status !== "saving") return draft;
      // If the row was read before the save was refused, the next save is refused as well and reads
      // it again.
      return event.row.row_version > draft.rowVersion
        ? merged(draft, event.row)
        : { ...bare(draft), ...keptOf(draft), status: "offline" };
    case "settled":
      return settled(draft, event.edits);
    case "seen":
      return seen(draft, event.row);
  }
}

/** A draft without what only its status has. */
function bare<T extends Versioned>(draft: Draft<T>): Kept<T> & Pick<Draft<T>, "confirmed"> {
  const { rowVersion, edits, base, unanswered, clashes, clashBy, confirmed } = draft;
  return { rowVersion, edits, base, unanswered, clashes, clashBy, confirmed };
}

/** A draft of which nothing is under way: its status follows from its edits. */
function unsent<T extends Versioned>(kept: Kept<T> & Pick<Draft<T>, "confirmed">): Draft<T> {
  const names = namesOf(kept.edits);
  if (names.length === 0)
    return { ...kept, status: "saved", base: {}, unanswered: [], clashes: {}, clashBy: null };
  const isUnsaved = (name: string) => name in kept.edits;
  const clashes = pick(kept.clashes, isUnsaved);
  return {
    ...kept,
    status: names.every((name) => name in clashes) ? "conflict" : "dirty",
    base: pick(kept.base, isUnsaved),
    clashes,
    clashBy: isEmpty(clashes) ? null : kept.clashBy,
  };
}

function withUnanswered<T>(unanswered: readonly Partial<T>[], sending: Partial<T>) {
  const others = unanswered.filter((one) => JSON.stringify(one) !== JSON.stringify(sending));
  return [...others, sending].slice(-UNANSWERED_MAX);
}

/** The values of these fields that were sent without an answer. */
const sentOf = <T extends object>(unanswered: readonly Partial<T>[], fields: Partial<T>) =>
  unanswered
    .map((one) => pick(one, (name) => name in fields) as Partial<T>)
    .filter((one) => !isEmpty(one));

function basesOf<T extends Versioned>(
  { base, unanswered }: Pick<Kept<T>, "base" | "unanswered">,
  name: keyof T & string,
): [unknown, ...unknown[]] {
  return [base[name], ...unanswered.flatMap((one) => (name in one ? [one[name]] : []))];
}

function edited<T extends Versioned>(draft: Draft<T>, edits: Partial<T>, row: T): Draft<T> {
  const { confirmed } = draft;
  const isStale = confirmed !== null && confirmed.row_version > row.row_version;
  const below: T = isStale ? { ...row, ...confirmed } : row;
  const added = {
    ...bare(draft),
    edits: { ...draft.edits, ...edits },
    base: { ...pick(below, (name) => name in edits), ...draft.base },
    clashes: { ...draft.clashes },
  };
  for (const name of namesOf(edits)) if (name in added.clashes) endClash(added, name, draft.edits);
  if (draft.status === "saving") return { ...draft, ...added };
  return unsent({
    ...added,
    rowVersion: hasUnsaved(draft) ? draft.rowVersion : below.row_version,
  });
}

/**
 * Ends a clash where an edit made it possible to merge both values: a list may be as long as the
 * colleague's now, so that they are merged item by item.
 */
function endClash<T extends Versioned>(
  kept: Kept<T>,
  name: keyof T & string,
  before: Partial<T>,
): void {
  const { edits, base, clashes, clashBy } = kept;
  if (decidedWith(name).length > 1) return;
  const theirs = clashes[name];
  const isOwn = clashBy === null;
  const { value, isClash } = mergeField(basesOf(kept, name), edits[name], theirs, { isOwn });
  if (isClash || !keepsEdit(value, before[name], edits[name])) return;
  if (isSame(value, theirs)) delete edits[name];
  else edits[name] = value as T[typeof name];
  base[name] = theirs;
  delete clashes[name];
}

/**
 * The edits of the save in progress are on the server; those typed meanwhile, and those that were
 * not sent, are not.
 */
function savedAs<T extends Versioned>(draft: Draft<T>, row: Confirmed<T>): Draft<T> {
  const { edits, base, clashes } = draft;
  const isNewer = (name: string) => name in edits && !(name in clashes) && name in row;
  return unsent({
    ...bare(draft),
    rowVersion: row.row_version,
    base: { ...base, ...pick(row, isNewer) },
    // Fields that both changed were not sent: what was sent of them without an answer still counts.
    unanswered: sentOf(draft.unanswered, clashes),
    confirmed: row,
  });
}

/** The draft on a newer row: what only the colleague changed is taken over, field by field. */
function merged<T extends Versioned>(draft: Draft<T>, row: T): Draft<T> {
  const edits = unsaved(draft);
  const isOwn = row.edited_by == null;
  const fields = namesOf(edits).map((name) => ({
    name,
    ...mergeField(basesOf(draft, name), edits[name], row[name], { isOwn }),
  }));
  const clashing = new Set(
    fields.filter(({ isClash }) => isClash).flatMap(({ name }) => decidedWith(name)),
  );
  const next = { edits: { ...edits }, base: { ...draft.base }, clashes: {} as Partial<T> };
  for (const { name, value } of fields) {
    if (clashing.has(name) && !isSame(edits[name], row[name])) next.clashes[name] = row[name];
    else if (isSame(value, row[name])) delete next.edits[name];
    else {
      next.edits[name] = value as T[typeof name];
      next.base[name] = row[name];
    }
  }
  return unsent({
    ...bare(draft),
    ...next,
    // Saves on an older version arrived before this row, or never will.
    unanswered: sentOf(draft.unanswered, next.clashes),
    rowVersion: row.row_version,
    clashBy: row.edited_by ?? null,
    confirmed: null,
  });
}

function settled<T extends Versioned>(draft: Draft<T>, choice: Partial<T>): Draft<T> {
  const names = namesOf(choice).filter((name) => name in draft.clashes);
  if (names.length === 0) return draft;
  const edits = { ...draft.edits };
  const base = { ...draft.base };
  const clashes = { ...draft.clashes };
  for (const name of names) {
    if (isSame(choice[name], clashes[name])) delete edits[name];
    else edits[name] = choice[name];
    base[name] = clashes[name];
    delete clashes[name];
  }
  const next = { ...bare(draft), edits, base, clashes };
  return draft.status === "saving" ? { ...draft, ...next } : unsent(next);
}

function seen<T extends Versioned>(draft: Draft<T>, row: T): Draft<T> {
  // The response of a save in progress shows whether a newer row is this author's own.
  if (draft.status === "saving") return draft;
  if (hasUnsaved(draft) && row.row_version > draft.rowVersion) return merged(draft, row);
  return draft.confirmed !== null && row.row_version >= draft.confirmed.row_version
    ? { ...draft, confirmed: null }
    : draft;
}
