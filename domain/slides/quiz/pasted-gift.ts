import type { PastedAnswer, PastedQuiz, PasteProblem } from "./pasted-quiz.ts";

/** '{' and '}' that are not escaped, with what stands between them. */
const BLOCK = /(?<!\\)\{((?:[^{}\\]|\\.)*)\}/gs;
/** Pieces of a block, each beginning with '=' or '~'. */
const PIECE = /(?<!\\)([=~])((?:[^=~\\]|\\.)*)/gs;
const WEIGHT = /^%-?[\d.]+%/;
const TRUE_OR_FALSE = /^\s*(t|true|f|false)\s*(?:#|$)/i;

const unescaped = (text: string) =>
  text
    .replace(/\\([~=#{}:])/g, "$1")
    .replace(/\\n/g, " ")
    .trim();

/**
 * Reads a question in GIFT, the text format of Moodle: 'What is gold? {=A metal ~A tree}'. Null for
 * a text that is none.
 */
export function readGift(text: string): PastedQuiz | PasteProblem | null {
  const plain = text.replace(/^\s*\/\/.*$/gm, "").trim();
  const blocks = [...plain.matchAll(BLOCK)].filter(
    ([, inside = ""]) => /[=~]/.test(inside) || TRUE_OR_FALSE.test(inside) || /^\s*#/.test(inside),
  );
  const [block] = blocks;
  if (block === undefined) return null;
  if (blocks.length > 1) return { problem: "several" };
  const [whole, inside = ""] = block;
  const around =
    plain.slice(0, block.index) +
    " _____ ".repeat(Number(hasTail(plain, block))) +
    plain.slice(block.index + whole.length);
  const question = unescaped(
    around
      .replace(/^\s*::.*?::/s, "")
      .replace(/^\s*\[\w+\]/, "")
      .replace(/\s+/g, " "),
  );
  const isTrue = TRUE_OR_FALSE.exec(inside)?.[1]?.toLowerCase().startsWith("t");
  const answers =
    isTrue === undefined
      ? answersIn(inside)
      : [
          { text: "True", isCorrect: isTrue },
          { text: "False", isCorrect: !isTrue },
        ];
  // Without a wrong answer the child would write, and with an arrow match.
  if (answers.length < 2 || answers.every(({ isCorrect }) => isCorrect) || /->/.test(inside))
    return { problem: "no_choice" };
  return { question, answers, correctQuote: "", wrongQuote: "" };
}

const hasTail = (plain: string, block: RegExpExecArray) =>
  plain.slice(block.index + block[0].length).trim() !== "";

function answersIn(inside: string): PastedAnswer[] {
  return [...inside.matchAll(PIECE)].flatMap(([, sign, rest = ""]) => {
    const weight = Number(WEIGHT.exec(rest.trim())?.[0].slice(1, -1) ?? "0");
    // What is said to an answer stands behind a '#'.
    const [words = ""] = rest
      .trim()
      .replace(WEIGHT, "")
      .split(/(?<!\\)#/);
    const text = unescaped(words);
    return text === "" ? [] : [{ text, isCorrect: sign === "=" || weight > 0 }];
  });
}
