/** What is known of a lesson of the map: `card` is null where it has no mission card. */
export interface FinishedLesson {
  id: string;
  title: string;
  /** Its place in its course, from 1. */
  order: number;
  card: "open" | "done" | null;
}

/** A place for a treasure at the end of a course. */
export interface TreasurePlace {
  lessonId: string;
  title: string;
  order: number;
  hasCard: boolean;
  /** The treasure stands there; else it waits for the family to do the lesson's mission card. */
  isWon: boolean;
}

/**
 * The treasures of a finished course, one for each lesson and in its order. That of a lesson with a
 * mission card is won with the card; a lesson without a card has its treasure when it is finished.
 */
export const treasuresOf = (lessons: readonly FinishedLesson[]): TreasurePlace[] =>
  lessons
    .map(({ id, title, order, card }) => ({
      lessonId: id,
      title,
      order,
      hasCard: card !== null,
      isWon: card !== "open",
    }))
    .sort((a, b) => a.order - b.order);
