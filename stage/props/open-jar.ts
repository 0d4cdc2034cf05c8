import { el, ellipse, line } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { strokes } from "../base/strokes.ts";
import { jarEdge, jarGlass } from "./jar-glass.ts";

/** A glass jar without a lid, 120 wide and 150 high, with a word on its label. */
export const openJar = (word: string, color: string): RigNode[] => [
  jarGlass(),
  ellipse(0, -62, 48, 13, "#A9DCEB"),
  jarEdge(color, 6),
  ellipse(0, -64, 54, 15, "none", { stroke: color, strokeWidth: 8 }),
  el("rect", { x: -56, y: -38, width: 112, height: 42, fill: color }),
  strokes(word, 0, -17, 21, "#fff"),
  line("M-44 26V52", "#fff", 8),
];
