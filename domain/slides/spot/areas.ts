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

/** Does another area get the tap in the middle of this one? */
export function isCovered(areas: readonly Rectangle[], index: number): boolean {
  const area = areas[index];
  if (area === undefined) return false;
  const order = stackingOrder(areas);
  const above = order.slice(order.indexOf(index) + 1);
  const [left, top] = [area.x + area.width / 2, area.y + area.height / 2];
  return above.some((other) => {
    const over = areas[other];
    return over !== undefined && contains(over, left, top);
  });
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
