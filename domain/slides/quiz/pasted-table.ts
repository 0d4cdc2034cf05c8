import type { PastedAnswer, PastedQuiz, PasteProblem } from "./pasted-quiz.ts";
import { readListLine } from "./pasted-marks.ts";

const YES = /^(?:x|✓|✔|✅|☑|\*|1|true|yes|right|correct)$/iu;
const NO = /^(?:|0|false|no|wrong|incorrect)$/i;
/** Kahoot: seconds to answer, and the numbers of the right answers, behind four answers. */
const SECONDS = /^(?:5|10|20|30|60|90|120|240)$/;
const NUMBERS = /^[1-4](?:\s*,\s*[1-4])*$/;
const HEADINGS = /^(?:question|frage|term)\b/i;

const answerOf = (cell: string): PastedAnswer => {
  const { words, isRight } = readListLine(cell, false);
  return { text: words, isCorrect: isRight };
};

/**
 * Reads cells of a spreadsheet, which are pasted with tabs between them: a row with the question and
 * its answers, or the answers below each other with a mark beside the right ones. Null for a text
 * that is no table.
 *
 * @param lines without empty ones
 */
export function readTable(lines: readonly string[]): PastedQuiz | PasteProblem | null {
  const rows = lines
    .map((line) => line.split("\t").map((cell) => cell.trim()))
    .filter(([first = ""], at) => at > 0 || !HEADINGS.test(first) || lines.length === 1);
  const quiz = (question: string, answers: PastedAnswer[]) =>
    answers.length < 2 ? null : { question, answers, correctQuote: "", wrongQuote: "" };
  const [first = []] = rows;
  const isRow = ({ length }: readonly string[]) => length > 2;
  if (rows.length > 1 && rows.every(isRow)) return { problem: "several" };
  if (rows.length === 1 && isRow(first)) {
    const cells = /^\d+$/.test(first[0] ?? "") ? first.slice(1) : first;
    const [question = "", ...others] = cells;
    const [seconds = "", numbers = ""] = others.slice(4);
    if (!SECONDS.test(seconds) || !NUMBERS.test(numbers))
      return quiz(question, others.filter((cell) => cell !== "").map(answerOf));
    const right = numbers.split(",").map(Number);
    const answers = others
      .slice(0, 4)
      .flatMap((text, at) => (text === "" ? [] : [{ text, isCorrect: right.includes(at + 1) }]));
    return quiz(question, answers);
  }
  const [head, ...others] = rows;
  const hasMarks = others.every(
    (cells) => cells.length <= 2 && (YES.test(cells[1] ?? "") || NO.test(cells[1] ?? "")),
  );
  if (head === undefined || others.length < 2) return null;
  if (hasMarks && (head[1] ?? "") === "" && others.some((cells) => YES.test(cells[1] ?? "")))
    return quiz(
      head[0] ?? "",
      others.map(([text = "", mark = ""]) => {
        const { words, isRight } = readListLine(text, false);
        return { text: words, isCorrect: isRight || YES.test(mark) };
      }),
    );
  // Quizlet: a term and what it means on each line.
  return rows.every((cells) => cells.length === 2 && cells.every((cell) => cell !== "")) &&
    rows.every(([term = ""]) => readListLine(`${term} x`, false).words === `${term} x`)
    ? { problem: "cards" }
    : null;
}
