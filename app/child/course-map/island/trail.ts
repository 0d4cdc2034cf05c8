import { mix } from "#stage/base/timing.ts";

export interface Point {
  x: number;
  y: number;
}

/** A box on the map in CSS pixels from its upper left corner. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** A lesson on the map. */
export interface Station {
  picture: Box;
  words: Box;
  isMirrored: boolean;
}

/** A piece of the trail: a cubic Bézier curve from where the piece before it ends. */
export interface Curve {
  from: Point;
  by: readonly [Point, Point];
  to: Point;
}

/** Where in a lesson's picture the trail passes and Pocket stands, in shares of its size. */
const FOOT = { x: 0.8, y: 0.88 };
/** Where the chest stands. */
const CHEST = { x: 0.54, y: 0.8 };
/** How far the trail keeps from the words that it passes at the side. */
const ASIDE = 14;

const inPicture =
  (share: Point) =>
  ({ picture, isMirrored }: Station): Point => ({
    x: picture.x + picture.width * (isMirrored ? 1 - share.x : share.x),
    y: picture.y + picture.height * share.y,
  });
export const footOf = inPicture(FOOT);
export const chestOf = inPicture(CHEST);

const right = ({ x, width }: Box) => x + width;
const bottom = ({ y, height }: Box) => y + height;
const leftOf = ({ picture, words }: Station) => Math.min(picture.x, words.x);
const rightOf = ({ picture, words }: Station) => Math.max(right(picture), right(words));
const topOf = ({ picture, words }: Station) => Math.min(picture.y, words.y);
const bottomOf = ({ picture, words }: Station) => Math.max(bottom(picture), bottom(words));

/** Points between two neighbours, in the gap between them, so that no words are crossed. */
function gapBetween(a: Station, b: Station): Point[] {
  const [from, to] = [footOf(a), footOf(b)];
  const isAtRight = leftOf(b) >= rightOf(a);
  if (isAtRight || leftOf(a) >= rightOf(b)) {
    const x = isAtRight ? (rightOf(a) + leftOf(b)) / 2 : (rightOf(b) + leftOf(a)) / 2;
    return [0.3, 0.88].map((share) => ({ x, y: mix(from.y, to.y, share) }));
  }
  const y = (bottomOf(a) + topOf(b)) / 2;
  // Straight down the words of the upper one would be in the way.
  if (a.words.y >= bottom(a.picture) - 1 && a.isMirrored !== b.isMirrored) {
    const x = b.isMirrored ? right(a.words) + ASIDE : a.words.x - ASIDE;
    return [
      { x, y: a.words.y + a.words.height / 2 },
      { x, y },
    ];
  }
  return [0.25, 0.78].map((share) => ({ x: mix(from.x, to.x, share), y }));
}

/** The trail from each lesson to the next: one list of curves for each way between two. */
export function trailThrough(stations: readonly Station[]): Curve[][] {
  const legs = stations.slice(1).map((to, index) => {
    const from = stations[index] ?? to;
    return [footOf(from), ...gapBetween(from, to), footOf(to)];
  });
  const points = legs.flatMap((leg, index) => (index === 0 ? leg : leg.slice(1)));
  const curves = smooth(points);
  let taken = 0;
  return legs.map((leg) => curves.slice(taken, (taken += leg.length - 1)));
}

/** A curve through all points, which is as far from a corner as its shorter side allows. */
function smooth(points: readonly Point[]): Curve[] {
  const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);
  const directions = points.map((_, index) => {
    const [a, b] = [points[Math.max(0, index - 1)], points[Math.min(points.length - 1, index + 1)]];
    const long = a && b ? distance(a, b) : 0;
    return a && b && long > 0 ? { x: (b.x - a.x) / long, y: (b.y - a.y) / long } : { x: 0, y: 0 };
  });
  return points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const [start, end] = [directions[index] ?? to, directions[index + 1] ?? to];
    const reach = distance(from, to) * 0.38;
    return {
      from,
      by: [
        { x: from.x + start.x * reach, y: from.y + start.y * reach },
        { x: to.x - end.x * reach, y: to.y - end.y * reach },
      ],
      to,
    };
  });
}

const rounded = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** SVG path data of curves that follow each other. */
export function pathOf(curves: readonly Curve[]): string {
  const [first] = curves;
  if (first === undefined) return "";
  const bends = curves.map(({ by: [a, b], to }) => `C${rounded(a)} ${rounded(b)} ${rounded(to)}`);
  return `M${rounded(first.from)}${bends.join("")}`;
}

const PIECES = 10;

/** Points along the curves, from their start to their end. */
export function pointsAlong(curves: readonly Curve[]): Point[] {
  const [first] = curves;
  if (first === undefined) return [];
  const rest = curves.flatMap(({ from, by: [a, b], to }) =>
    Array.from({ length: PIECES }, (_, index) => {
      const t = (index + 1) / PIECES;
      const [p, q, r, s] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      return {
        x: p * from.x + q * a.x + r * b.x + s * to.x,
        y: p * from.y + q * a.y + r * b.y + s * to.y,
      };
    }),
  );
  return [first.from, ...rest];
}
