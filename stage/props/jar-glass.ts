import { el } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";

/** The body of a glass jar, 120 wide and 146 high: what is in it is drawn between these two. */
const BODY = { x: -60, y: -66, width: 120, height: 146, rx: 30 };
export const jarGlass = (): RigNode => el("rect", { ...BODY, fill: "#E3F8FF" });
export const jarEdge = (stroke: string, strokeWidth: number): RigNode =>
  el("rect", { ...BODY, fill: "none", stroke, strokeWidth });
