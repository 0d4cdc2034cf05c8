import { isFileField } from "#domain/content/lesson-media.ts";
import { isSame, partsOf } from "#domain/content/merge.ts";
import { namesOf } from "./draft.ts";

/** One change of a row: the values of its fields before and after. */
export interface Step<T> {
  before: Partial<T>;
  after: Partial<T>;
  /**
   * When the step was made, in milliseconds. Typing without a pause is one step, with the time of the
   * last edit.
   */
  at: number;
  /** The step was done again, or read from the device: an edit after it is never added to it. */
  isClosed?: boolean;
  /** When it was undone, in milliseconds; not there while it is done. */
  undoneAt?: number;
}

/** Changes of one row that can be undone and done again, the oldest first. */
export interface History<T> {
  past: readonly Step<T>[];
  future: readonly Step<T>[];
}

export const STEPS_MAX = 500;
const PAUSE_MS = 1_000;

export const noHistory: History<never> = { past: [], future: [] };

const pick = <T>(row: T, names: readonly (keyof T)[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Partial<T>;
const holds = <T>(row: T, fields: Partial<T>) =>
  namesOf(fields).every((name) => isSame(row[name], fields[name]));

const isTyped = (value: unknown) => typeof value === "string" || typeof value === "number";

/**
 * Where a text or number differs in two values, if nothing else does: '' for the values themselves,
 * '2.name' in a list. Null where an item was added, deleted or moved, or another file was given.
 */
function typedPlace(before: unknown, after: unknown): string | null {
  if (isTyped(before ?? after) && isTyped(after ?? before)) return "";
  const [old, now] = [partsOf(before, after), partsOf(after, before)];
  if (old === null || now === null) return null;
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const [name, ...others] = names.filter((other) => !isSame(old[other], now[other]));
  if (name === undefined || others.length > 0 || isFileField(name)) return null;
  const place = typedPlace(old[name], now[name]);
  return place === null ? null : `${name}.${place}`;
}

/** Does the next step type on where the last one typed? */
function isTypingOn<T>(last: Step<T>, next: Step<T>): boolean {
  const [before, after] = [
    typedPlace(last.before, last.after),
    typedPlace(next.before, next.after),
  ];
  return before !== null && before === after;
}

/**
 * The history after an edit. `row` is what the author saw before the edit. Typing that goes on in one
 * place is added to the last step; a choice, or another file, is always a new step.
 */
export function recorded<T>(
  history: History<T>,
  row: T,
  edits: Partial<T>,
  at: number,
  { isChoice = false } = {},
): History<T> {
  const names = namesOf(edits).filter(
    (name) => JSON.stringify(row[name]) !== JSON.stringify(edits[name]),
  );
  if (names.length === 0) return history;
  const step = { before: pick(row, names), after: pick(edits as T, names), at };
  const last = history.past.at(-1);
  const isTyping =
    !isChoice &&
    !names.some((name) => isFileField(name)) &&
    last !== undefined &&
    last.isClosed !== true &&
    history.future.length === 0 &&
    at - last.at < PAUSE_MS &&
    isTypingOn(last, step);
  const past = isTyping
    ? [...history.past.slice(0, -1), { ...step, before: last.before }]
    : [...history.past, step];
  return { past: past.slice(-STEPS_MAX), future: [] };
}

/** A history after undo or redo, and the edits that do it; without edits nothing can be done. */
export interface Moved<T> {
  history: History<T>;
  edits: Partial<T> | null;
}

/**
 * Takes the last step back. Where another author changed the same fields since, the history ends:
 * an undo would overwrite what they wrote.
 */
export function undone<T>({ past, future }: History<T>, row: T, undoneAt: number): Moved<T> {
  const step = past.at(-1);
  if (step === undefined) return { history: { past, future }, edits: null };
  if (!holds(row, step.after)) return { history: noHistory, edits: null };
  return {
    history: { past: past.slice(0, -1), future: [{ ...step, undoneAt }, ...future] },
    edits: step.before,
  };
}

/** Does the step again that was undone last. */
export function redone<T>({ past, future }: History<T>, row: T): Moved<T> {
  const [first, ...rest] = future;
  if (first === undefined) return { history: { past, future }, edits: null };
  const { undoneAt: _, ...step } = first;
  if (!holds(row, step.before)) return { history: noHistory, edits: null };
  return {
    history: { past: [...past, { ...step, isClosed: true }], future: rest },
    edits: step.after,
  };
}
