import { ANSWERS_MAX } from "../../constants.ts";
import { NAME_MAX_CHARACTERS } from "../fields.ts";

/** A quiz that was pasted as text. */
export interface PastedQuiz {
  question: string;
  answers: { text: string; isCorrect: boolean }[];
  /** '' where the text says nothing. */
  correctQuote: string;
  wrongQuote: string;
}

/** 'a) ', '2. ', '- ' and the like, as lists are written. */
const BULLET = /^(?:[-–•·]|\(?(?:[a-h]|\d)[).:])\s+/i;
const RIGHT_BEFORE = /^(?:[*+✓✔✅]|\[x\])\s*/i;
const RIGHT_AFTER = /(?:[*✓✔✅]|\((?:correct|right)\))$/i;
const BOX = /^\[\s?\]\s*/;
const QUOTE = /^(right|correct|wrong):(.*)$/i;

function readAnswer(line: string): PastedQuiz["answers"][number] {
  const marked = line.replace(BULLET, "");
  const text = marked.replace(RIGHT_BEFORE, "").replace(BULLET, "").replace(RIGHT_AFTER, "");
  const isCorrect = RIGHT_BEFORE.test(marked) || RIGHT_AFTER.test(marked);
  return { text: text.replace(BOX, "").trim(), isCorrect };
}

/**
 * Reads lines as a quiz: the question, then its answers, the right ones with a star; 'Right: ...'
 * and 'Wrong: ...' are what Glimm and Pocket say. Null for a text that is no quiz.
 */
export function readPastedQuiz(
  text: string,
): PastedQuiz | { problem: "too_many" | "too_long" } | null {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const quotes = { correctQuote: "", wrongQuote: "" };
  const [question = "", ...others] = lines.filter((line) => {
    const [, when, words = ""] = QUOTE.exec(line) ?? [];
    if (when !== undefined)
      quotes[when.toLowerCase() === "wrong" ? "wrongQuote" : "correctQuote"] = words.trim();
    return when === undefined;
  });
  const answers = others.map(readAnswer).filter((answer) => answer.text !== "");
  if (answers.length < 2) return null;
  if (answers.length > ANSWERS_MAX) return { problem: "too_many" };
  if (answers.some((answer) => answer.text.length > NAME_MAX_CHARACTERS))
    return { problem: "too_long" };
  return { question, answers, ...quotes };
}
