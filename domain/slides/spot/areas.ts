/** A rectangle in a picture, in whole per mille of its width and height. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whole picture, and the smallest side of an area, in per mille. */
export const PICTURE_SIDE = 1000;
export const AREA_SIDE_MIN = 40;

const within = (value: number, min: number, max: number) =>
  Math.round(Math.min(Math.max(value, min), max));

/** The rectangle moved into the picture, of whole per mille, not too small. */
export function intoPicture({ x, y, width, height }: Rectangle): Rectangle {
  const w = within(width, AREA_SIDE_MIN, PICTURE_SIDE);
  const h = within(height, AREA_SIDE_MIN, PICTURE_SIDE);
  return {
    x: within(x, 0, PICTURE_SIDE - w),
    y: within(y, 0, PICTURE_SIDE - h),
    width: w,
    height: h,
  };
}

export const isInPicture = (area: Rectangle): boolean =>
  area.x + area.width <= PICTURE_SIDE && area.y + area.height <= PICTURE_SIDE;

const sizeOf = ({ width, height }: Rectangle) => width * height;

/** Indexes of the areas from the lowest to the topmost: small ones lie over large ones. */
export const stackingOrder = (areas: readonly Rectangle[]): number[] =>
  [...areas.keys()].toSorted((a, b) => {
    const [one, other] = [areas[a], areas[b]];
    return one === undefined || other === undefined ? 0 : sizeOf(other) - sizeOf(one);
  });

const contains = ({ x, y, width, height }: Rectangle, left: number, top: number) =>
  left >= x && left <= x + width && top >= y && top <= y + height;

/** Index of the area that is drawn over all others at a place in per mille; undefined where none is. */
const topmostAt = (areas: readonly Rectangle[], left: number, top: number): number | undefined =>
  stackingOrder(areas).findLast((index) => {
    const area = areas[index];
    return area !== undefined && contains(area, left, top);
  });

/** Does another area get the tap in the middle of this one? */
export function isCovered(areas: readonly Rectangle[], index: number): boolean {
  const area = areas[index];
  if (area === undefined) return false;
  return topmostAt(areas, area.x + area.width / 2, area.y + area.height / 2) !== index;
}

/** What a finger needs, in CSS pixels. */
const FINGER_PX = 44;

/**
 * The area that is meant by a tap: the topmost of those in which it lies, else the nearest of those
 * whose middle with what a finger needs around it has the tap. Null between the areas.
 *
 * @param at from the picture's corner, in pixels
 * @param picture its size, in pixels
 */
export function nearestArea(
  areas: readonly Rectangle[],
  at: { x: number; y: number },
  picture: { width: number; height: number },
): number | null {
  const [over, down] = [picture.width / PICTURE_SIDE, picture.height / PICTURE_SIDE];
  const drawn = topmostAt(areas, at.x / over, at.y / down);
  if (drawn !== undefined) return drawn;
  const beside = areas.map((area) => {
    const wide = reach(at.x, area.x * over, area.width * over, picture.width);
    const high = reach(at.y, area.y * down, area.height * down, picture.height);
    return Math.hypot(wide, high);
  });
  const least = Math.min(...beside);
  return Number.isFinite(least) ? beside.indexOf(least) : null;
}

/**
 * How far a place is from an area along one side; infinite where it is beyond what a finger needs,
 * which is kept in the picture.
 */
function reach(at: number, start: number, length: number, side: number): number {
  const grown = Math.max(FINGER_PX, length);
  const from = Math.min(Math.max(start + length / 2 - grown / 2, 0), Math.max(side - grown, 0));
  if (at < from || at > from + grown) return Infinity;
  return Math.max(start - at, at - start - length, 0);
}

/** Areas whose middles are no further apart in height than this stand in one row. */
const ROW_HEIGHT = 120;

/** Indexes of the areas as one reads them in the picture: row by row, each from the left. */
export function readingOrder(areas: readonly Rectangle[]): number[] {
  const middles = areas.map(({ x, y, width, height }, index) => ({
    index,
    left: x + width / 2,
    top: y + height / 2,
  }));
  const rows: { top: number; items: typeof middles }[] = [];
  for (const item of middles.toSorted((a, b) => a.top - b.top)) {
    const row = rows.at(-1);
    if (row !== undefined && item.top - row.top <= ROW_HEIGHT) row.items.push(item);
    else rows.push({ top: item.top, items: [item] });
  }
  return rows.flatMap(({ items }) =>
    items.toSorted((a, b) => a.left - b.left).map(({ index }) => index),
  );
}
