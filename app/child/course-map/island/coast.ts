import { scatter } from "#stage/base/timing.ts";
import { footOf } from "./trail.ts";
import type { Box, Point, Station } from "./trail.ts";

/** A disc of land; all of them together are the island. */
export interface Disc extends Point {
  r: number;
}

/** Half the width of the land along the trail, in shares of a picture's width. */
const LAND = 0.5;

/** The coast's bends: how far it is from the trail at a place, as a share of the land's width. */
const bend = (at: number) => 1 + 0.13 * Math.sin(at * 0.9 + 1) + 0.08 * Math.sin(at * 2.3);

/** Land under the pictures and along the trail. */
export function landUnder(stations: readonly Station[], trail: readonly Point[]): Disc[] {
  const size = stations[0]?.picture.width ?? 0;
  const along = trail
    .filter((_, index) => index % 2 === 0)
    .map(({ x, y }, index) => ({ x, y, r: size * LAND * bend(index * 0.45) }));
  const under = stations.flatMap((station, index) => {
    const { x, y, width, height } = station.picture;
    const foot = footOf(station);
    return [
      { x: x + width * 0.5, y: y + height * 0.62, r: width * 0.5 * bend(index * 3) },
      { x: x + width * 0.34, y: y + height * 0.74, r: width * 0.42 * bend(index * 5) },
      { x: x + width * 0.66, y: y + height * 0.7, r: width * 0.42 * bend(index * 7) },
      { ...foot, r: width * 0.44 },
    ];
  });
  return [...along, ...under, ...acrossBays(stations, size)];
}

/** Of lessons that stand beside each other: land between each and the next two, where no trail is. */
function acrossBays(stations: readonly Station[], size: number): Disc[] {
  const centres = stations.map(({ picture: { x, y, width, height } }) => ({
    x: x + width * 0.5,
    y: y + height * 0.8,
  }));
  return centres.flatMap((a, index) => {
    const [b, c] = [centres[index + 1], centres[index + 2]];
    if (b === undefined || c === undefined || Math.abs(b.x - a.x) < size * 0.8) return [];
    if (Math.abs(c.x - a.x) < size) return [];
    const inside = (share: number, depth: number) => ({
      x: a.x + (c.x - a.x) * share + (b.x - (a.x + c.x) / 2) * depth,
      y: a.y + (c.y - a.y) * share + (b.y - (a.y + c.y) / 2) * depth,
    });
    return [0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9].flatMap((share, step) => {
      const r = size * 0.46 * bend(index * 2 + step * 0.7);
      const deep = 0.7 - Math.abs(share - 0.5);
      return [
        { ...inside(share, 0.14), r },
        { ...inside(share, deep * 0.6), r },
        { ...inside(share, deep), r },
      ];
    });
  });
}

const dot = ({ x, y }: Point, r: number) =>
  `M${Math.round(x - r)} ${Math.round(y)}a${Math.round(r)} ${Math.round(r)} 0 1 0 ${Math.round(2 * r)} 0a${Math.round(r)} ${Math.round(r)} 0 1 0 ${-Math.round(2 * r)} 0Z`;

/** SVG path data of the land with its edge moved outwards, or inwards by a negative number. */
export const outline = (land: readonly Disc[], by: number): string =>
  land.flatMap((disc) => (disc.r + by > 4 ? dot(disc, disc.r + by) : [])).join("");

/** @param below height of a drawing that stands on the point */
const isNear = ({ x, y, width, height }: Box, point: Point, by: number, below: number) =>
  point.x > x - by && point.x < x + width + by && point.y > y - by && point.y < y + height + below;

/** A small thing on the map. */
export interface Thing extends Point {
  /** 0 to 1, to choose by. */
  luck: number;
  isOnLand: boolean;
}

interface Ground {
  width: number;
  height: number;
  land: readonly Disc[];
  trail: readonly Point[];
  stations: readonly Station[];
}

/**
 * Places for small things, spread over land and sea: on no picture, words or trail, and not across
 * the coast. The same map has the same places.
 * @param room how far they are from each other, and from what is around them
 */
export function thingsOn({ width, height, land, trail, stations }: Ground, room: number): Thing[] {
  const columns = Math.floor(width / room);
  const rows = Math.floor(height / room);
  const places = Array.from({ length: Math.max(0, columns * rows) }, (_, index) => ({
    x: ((index % columns) + 0.2 + 0.6 * scatter(index)) * (width / columns),
    y: (Math.floor(index / columns) + 0.2 + 0.6 * scatter(index + 500)) * (height / rows),
    luck: scatter(index + 900),
  }));
  return places.flatMap((place): Thing[] => {
    const isTaken =
      place.y < room ||
      stations.some(
        ({ picture, words }) =>
          isNear(picture, place, room * 0.15, room) || isNear(words, place, room * 0.4, room * 1.4),
      ) ||
      trail.some(({ x, y }) => Math.hypot(x - place.x, y - place.y) < room * 0.55);
    if (isTaken) return [];
    const inland = Math.max(...land.map(({ x, y, r }) => r - Math.hypot(x - place.x, y - place.y)));
    if (inland > room * 0.4) return [{ ...place, isOnLand: true }];
    return inland < -room ? [{ ...place, isOnLand: false }] : [];
  });
}
