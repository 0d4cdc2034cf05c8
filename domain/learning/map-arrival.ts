import type { LessonStatus } from "./lesson-order.ts";

/** Which way the course map shows, by the places of its lessons in their order, from 0. */
export interface MapArrival {
  /** The lesson that was just finished. */
  from: number;
  /** The current lesson, to which the way leads. */
  to: number;
}

/**
 * The way from the lesson that was just finished to the current one. Null where there is none to
 * show: no lesson was finished, it is not on this map or not done, all are done, or the current
 * lesson is another than the one after it.
 */
export function mapArrival(
  lessons: readonly { id: string; status: LessonStatus }[],
  finished: string | null,
): MapArrival | null {
  const from = lessons.findIndex(({ id }) => id === finished);
  const to = from + 1;
  const isNext = lessons[from]?.status === "done" && lessons[to]?.status === "current";
  return isNext ? { from, to } : null;
}
