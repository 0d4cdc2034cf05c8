import type { RigNode } from "#characters/node.ts";

/* Pictures in flat colours, in which pixels are counted. */

const SOLID = 0.6;
/** Is it seen through? */
export const isSheer = ({ attrs }: RigNode) =>
  [attrs["opacity"], attrs["fillOpacity"]].some(
    (value) => value !== undefined && Number(value) < SOLID,
  );

/** The colour in which the pixels of what has this index are counted: at most 30 of them. */
export const colorOf = (index: number) => `rgb(${(index + 1) * 8},255,0)`;

/** The index whose colour the pixel that begins at this byte has; -1 for any other colour. */
export const indexAt = (pixels: Uint8Array, at: number) =>
  pixels[at + 1] === 255 && pixels[at + 2] === 0 ? (pixels[at] ?? 0) / 8 - 1 : -1;

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
