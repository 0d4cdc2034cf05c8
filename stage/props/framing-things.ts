import type { RigNode } from "#characters/node.ts";
import { tuft } from "../base/shapes.ts";

/** High grass at the bottom of the picture. */
export const grass = (): RigNode[] => [
  tuft(-70, 40, 130, 5, "#1F7F53"),
  tuft(60, 40, 150, 6, "#176B45"),
  tuft(0, 46, 100, 5, "#2B9A66"),
];
