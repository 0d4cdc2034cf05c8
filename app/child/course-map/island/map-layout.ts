/*
 * Where the lessons stand on the map. `tall`: one below the other, left and right in turn, each
 * lesson's words beside its picture. `stacked`: as tall, the words below the picture, for words that
 * are large for the screen. `wide`: in rows that run to and fro, the words below the picture.
 */
export interface MapLayout {
  kind: "tall" | "stacked" | "wide";
  /** Lessons in a row. */
  columns: number;
}

export interface Cell {
  /** From 1. */
  column: number;
  /** From 1. */
  row: number;
  /** The picture is mirrored: its lesson stands at the right, or the way runs to the left. */
  isMirrored: boolean;
  /** In a wide map each second lesson stands lower than those beside it. */
  isLow: boolean;
}

/** Widths in heights of the root's letters, so that larger text gets more room. */
const WIDE_FROM = 48;
const WIDE_COLUMN = 12.4;
const TALL_FROM = 17;

/**
 * @param width of the map in CSS pixels
 * @param text font size of the page's root in CSS pixels
 * @param isFlat the screen is wider than it is high
 */
export function layoutOf(lessons: number, width: number, text: number, isFlat: boolean): MapLayout {
  const ems = width / text;
  if (isFlat && ems >= WIDE_FROM) {
    const rows = Math.ceil(lessons / Math.floor(ems / WIDE_COLUMN));
    return { kind: "wide", columns: Math.max(1, Math.ceil(lessons / rows)) };
  }
  return { kind: ems >= TALL_FROM ? "tall" : "stacked", columns: 1 };
}

/** @param lesson its place in the course, from 0 */
export function cellOf(lesson: number, { kind, columns }: MapLayout): Cell {
  if (kind !== "wide")
    return { column: 1, row: lesson + 1, isMirrored: lesson % 2 === 1, isLow: false };
  const row = Math.floor(lesson / columns);
  const along = lesson % columns;
  const runsBack = row % 2 === 1;
  const column = runsBack ? columns - 1 - along : along;
  return { column: column + 1, row: row + 1, isMirrored: runsBack, isLow: along % 2 === 1 };
}
