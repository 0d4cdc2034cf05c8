/** What is known of a lesson of the map: `card` is null where it has no mission card. */
export interface FinishedLesson {
  id: string;
  title: string;
  /** Its place in its course, from 1. */
  order: number;
  card: "open" | "done" | null;
}

/** A treasure at the end of a course. */
export interface WonTreasure {
  lessonId: string;
  title: string;
  order: number;
  /** The lesson's mission card; `open` waits for the family to do it. */
  card: FinishedLesson["card"];
}

/**
 * The treasures of a finished course, one for each lesson and in its order: the chest of a lesson gives
 * its treasure when the lesson is finished, whether its mission card is done or waits.
 */
export const treasuresOf = (lessons: readonly FinishedLesson[]): WonTreasure[] =>
  lessons
    .map(({ id, title, order, card }) => ({ lessonId: id, title, order, card }))
    .sort((a, b) => a.order - b.order);
