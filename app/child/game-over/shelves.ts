/** The middle of a shelf in the cave, in percent of the picture's width and height. */
interface ShelfPlace {
  x: number;
  y: number;
}

/** More shelves than this stand in rows, not in an arc around Pocket. */
const ARC_MAX = 5;

/** Width and height of the arc's ellipse, and its middle, in percent of the picture. */
const ARC = { x: 50, y: 49, wide: 37, high: 36 };
/** Degrees of the arc for one more shelf, and for all of them. */
const STEP_DEGREES = 60;
const MOST_DEGREES = 232;

/**
 * Where the shelves of a cave are, from the left to the right in an arc over Pocket; null where there
 * are too many for an arc.
 */
export function shelfArc(count: number): ShelfPlace[] | null {
  if (count > ARC_MAX) return null;
  const span = count === 1 ? 0 : Math.min(MOST_DEGREES, STEP_DEGREES * (count - 1) + 10);
  return Array.from({ length: count }, (_, index): ShelfPlace => {
    const share = count === 1 ? 0.5 : index / (count - 1);
    const angle = ((90 + span / 2 - share * span) * Math.PI) / 180;
    return { x: ARC.x + ARC.wide * Math.cos(angle), y: ARC.y - ARC.high * Math.sin(angle) };
  });
}

/** When the lights begin, and the time from one to the next: many shelves take no longer than five. */
const LIGHTS_FROM_S = 0.6;
const LIGHTS_S = 2.4;

/** Seconds after which the shelf of this index lights up. */
export const lightsAt = (index: number, count: number): number =>
  LIGHTS_FROM_S + (index * LIGHTS_S) / Math.max(5, count);

/** Seconds after which all shelves are lit. */
export const allLitAt = (count: number): number => lightsAt(count, count);
