import { agesOf } from "#domain/slides/bands.ts";
import type { Band } from "#domain/slides/bands.ts";

/** '3 to 6'. */
export const ages = (band: Band): string => agesOf(band).join(" to ");

/** '3-6': where there is little room. */
export const shortAges = (band: Band): string => agesOf(band).join("-");
