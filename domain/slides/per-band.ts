import * as v from "valibot";

/** Schema of an object with an optional value for each band. */
export const perBand = <S extends v.GenericSchema>(schema: S) =>
  v.strictObject({
    little: v.optional(schema),
    middle: v.optional(schema),
    older: v.optional(schema),
    teen: v.optional(schema),
  });
