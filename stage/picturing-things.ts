import type { RigNode } from "#characters/node.ts";
import type { PICTURING_THINGS } from "./picturing-names.ts";
import { still } from "./places/place.ts";
import { broom } from "./props/broom.ts";
import { glass } from "./props/glass.ts";
import { goalBoard } from "./props/goal-board.ts";
import * as things from "./props/picturing-things.ts";

/** Drawings of what shows an idea as a picture. */
export const picturingDrawings: Record<(typeof PICTURING_THINGS)[number], () => RigNode[]> = {
  goalBoardNear: still(() => goalBoard()),
  pawsOver: still(() => things.pawsOver()),
  butterflyOpen: still(() => things.butterfly(1)),
  butterflyShut: still(() => things.butterfly(0.45)),
  footSole: still(() => things.footSole()),
  steam: still(() => things.steam()),
  tangleThought: still(() => things.tangleThought()),
  lampThought: still(() => things.lampThought()),
  kiteThought: still(() => things.kiteThought()),
  coinHeap: still(() => things.coinHeap()),
  litBroom: still(() => things.lit(1.3, broom(0))),
  litGlass: still(() => things.lit(1.3, glass())),
  litCoinJar: still(() => things.lit(0.84, things.coinJar())),
  litLens: still(() => things.lit(0.62, things.coinUnderLens())),
  litHeartJar: still(() => things.lit(0.84, things.heartJar())),
  appleWorm: still(() => things.appleWorm()),
  halfApple: still(() => things.halfApple()),
  coinJar: still(() => things.coinJar()),
  heartJar: still(() => things.heartJar()),
};
