import type { Entry } from "./device-storage.ts";
import { isRecord } from "./guards.ts";
import type { Guard } from "./guards.ts";

/** One guard per field. */
export type Fields<T> = { [F in keyof T]-?: Guard<T[F]> };

export const isFlag = (value: unknown): value is boolean => typeof value === "boolean";

export const isOneOf =
  <T>(known: readonly T[]): Guard<T> =>
  (value): value is T =>
    (known as readonly unknown[]).includes(value);

/** A field that may be left out. */
export const isOptional =
  <T>(isValid: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || isValid(value);

/** An object with at least these fields. */
export const isObject =
  <T>(fields: Fields<T>): Guard<T> =>
  (value): value is T =>
    isRecord(value) &&
    Object.entries<Guard<unknown>>(fields).every(([field, isValid]) => isValid(value[field]));

/**
 * The items of a stored list, without those that `isItem` refuses; an empty list if nothing is
 * stored.
 */
export const itemsOf = <T>(list: Entry, isItem: Guard<T>): T[] =>
  (list.json(Array.isArray) ?? []).filter(isItem);
