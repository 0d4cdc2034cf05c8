import type { RigNode } from "#characters/node.ts";
import type { DIRECTING_THINGS } from "./directing-names.ts";
import { still } from "./places/place.ts";
import { dustPuff, palmNear } from "./props/near-things.ts";

/** Drawings of what stands near the camera. */
export const directingDrawings: Record<(typeof DIRECTING_THINGS)[number], () => RigNode[]> = {
  palmNear: still(() => palmNear()),
  dustPuff: still(() => dustPuff()),
};
