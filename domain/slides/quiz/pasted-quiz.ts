export interface PastedAnswer {
  text: string;
  isCorrect: boolean;
}

/** A quiz that was pasted as text. */
export interface PastedQuiz {
  question: string;
  answers: PastedAnswer[];
  /** '' where the text says nothing. */
  correctQuote: string;
  wrongQuote: string;
}

/** Why a text that looks like a quiz is pasted as it is. */
export interface PasteProblem {
  problem:
    | "too_many"
    | "too_long"
    /** It holds more than one question. */
    | "several"
    /** Terms and what they mean, without wrong answers. */
    | "cards"
    /** An answer is to be written, or matched. */
    | "no_choice"
    /** It names a right answer that is none of the answers. */
    | "unclear_key";
}
