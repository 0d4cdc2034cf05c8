import * as v from "valibot";
import { listOf } from "../bounded.ts";
import { forEachName } from "../pick.ts";
import { BANDS } from "./bands.ts";

/** Schema of an object with an optional value for each band. */
export const perBand = <S extends v.GenericSchema>(schema: S) =>
  v.strictObject(forEachName(BANDS, () => v.optional(schema)));

/** What every kind of slide has. */
export const slideFields = {
  /** The bands whose children get the slide; absent or null: all. */
  for: v.optional(
    v.nullable(
      v.pipe(
        listOf(v.picklist(BANDS), BANDS.length, 1),
        v.check((bands) => new Set(bands).size === bands.length, "names a band twice"),
      ),
    ),
  ),
} satisfies v.ObjectEntries;
