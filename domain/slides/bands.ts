import { CHILD_AGE_MIN_YEARS } from "../constants.ts";

/**
 * Age bands of what children see, youngest first, with the last age of each. Those of statistics are
 * in `domain/family/age.ts`.
 */
const LAST_AGES = { little: 6, middle: 10, older: 14, teen: 18 } as const;
export type Band = keyof typeof LAST_AGES;
export const BANDS = ["little", "middle", "older", "teen"] as const satisfies readonly Band[];

/** Where a band has nothing of its own, its children get what these have; the first one that has some. */
const FALLBACKS: Readonly<Record<Band, readonly Band[]>> = {
  little: ["middle"],
  middle: [],
  older: ["middle"],
  teen: ["older", "middle"],
};

/** The band of a child of this age, in years. */
export const bandOf = (age: number): Band => BANDS.find((band) => age <= LAST_AGES[band]) ?? "teen";

/** The band itself, then its fallbacks. */
export const withFallbacks = (band: Band): readonly Band[] => [band, ...FALLBACKS[band]];

/** First and last age of a band, in years. */
export function agesOf(band: Band): readonly [first: number, last: number] {
  const before = BANDS[BANDS.indexOf(band) - 1];
  const first = before === undefined ? CHILD_AGE_MIN_YEARS : LAST_AGES[before] + 1;
  return [first, LAST_AGES[band]];
}

/** All bands, those of younger children first, the nearest first: where something for any band will do. */
export function nearestTo(band: Band): readonly Band[] {
  const place = BANDS.indexOf(band);
  return [...BANDS.slice(0, place + 1).reverse(), ...BANDS.slice(place + 1)];
}
