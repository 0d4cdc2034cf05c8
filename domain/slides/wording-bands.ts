import * as v from "valibot";

/** Age bands for wordings, youngest first, with the last age of each. Not those of statistics. */
const LAST_AGES = { little: 6, middle: 10, older: 18 } as const;
export type WordingBand = keyof typeof LAST_AGES;
export const BANDS = ["little", "middle", "older"] as const satisfies readonly WordingBand[];

/** The band of a child of this age. */
export const bandOf = (age: number): WordingBand =>
  BANDS.find((band) => age <= LAST_AGES[band]) ?? "older";

/** Schema of an object with an optional value for each band. */
export const perBand = <S extends v.GenericSchema>(schema: S) =>
  v.strictObject({
    little: v.optional(schema),
    middle: v.optional(schema),
    older: v.optional(schema),
  });
