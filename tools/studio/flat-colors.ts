import type { RigNode } from "#characters/node.ts";

/* Pictures in flat colours, in which pixels are counted. */

const SOLID = 0.6;
/** Is it seen through? */
export const isSheer = ({ attrs }: RigNode) =>
  [attrs["opacity"], attrs["fillOpacity"]].some(
    (value) => value !== undefined && Number(value) < SOLID,
  );

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
