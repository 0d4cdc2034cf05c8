import { elbowOf } from "#characters/arm.ts";
import { el, line, part, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { dot } from "#characters/shapes.ts";
import { shoulderOf } from "#characters/pocket/body.ts";
import type { ArmPose, Point } from "#characters/pocket/mood.ts";
import { holdOf } from "../holds.ts";
import type { Thing } from "../story.ts";
import type { Acting } from "./acting.ts";

/** Where a hand closes around a thing, and the direction from the palm to the fingertips. */
export interface Grip {
  at: Point;
  /** In degrees; 0 is to the right. */
  angle: number;
}

export interface HeldThing {
  thing: Thing;
  at: Point;
  turn?: number;
  size?: number;
}

/** A hand that is farther than this from a thing does not hold it. */
const REACH = 92;
/** The wrist is so far behind the edge that the fingers close around. */
const PALM = 20;

type Sides = Record<"left" | "right", ArmPose>;

const degrees = (x: number, y: number) => (Math.atan2(y, x) * 180) / Math.PI;

/** The point of a segment that is nearest to a point. */
function nearestOn([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): Point {
  const [dx, dy] = [bx - ax, by - ay];
  const share = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1);
  const inside = Math.max(0, Math.min(1, share));
  return [ax + dx * inside, ay + dy * inside];
}

/** Where a hand holds a box: at the edge nearest to it, or on the side of its elbow. */
function edgeOf(
  [left, top, right, bottom]: readonly [number, number, number, number],
  [x, y]: Point,
  [ex, ey]: Point,
): { at: Point; inward: Point } {
  const isInside = x > left && x < right && y > top && y < bottom;
  if (!isInside) {
    const at: Point = [Math.max(left, Math.min(right, x)), Math.max(top, Math.min(bottom, y))];
    const isBeside = at[0] === left || at[0] === right;
    const isOver = at[1] === top || at[1] === bottom;
    const inward: Point = [
      isBeside ? (at[0] === left ? 1 : -1) : 0,
      isOver && !isBeside ? (at[1] === top ? 1 : -1) : 0,
    ];
    return { at, inward };
  }
  const [dx, dy] = [ex - x, ey - y];
  const out = (to: number, from: number, by: number) =>
    by === 0 ? Number.POSITIVE_INFINITY : Math.max(0, (to - from) / by);
  const across = out(dx < 0 ? left : right, x, dx);
  const down = out(dy < 0 ? top : bottom, y, dy);
  const share = Math.min(across, down);
  const inward: Point = across < down ? [dx < 0 ? 1 : -1, 0] : [0, dy < 0 ? 1 : -1];
  return { at: [x + dx * share, y + dy * share], inward };
}

/**
 * Where a hand at `hand` holds a thing, and how far it is from there.
 *
 * @param elbow the side from which the hand comes
 */
export function gripOn(
  { thing, at: [x, y], turn = 0, size = 1 }: HeldThing,
  hand: Point,
  elbow: Point,
): (Grip & { far: number }) | null {
  const hold = holdOf(thing);
  if (hold === null || size < 0.2) return null;
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const inThing = ([px, py]: Point): Point => [
    ((px - x) * cos + (py - y) * sin) / size,
    ((py - y) * cos - (px - x) * sin) / size,
  ];
  const outside = ([px, py]: Point): Point => [
    x + (px * cos - py * sin) * size,
    y + (px * sin + py * cos) * size,
  ];
  const [own, from] = [inThing(hand), inThing(elbow)];
  if ("handle" in hold) {
    const [a, b] = hold.handle;
    const at = nearestOn(a, b, own);
    const [nx, ny] = [a[1] - b[1], b[0] - a[0]];
    const side = (from[0] - at[0]) * nx + (from[1] - at[1]) * ny > 0 ? -1 : 1;
    const [gx, gy] = outside(at);
    return {
      at: [gx, gy],
      angle: degrees(nx * side, ny * side) + turn,
      far: Math.hypot(gx - hand[0], gy - hand[1]),
    };
  }
  const { at, inward } = edgeOf(hold.box, own, from);
  const [gx, gy] = outside(at);
  return {
    at: [gx, gy],
    angle: degrees(inward[0], inward[1]) + turn,
    far: Math.hypot(gx - hand[0], gy - hand[1]),
  };
}

/** The grips of his paws on what an act puts into them; a paw that an act does not move has none. */
export function gripsOf(act: Acting, arms: Sides): Partial<Record<"left" | "right", Grip>> {
  const grip = (side: "left" | "right"): Grip | undefined => {
    if (act.held === undefined || act.isAway === true || act[side] === undefined) return undefined;
    const { hand, bend } = arms[side];
    const elbow = elbowOf(shoulderOf(side, arms[side]), bend, hand);
    const found = act.held
      .map((held) => gripOn(held, hand, elbow))
      .filter((one) => one !== null)
      .toSorted((a, b) => a.far - b.far)[0];
    return found === undefined || found.far > REACH ? undefined : found;
  };
  const [left, right] = [grip("left"), grip("right")];
  return { ...(left && { left }), ...(right && { right }) };
}

/** The arm whose wrist ends behind the fingers of its grip. */
export function armAt(pose: ArmPose, grip: Grip | undefined): ArmPose {
  if (grip === undefined) return pose;
  const turn = (grip.angle * Math.PI) / 180;
  const hand: Point = [
    round(grip.at[0] - PALM * Math.cos(turn)),
    round(grip.at[1] - PALM * Math.sin(turn)),
  ];
  return { ...pose, hand };
}

/** His layers without the open paws of the arms that hold something. */
export const withoutPaws = (
  layers: readonly RigNode[],
  grips: Partial<Record<"left" | "right", Grip>>,
): RigNode[] =>
  layers.map((layer) =>
    layer.attrs["data-part"] !== "otter"
      ? layer
      : {
          ...layer,
          children: layer.children.map((child) => {
            const name = child.attrs["data-part"];
            const isHolding =
              (name === "arm-left" && grips.left !== undefined) ||
              (name === "arm-right" && grips.right !== undefined);
            return isHolding ? { ...child, children: child.children.slice(0, -1) } : child;
          }),
        },
  );

/** A paw whose fingers, to the right, close around an edge or a handle at (0, 0). */
const PAW =
  dot(-14, 0, 29, 33) +
  dot(8, -25, 21, 10) +
  dot(12, -8, 23, 10.5) +
  dot(12, 9, 23, 10.5) +
  dot(8, 25, 20, 9.5);

/** The fingers, drawn over what they hold. */
export const fingers = ({ at: [x, y], angle }: Grip): RigNode =>
  part(
    "grip",
    { transform: `translate(${round(x)} ${round(y)}) rotate(${round(angle)})` },
    path(PAW, { fill: color.furDark, stroke: color.furDeep, strokeWidth: 2.5 }),
    path(PAW, { fill: color.furDark }),
    line("M4 -16.5H29M4 0.5H33M4 17.5H28", color.furDeep, 4.5),
  );

export const inGrip = (grips: Partial<Record<"left" | "right", Grip>>): RigNode =>
  el("g", {}, ...Object.values(grips).map(fingers));
