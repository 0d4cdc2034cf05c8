import { CHILD_AGE_MAX_YEARS, CHILD_AGE_MIN_YEARS } from "../constants.ts";

/** A whole number of years from 3 to 18 (R-ONB-4; twin: CHECK users_kid_age). */
export function isChildAge(years: number): boolean {
  return Number.isInteger(years) && years >= CHILD_AGE_MIN_YEARS && years <= CHILD_AGE_MAX_YEARS;
}

/** Every age that a child may have, in years. */
export const CHILD_AGES: readonly number[] = Array.from(
  { length: CHILD_AGE_MAX_YEARS - CHILD_AGE_MIN_YEARS + 1 },
  (_, index) => CHILD_AGE_MIN_YEARS + index,
);

/**
 * The age typed into the form, or null when it is not one: '7' is, '7.5', 'seven', '2' and '' are
 * not.
 */
export function parseChildAge(input: string): number | null {
  const text = input.trim();
  if (!/^\d{1,3}$/.test(text)) return null;
  const years = Number(text);
  return isChildAge(years) ? years : null;
}

/** Why `parseChildAge` refuses the input, or null when it does not. */
export const ageProblem = (input: string) =>
  parseChildAge(input) === null ? ("not_an_age" as const) : null;

const YOUNG_MAX_YEARS = 7;

/** Children who get the biggest targets (experience). */
export const isYoungChild = (years: number): boolean => years <= YOUNG_MAX_YEARS;

/**
 * Ages as they may leave our server: wide enough to name no child, narrow enough to compare how a
 * course is used.
 */
export const AGE_BANDS = ["3-6", "7-9", "10-12", "13-18"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

/** The band of a child's age; null for what is none. */
export function ageBand(years: number): AgeBand | null {
  if (!isChildAge(years)) return null;
  return AGE_BANDS.find((band) => years <= Number(band.split("-")[1])) ?? null;
}
