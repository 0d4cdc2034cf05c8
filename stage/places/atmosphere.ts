import { el, path, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { shade } from "../base/shade.ts";
import { HEIGHT, WIDTH } from "../base/size.ts";
import { rect, still } from "../base/shapes.ts";
import type { Layer, Place } from "../kit/place.ts";
import { id } from "./sky.ts";

/*
 * Light and air of a picture: what is far away is paler, so that performers stand out from it; a beam
 * of light comes from the upper left, and the ground is darker near the camera.
 */

/** How pale what is far away is, and from which depth down it is. */
const HAZE = { share: 0.3, depth: 0.7 };
const PAINTED = ["fill", "stroke", "stopColor"];
const hazedNodes = new WeakMap<RigNode, RigNode>();

/** The same in paler colours; of a node that stays the same this stays the same, too. */
function hazed(node: RigNode): RigNode {
  const known = hazedNodes.get(node);
  if (known !== undefined) return known;
  const attrs = { ...node.attrs };
  for (const name of PAINTED) {
    const paint = attrs[name];
    if (typeof paint === "string" && paint.startsWith("#")) attrs[name] = shade(paint, HAZE.share);
  }
  const pale = { ...node, attrs, children: node.children.map(hazed) };
  hazedNodes.set(node, pale);
  return pale;
}

/** A layer's nodes as the air lets them be seen: paler if they are far away, but not the sky. */
export const throughAir = (
  { light }: Place,
  { depth }: Layer,
  nodes: readonly RigNode[],
): readonly RigNode[] =>
  light === "sky" && depth > 0 && depth <= HAZE.depth ? nodes.map(hazed) : nodes;

const beam = still(() => path("M-60 -20H240L700 1300H150Z", { fill: "#FFF3C9", opacity: 0.1 }));
const dark = still(() =>
  el(
    "defs",
    {},
    verticalGradient(id("near"), [
      [0, "#8A4A1F", 0],
      [1, "#8A4A1F", 0.36],
    ]),
  ),
);
const near = (side: number): RigNode[] => [
  dark(),
  rect(-side, HEIGHT - 440, WIDTH + 2 * side, 440, `url(#${id("near")})`),
];

/** A beam of light, and the darker ground near the camera; both lie behind the performers. */
export const lightBehind = ({ light }: Place, side: number): RigNode[] => [
  ...(light !== undefined ? [beam()] : []),
  ...near(side),
];
