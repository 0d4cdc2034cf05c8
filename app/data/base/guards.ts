/*
 * Type guards for what is read from the browser's storage. By hand and not by valibot, which would
 * cost a child's first slide 1.3 kB of script. The others are in object-guards.ts, which the
 * lesson builder does without.
 */

export type Guard<T> = (value: unknown) => value is T;

export const isText = (value: unknown): value is string => typeof value === "string";
export const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0;
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
