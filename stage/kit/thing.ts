import type { RigNode } from "#characters/node.ts";
import type { Spot } from "../base/spot.ts";
import { still } from "../base/shapes.ts";

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Where hands hold a thing: around a handle, or at the edge of a box or of a disc. */
export type Hold = { handle: readonly [Spot, Spot] } | { box: Box } | { radius: number };

/** What the director knows of a thing, in the thing's own units at size 1, around its point. */
interface Traits {
  /** Absent: hands do not close around it. */
  hold?: Hold;
  /** Half of the width that it stands on, and how far below its point. Absent: no shadow. */
  feet?: readonly [half: number, down: number];
  /** How far it reaches: to the left, up, to the right and down. Absent: as far as most things. */
  reach?: Box;
  /** It stands near the camera or flies by: the frame may cut it. */
  isLoose?: true;
  /** The actors stand before it. */
  isBackdrop?: true;
  /** What a wide picture shows beside it, behind it. */
  beyond?: () => RigNode[];
}

/** A thing that stories put on the stage or into hands. */
export interface Thing extends Traits {
  /** Its drawing around (0, 0), about 80 wide; drawn once. */
  draw: () => RigNode[];
}

export const thing = (draw: () => RigNode[], traits: Traits = {}): Thing => ({
  draw: still(draw),
  ...traits,
  ...(traits.beyond !== undefined && { beyond: still(traits.beyond) }),
});
