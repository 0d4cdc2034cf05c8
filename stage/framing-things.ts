import type { RigNode } from "#characters/node.ts";
import type { FRAMING_THINGS } from "./framing-names.ts";
import { still } from "./places/place.ts";
import * as near from "./props/framing-things.ts";

/** Drawings of what is near the camera. */
export const framingDrawings: Record<(typeof FRAMING_THINGS)[number], () => RigNode[]> = {
  otterBack: still(() => near.otterBack()),
  crabBack: still(() => near.crabBack()),
  nearGrass: still(() => near.grass()),
  nearMugs: still(() => near.mugs()),
};
