import type { RigNode } from "#characters/node.ts";

/** Draws a picture round (0, 0); `coins` that were dropped into it, for those that hold some. */
export type Picture = (coins: number) => RigNode[];
