import { el, path, verticalGradient } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { shade } from "../cast/shade.ts";
import { HEIGHT, WIDTH } from "../size.ts";
import type { Location } from "../story.ts";
import { rect, still } from "./place.ts";
import type { Layer } from "./place.ts";
import { id } from "./sky.ts";

/*
 * Light and air of a picture: what is far away is paler, so that performers stand out from it; a beam
 * of light comes from the upper left, and the ground is darker near the camera.
 */

/** Places under the open sky, by day. */
const OPEN: ReadonlySet<Location> = new Set([
  "grove",
  "town",
  "yard",
  "market",
  "stalls",
  "pier",
  "bay",
]);
/** Places with a window at the left. */
const INSIDE: ReadonlySet<Location> = new Set(["kitchen", "shop"]);

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
  name: Location,
  { depth }: Layer,
  nodes: readonly RigNode[],
): readonly RigNode[] =>
  depth > 0 && depth <= HAZE.depth && OPEN.has(name) ? nodes.map(hazed) : nodes;

const beam = still(() => path("M-60 -20H240L700 1300H150Z", { fill: "#FFF3C9", opacity: 0.1 }));
const near = still((): RigNode[] => [
  el(
    "defs",
    {},
    verticalGradient(id("near"), [
      [0, "#8A4A1F", 0],
      [1, "#8A4A1F", 0.36],
    ]),
  ),
  rect(0, HEIGHT - 440, WIDTH, 440, `url(#${id("near")})`),
]);

/** A beam of light, and the darker ground near the camera; both lie behind the performers. */
export const lightBehind = (name: Location): RigNode[] => [
  ...(OPEN.has(name) || INSIDE.has(name) ? [beam()] : []),
  ...near(),
];
