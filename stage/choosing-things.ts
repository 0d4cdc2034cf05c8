import type { RigNode } from "#characters/node.ts";
import type { CHOOSING_THINGS } from "./choosing-names.ts";
import { still } from "./places/place.ts";
import { boatBook, buyNow, hornLoud, hornPlugged, hornQuiet } from "./props/choosing-things.ts";
import { priceTag } from "./props/price-tag.ts";

/** Drawings of the story about picking one of two. */
export const choosingDrawings: Record<(typeof CHOOSING_THINGS)[number], () => RigNode[]> = {
  horn: still(() => hornQuiet()),
  hornLoud: still(() => hornLoud()),
  hornPlugged: still(() => hornPlugged()),
  buyNow: still(() => buyNow()),
  boatBook: still(() => boatBook()),
  priceFive: still(() => priceTag("5")),
};
