import type { RigNode } from "#characters/node.ts";
import { part, round } from "#characters/node.ts";
import type { View } from "../base/view.ts";
import type { Layer, Place } from "../kit/place.ts";
import { WIDTH } from "../base/size.ts";

/*
 * Shots from near the ground and from above: the horizon is lower or higher, the ground is seen
 * flatter or steeper, and what is near the camera of somebody is bigger.
 */

type Angle = "low" | "high";
/** How high the camera is: -1 near the ground, 0 before a face, 1 above it. */
export const RISE: Record<Angle, number> = { low: -1, high: 1 };

/** How much of the ground's depth is seen, from near the ground and from above. */
const steepness = (rise: number) => (rise < 0 ? 1 + 0.5 * rise : 1 + 0.62 * rise);
/** How far the horizon of a place without a ground of its own moves, in its units. */
const BY_DEFAULT = 84;
/** The sky is so far away that it moves less. */
const SKY = 0.3;

/** How far below its usual place the horizon is, in the place's units. */
const lowered = ({ ground }: Place, rise: number): number =>
  ground === undefined
    ? -BY_DEFAULT * rise
    : (ground.feet - ground.horizon) * (1 - steepness(rise));

/** How a layer is seen from before a face. */
export const NOT_MOVED = { down: 0, inside: "" };

/**
 * How a layer is seen from an angle: how far it moves down in the picture, and a transform of what
 * it holds.
 */
export function seenLayer(
  place: Place,
  { depth, lies = "back" }: Layer,
  { rise = 0, width }: View,
): { down: number; inside: string } {
  if (rise === 0 || depth > 1) return NOT_MOVED;
  const { ground } = place;
  const scale = WIDTH / width;
  if (ground === undefined || lies === "back")
    return { down: lowered(place, rise) * scale * (depth === 0 ? SKY : 1), inside: "" };
  const steep = steepness(rise);
  if (typeof lies === "number")
    return { down: (lies - ground.feet) * (steep - 1) * scale, inside: "" };
  const inside = ` translate(0 ${ground.feet}) scale(1 ${round(steep)}) translate(0 ${-ground.feet})`;
  return { down: 0, inside };
}

/** The neck of Pocket's rig and of a person, about which a head is bigger or smaller. */
const NECKS: Record<string, readonly [x: number, y: number]> = {
  head: [320, 424],
  "person-head": [0, -266],
};
/** By so much a head that is near the camera is bigger, and its face turned down. */
const HEAD = { bigger: 0.13, smaller: 0.11, face: 15, ears: -9 };

function headFrom(head: RigNode, rise: number, [x, y]: readonly [number, number]): RigNode {
  const size = 1 + rise * (rise > 0 ? HEAD.bigger : HEAD.smaller);
  const move = (child: RigNode): RigNode => {
    const name = child.attrs["data-part"];
    const by = name === "face" ? HEAD.face : name === "ears" ? HEAD.ears : 0;
    return by === 0
      ? child
      : part("angled", { transform: `translate(0 ${round(by * rise)})` }, child);
  };
  const transform = `translate(${x} ${y}) scale(${round(size)}) translate(${-x} ${-y})`;
  return part("angled", { transform }, { ...head, children: head.children.map(move) });
}

/** Somebody's drawing as a camera at this height sees it. */
export function seenActor(node: RigNode, rise = 0): RigNode {
  if (rise === 0) return node;
  const neck = NECKS[String(node.attrs["data-part"])];
  if (neck !== undefined) return headFrom(node, rise, neck);
  const children = node.children.map((child) => seenActor(child, rise));
  return children.every((child, index) => child === node.children[index])
    ? node
    : { ...node, children };
}
