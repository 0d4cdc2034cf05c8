import { toSvgText } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { drawPixels } from "./draw.ts";

/* Pictures in flat colours, in which pixels are counted. */

const SOLID = 0.6;
/** Is it seen through? */
export const isSheer = ({ attrs }: RigNode) =>
  [attrs["opacity"], attrs["fillOpacity"]].some(
    (value) => value !== undefined && Number(value) < SOLID,
  );

/** The colour in which the pixels of what has this index are counted: at most 30 of them. */
export const colorOf = (index: number) => `rgb(${(index + 1) * 8},255,0)`;

/**
 * Pixels of each colour of `colorOf` in a picture. Whole pixels are compared, since most are empty.
 *
 * @param colors how many colours there are
 * @param width of the drawing
 */
export function countColors(picture: RigNode, colors: number, width: number): number[] {
  const counts = Array.from({ length: colors }, () => 0);
  const { buffer, byteOffset, length } = drawPixels(toSvgText(picture), width);
  for (const pixel of new Uint32Array(buffer, byteOffset, length / 4)) {
    // From the highest byte to the lowest: alpha, blue, green, red.
    if ((pixel & 0xff_ff_07) !== 0x00_ff_00) continue;
    const index = ((pixel & 0xff) >> 3) - 1;
    if (counts[index] !== undefined) counts[index]++;
  }
  return counts;
}

/** All of it in one colour. */
export function painted(node: RigNode, color: string): RigNode | null {
  if (node.tag === "defs" || node.tag === "clipPath") return node;
  if (node.tag === "text" || isSheer(node)) return null;
  const { fill, stroke, opacity: _, ...attrs } = node.attrs;
  const isShape = node.children.length === 0;
  return {
    ...node,
    attrs: {
      ...attrs,
      ...(fill !== undefined || isShape ? { fill: fill === "none" ? "none" : color } : {}),
      ...(stroke !== undefined && { stroke: stroke === "none" ? "none" : color }),
    },
    children: node.children.map((child) => painted(child, color)).filter((child) => child !== null),
  };
}

/** What is drawn with the performers, and before them near the camera. */
export function withoutPlace(picture: RigNode): RigNode {
  const first = picture.children.findIndex(({ attrs }) => attrs["data-part"] === "actors");
  const inside = picture.children
    .slice(first)
    .filter(({ attrs }) => attrs["data-part"] !== undefined && attrs["data-part"] !== "confetti");
  return { ...picture, children: inside };
}
