import type { RigNode } from "#characters/node.ts";
import type { DIRECTING_THINGS } from "./directing-names.ts";
import { still } from "./places/place.ts";
import { dustPuff, grassNear, palmNear, pocketBack } from "./props/near-things.ts";

/** Drawings of what stands near the camera. */
export const directingDrawings: Record<(typeof DIRECTING_THINGS)[number], () => RigNode[]> = {
  pocketBack: still(() => pocketBack()),
  palmNear: still(() => palmNear()),
  grassNear: still(() => grassNear()),
  dustPuff: still(() => dustPuff()),
};
