import { AREA_SIDE_MIN, intoPicture, PICTURE_SIDE } from "#domain/slides/spot/areas.ts";
import type { Rectangle } from "#domain/slides/spot/areas.ts";

/** What a drag or a key does with an area. */
export type Grip = "move" | "resize";

const STEP = 10;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [STEP, 0],
  ArrowLeft: [-STEP, 0],
  ArrowDown: [0, STEP],
  ArrowUp: [0, -STEP],
};

/** The area moved or resized by per mille of the picture. It stays in it; resizing keeps its corner. */
export function shifted(area: Rectangle, grip: Grip, x: number, y: number): Rectangle {
  if (grip === "move") return intoPicture({ ...area, x: area.x + x, y: area.y + y });
  return intoPicture({
    ...area,
    width: Math.min(area.width + x, PICTURE_SIDE - area.x),
    height: Math.min(area.height + y, PICTURE_SIDE - area.y),
  });
}

/** What an arrow key does with the area; null for any other key. */
export function byKey(area: Rectangle, key: string, withShift: boolean): Rectangle | null {
  const step = ARROWS[key];
  return step === undefined ? null : shifted(area, withShift ? "resize" : "move", ...step);
}

/** The area with one side as it was typed; null while that is no number. */
export function withSide(area: Rectangle, side: keyof Rectangle, typed: string): Rectangle | null {
  if (!/^\d{1,4}$/.test(typed)) return null;
  const value = Number(typed);
  const isSize = side === "width" || side === "height";
  if (value > PICTURE_SIDE || (isSize && value < AREA_SIDE_MIN)) return null;
  const next = { ...area, [side]: value };
  if (side === "width") next.width = Math.min(value, PICTURE_SIDE - area.x);
  if (side === "height") next.height = Math.min(value, PICTURE_SIDE - area.y);
  return intoPicture(next);
}

const NEW_SIDE = 200;
const PLACES = [40, 280, 520, 760];

const overlap = (a: Rectangle, b: Rectangle) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** A place for a new area: the first that is free, else one that differs from the others. */
export function freePlace(areas: readonly Rectangle[]): Rectangle {
  const places = PLACES.flatMap((y) =>
    PLACES.map((x) => ({ x, y, width: NEW_SIDE, height: NEW_SIDE })),
  );
  const free = places.find((place) => !areas.some((area) => overlap(place, area)));
  return (
    free ?? intoPicture({ x: areas.length * 60, y: areas.length * 60, width: 120, height: 120 })
  );
}
