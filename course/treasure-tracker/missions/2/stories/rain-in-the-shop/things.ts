import { priceTag } from "#stage/props/price-tag.ts";
import { thing } from "#stage/kit/thing.ts";
import type { Thing } from "#stage/kit/thing.ts";

/** Things of this story alone. */
export const things = {
  priceSix: thing(() => priceTag("6")),
} satisfies Record<string, Thing>;
