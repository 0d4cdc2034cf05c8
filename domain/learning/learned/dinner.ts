import type { Learned } from "./learned.ts";

/** A question for the family's dinner. */
export interface DinnerQuestion {
  question: string;
  /** Title of the mission that has to be played first; null where it was played. */
  after: string | null;
}

/**
 * What to ask at dinner: the question of the mission card that is still to do, else the one of the next
 * mission. Null where neither has a question.
 */
export function dinnerQuestionOf({
  card_to_do: card,
  next,
}: Pick<Learned, "card_to_do" | "next">): DinnerQuestion | null {
  if (card !== null && card.dinner !== "") return { question: card.dinner, after: null };
  return next === null || next.dinner === null
    ? null
    : { question: next.dinner, after: next.title };
}
