import type { RigNode } from "#characters/node.ts";
import type { ANGLE_THINGS } from "./angle-names.ts";
import { still } from "./places/place.ts";
import * as seen from "./props/angle-things.ts";

/** Drawings of what is seen from above, from inside, and of hands. */
export const angleDrawings: Record<(typeof ANGLE_THINGS)[number], () => RigNode[]> = {
  woodTop: still(() => seen.woodTop()),
  sandTop: still(() => seen.sandTop()),
  heartTop: still(() => seen.heartTop()),
  jarTop: still(() => seen.jarTop()),
  plateTop: still(() => seen.plateTop()),
  sandwichTop: still(() => seen.sandwichTop()),
  soupTop: still(() => seen.soupTop()),
  pawTop: still(() => seen.pawTop()),
  pawHolds: still(() => seen.pawHolds()),
  clawTop: still(() => seen.clawTop()),
  jarInside: still(() => seen.jarInside()),
  tableAbove: still(() => seen.tableAbove()),
};
