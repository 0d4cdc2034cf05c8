import type { RigNode } from "#characters/node.ts";
import type { HELLO_THINGS } from "./hello-names.ts";
import { still } from "./places/place.ts";
import * as hello from "./props/hello-things.ts";

/** Drawings of the two stories before the first lesson. */
export const helloDrawings: Record<(typeof HELLO_THINGS)[number], () => RigNode[]> = {
  chestFront: still(() => hello.chestFront()),
  chestBack: still(() => hello.chestGold()),
  chestLid: still(() => hello.chestLid()),
  boat: still(() => hello.boat()),
  theatreBack: still(() => hello.theatreBack()),
  theatreFront: still(() => hello.theatreFront()),
  curtainLeft: still(() => hello.curtain()),
  curtainRight: still(() => hello.curtain()),
  shapeBoard: still(() => hello.shapeBoard()),
  shapeStar: still(() => hello.shapeStar()),
  shapeSquare: still(() => hello.shapeSquare()),
  starGlow: still(() => hello.starGlow()),
  letterOpen: still(() => hello.letterOpen()),
};
