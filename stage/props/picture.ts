import type { RigNode } from "#characters/node.ts";

/**
 * Draws a picture around (0, 0). `coins` is the number of coins inside, for pictures of containers.
 */
export type Picture = (coins: number) => RigNode[];
