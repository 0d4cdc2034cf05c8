/** A box on the screen, in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Point = [x: number, y: number];

/** Height over width of Pocket's drawing. */
const TALL = 1.25;
/** How far Pocket overlaps what he cheers beside, so that he is seen to belong to it. */
const OVERLAP_PX = 12;
const EDGE_PX = 4;

const clamp = (value: number, low: number, high: number) =>
  Math.max(low, Math.min(Math.max(low, high), value));

/** The middle of a box. */
export const middleOf = ({ left, top, width, height }: Box): Point => [
  left + width / 2,
  top + height / 2,
];

/**
 * Where Pocket cheers: beside the prize, at the side that has room for him; where neither has, on its
 * upper edge. He is whole on the screen.
 *
 * @param width Pocket's width
 * @param screen width and height of the screen
 */
export function cheerPlace(prize: Box, width: number, screen: [number, number]): Box {
  const height = width * TALL;
  const right = prize.left + prize.width;
  const spaceRight = screen[0] - right;
  const hasSide = Math.max(prize.left, spaceRight) >= width - OVERLAP_PX;
  const left = !hasSide
    ? right - width
    : spaceRight >= prize.left
      ? right - OVERLAP_PX
      : prize.left - width + OVERLAP_PX;
  const bottom = hasSide ? prize.top + prize.height : prize.top + OVERLAP_PX;
  return {
    left: clamp(left, EDGE_PX, screen[0] - width - EDGE_PX),
    top: clamp(bottom - height, EDGE_PX, screen[1] - height - EDGE_PX),
    width,
    height,
  };
}

/** How high a flight goes above the higher of its ends. */
const RISE_PX = 70;

/**
 * Points of a flight from one place to another: up first, then to the goal; never above the screen.
 * @returns `steps` + 1 points, from the start to the goal
 */
export function flight(from: Point, to: Point, steps: number): Point[] {
  const top: Point = [
    from[0] + (to[0] - from[0]) * 0.25,
    2 * Math.max(0, Math.min(from[1], to[1]) - RISE_PX) - Math.min(from[1], to[1]),
  ];
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const share = step / steps;
    const rest = 1 - share;
    const at = (axis: 0 | 1) =>
      rest * rest * from[axis] + 2 * rest * share * top[axis] + share * share * to[axis];
    return [at(0), Math.max(0, at(1))];
  });
}

/** How far each of `count` sparks flies from the middle of a box: around it, just outside its edge. */
export function sparkPlaces({ width, height }: Box, count: number): Point[] {
  return Array.from({ length: count }, (_, index): Point => {
    const angle = ((index + 0.5) / count) * 2 * Math.PI - Math.PI / 2;
    // Every other one flies farther.
    const beyond = 22 + (index % 2) * 20;
    return [Math.cos(angle) * (width / 2 + beyond), Math.sin(angle) * (height / 2 + beyond)];
  });
}
