/** What a question asks for. */
export const QUESTION_TYPES = {
  /** What happened in the story. */
  recall: "R",
  /** The idea, in the story's own case. */
  story: "C",
  /** The idea, in a case that is not the story's. */
  transfer: "T",
  /** A decision without a right or wrong choice. */
  decision: "D",
  /** A skill: counting, paying, comparing prices. */
  practice: "P",
} as const;
export type QuestionType = keyof typeof QUESTION_TYPES;

/** Is its case not the story's? */
export const isNewCase = (type: QuestionType | null): boolean =>
  type === "transfer" || type === "practice";
