import { elbowOf } from "#characters/arm.ts";
import { line, part, path, round } from "#characters/node.ts";
import type { RigNode } from "#characters/node.ts";
import { color } from "#characters/palette.ts";
import { dot } from "#characters/shapes.ts";
import { shoulderOf } from "#characters/pocket/body.ts";
import type { ArmPose, Point } from "#characters/pocket/mood.ts";
import type { Acting } from "../kit/acting.ts";
import type { Hold } from "../kit/thing.ts";

/** Where a hand closes around a thing, and the direction from the palm to the fingertips. */
export interface Grip {
  at: Point;
  /** In degrees; 0 is to the right. */
  angle: number;
}

/** A thing near hands, in the units of the drawing that they belong to. */
export interface HeldThing {
  /** Absent: hands do not close around it. */
  hold: Hold | undefined;
  at: Point;
  turn?: number;
  size?: number;
}

/** What the two hands of somebody hold. */
export type Grips = Partial<Record<"left" | "right", Grip>>;

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

/** Where a hand holds a disc: at its rim, on the side of the hand, or of the elbow if it is inside. */
function rimOf(radius: number, own: Point, elbow: Point): { at: Point; inward: Point } {
  const [x, y] = Math.hypot(...own) > radius * 0.7 ? own : elbow;
  const far = Math.hypot(x, y) || 1;
  const out: Point = [x / far, y / far];
  return { at: [out[0] * radius, out[1] * radius], inward: [-out[0], -out[1]] };
}

/**
 * Where a hand at `hand` holds a thing, and how far it is from there.
 *
 * @param elbow the side from which the hand comes
 */
export function gripOn(
  { hold, at: [x, y], turn = 0, size = 1 }: HeldThing,
  hand: Point,
  elbow: Point,
): (Grip & { far: number }) | null {
  if (hold === undefined || size < 0.2) return null;
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
  const { at, inward } =
    "box" in hold ? edgeOf(hold.box, own, from) : rimOf(hold.radius, own, from);
  const [gx, gy] = outside(at);
  return {
    at: [gx, gy],
    angle: degrees(inward[0], inward[1]) + turn,
    far: Math.hypot(gx - hand[0], gy - hand[1]),
  };
}

/** The nearest of these things that a hand can close around. */
export function nearestGrip(
  things: readonly HeldThing[],
  hand: Point,
  elbow: Point,
  reach: number,
): Grip | undefined {
  const found = things
    .map((held) => gripOn(held, hand, elbow))
    .filter((one) => one !== null)
    .toSorted((a, b) => a.far - b.far)[0];
  return found === undefined || found.far > reach ? undefined : found;
}

/** A paw hangs or lies near a thing that it does not hold: it must be this near to close around it. */
const NEAR = 52;

/**
 * The grips of his paws on what an act puts into them, and on what lies on the stage where they
 * are; a paw that an act does not move holds nothing of what the act holds.
 *
 * @param held what the act puts into his paws
 * @param near what lies on the stage, in his own units
 */
export function gripsOf(
  act: Acting,
  arms: Sides,
  held: readonly HeldThing[],
  near: readonly HeldThing[] = [],
): Grips {
  const grip = (side: "left" | "right"): Grip | undefined => {
    if (act.isAway === true || act[side] === undefined) return undefined;
    const { hand, bend } = arms[side];
    const elbow = elbowOf(shoulderOf(side, arms[side]), bend, hand);
    return nearestGrip(held, hand, elbow, REACH) ?? nearestGrip(near, hand, elbow, NEAR);
  };
  const [left, right] = [grip("left"), grip("right")];
  return { ...(left && { left }), ...(right && { right }) };
}

/** Where the wrist is: behind the fingers. */
export function wristOf({ at: [x, y], angle }: Grip, palm = PALM): Point {
  const turn = (angle * Math.PI) / 180;
  return [round(x - palm * Math.cos(turn)), round(y - palm * Math.sin(turn))];
}

/** The arm whose wrist ends behind the fingers of its grip. */
export const armAt = (pose: ArmPose, grip: Grip | undefined): ArmPose =>
  grip === undefined ? pose : { ...pose, hand: wristOf(grip) };

/** His layers without the open paws of the arms that hold something. */
export const withoutPaws = (layers: readonly RigNode[], grips: Grips): RigNode[] =>
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
export const fingers = (
  { at: [x, y], angle }: Grip,
  fill: string = color.furDark,
  edge: string = color.furDeep,
  size = 1,
): RigNode =>
  part(
    "grip",
    {
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(angle)})${size === 1 ? "" : ` scale(${size})`}`,
    },
    path(PAW, { fill, stroke: edge, strokeWidth: 5 }),
    path(PAW, { fill }),
    line("M4 -16.5H29M4 0.5H33M4 17.5H28", edge, 4.5),
  );
