import type { RigNode } from "#characters/node.ts";
import { still } from "./places/place.ts";
import * as things from "./props/showing-things.ts";
import type { SHOWING_THINGS } from "./showing-names.ts";

/** Drawings of what Pocket is given or finds out about. */
export const showingDrawings: Record<(typeof SHOWING_THINGS)[number], () => RigNode[]> = {
  wetSole: still(() => things.wetSole()),
  bittenApple: still(() => things.bittenApple()),
  sparkle: still(() => things.sparkle()),
  sack: still(() => things.sack()),
  sackLies: still(() => things.sackLies()),
  thoughtOfWater: still(() => things.thoughtOfWater()),
};
