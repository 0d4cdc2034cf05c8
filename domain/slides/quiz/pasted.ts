import { ANSWERS_MAX } from "../../constants.ts";
import { visibleText } from "../../content/visible-text.ts";
import { NAME_MAX_CHARACTERS } from "../fields.ts";
import { readGift } from "./pasted-gift.ts";
import { countsUp, readListLine } from "./pasted-marks.ts";
import type { ListLine } from "./pasted-marks.ts";
import type { PastedAnswer, PastedQuiz, PasteProblem } from "./pasted-quiz.ts";
import { readTable } from "./pasted-table.ts";

const QUOTE = /^(right|correct|wrong|incorrect|explanation|feedback|rationale)\s*:(.*)$/i;
const TO_WRONG = ["wrong", "incorrect"];
/** 'ANSWER: B' of Aiken, and the like: which answers are right, by their labels or words. */
const KEY =
  /^(?:(?:the\s+)?(?:correct|right)\s+)?(?:answers?|ans|key|solution)\s*(?:(?:is|are)\s*)?[:=]\s*(\S.*)$/i;
/** 'Correct: B' is no quote. */
const SHORT_KEY = /^(?:correct|right)\s*:\s*\(?([a-h]|\d)[).]?$/i;
/** A bullet or a label with the tab behind it. */
const LISTED = /^\t*(?:[^\p{L}\p{N}\s]|[oO§]|\(?[\p{L}\p{N}]{1,4}[).:])\t/u;
const QUESTION_LABEL = /^(?:(?:question|q)\s*(?:\d+\s*)?[.:)]|\d{1,3}[.)])\s+/i;

/**
 * Reads a text as a quiz: the question, then its answers, in the ways of the usual programs: lists
 * of Google Docs, Word and Markdown, right answers with a star, a tick or a filled box; Aiken and
 * GIFT of Moodle; cells of a spreadsheet. 'Right: ...' and 'Wrong: ...' are what Glimm and Pocket
 * say. Null for a text that is no quiz; a problem where its meaning can't be kept.
 */
export function readPastedQuiz(text: string): PastedQuiz | PasteProblem | null {
  const lines = text
    .split(/\r\n|[\r\n\v\u2028\u2029]/)
    .map((line) => line.replace(/^[^\S\t]+|\s+$/g, ""))
    .filter((line) => line.trim() !== "");
  const isTable = lines.some((line) => /\S\t+\S/.test(line.replace(LISTED, "")));
  const quiz = readGift(text) ?? (isTable ? readTable(lines) : null) ?? readList(lines);
  if (quiz === null || "problem" in quiz) return quiz;
  if (quiz.answers.length > ANSWERS_MAX) return { problem: "too_many" };
  if (quiz.answers.some((answer) => answer.text.length > NAME_MAX_CHARACTERS))
    return { problem: "too_long" };
  return quiz;
}

/** Takes the lines that say something about the quiz out of a list. */
function sortLines(lines: readonly string[]) {
  const quotes = { correctQuote: "", wrongQuote: "" };
  const keys: string[] = [];
  const others = lines.filter((line, at) => {
    const key = KEY.exec(line.trim())?.[1] ?? SHORT_KEY.exec(line.trim())?.[1];
    if (at > 0 && key !== undefined) {
      keys.push(key.trim());
      return false;
    }
    const [, when, words = ""] = QUOTE.exec(line.trim()) ?? [];
    if (when !== undefined)
      quotes[TO_WRONG.includes(when.toLowerCase()) ? "wrongQuote" : "correctQuote"] = words.trim();
    return when === undefined;
  });
  return { quotes, keys, others };
}

function readList(lines: readonly string[]): PastedQuiz | PasteProblem | null {
  const { quotes, keys, others } = sortLines(lines);
  const [first = "", ...rest] = others;
  const starsAreBullets = rest.length > 1 && rest.every((line) => /^\s*[*+]\s+\S/.test(line));
  const read = rest.map((line) => readListLine(line, starsAreBullets));
  const isItem = ({ label, hasBullet, isRight }: ListLine) =>
    label !== null || hasBullet || isRight;
  // A question of several lines ends before the first line with a label.
  const begin = read.findIndex(({ label }) => label !== null);
  const isLabelled = begin !== -1 && read.slice(begin).every(isItem);
  const from = isLabelled && read.slice(0, begin).every((line) => !isItem(line)) ? begin : 0;
  const items = read.slice(from);
  if (items.length < 2) return null;
  const labels = items.map(({ label }) => label);
  const hasLabels = countsUp(labels);
  if (keys.length > 1 || beginsAgain(labels)) return { problem: "several" };
  const answers = items.map(({ words, isRight, label }, at) => ({
    // What counts up is no part of the words; a single 'A.' may be.
    text: hasLabels || label === null ? words : withLabel(rest[from + at] ?? "", words),
    isCorrect: isRight,
  }));
  // Each of them is bold, or each has a tick: that says nothing.
  const saysNothing = keys.length > 0 || answers.every(({ isCorrect }) => isCorrect);
  const plain = saysNothing ? answers.map(({ text }) => ({ text, isCorrect: false })) : answers;
  const keyed = keys[0] === undefined ? plain : withKey(plain, hasLabels ? labels : [], keys[0]);
  if (keyed === null) return { problem: "unclear_key" };
  const question = [first.replace(QUESTION_LABEL, ""), ...rest.slice(0, from)]
    .map((line) => line.trim())
    .join(" ");
  const given = keyed.filter((answer) => answer.text !== "");
  return given.length < 2 ? null : { question, answers: given, ...quotes };
}

/** 'a, b, c, a, b': the answers of a second question. */
const beginsAgain = (labels: readonly (string | null)[]) =>
  labels.some(
    (label, at) => at > 1 && label !== null && label === labels[0] && countsUp(labels.slice(0, 2)),
  );

/** A line with the label that its words begin with. */
function withLabel(line: string, words: string): string {
  const at = line.indexOf(words);
  const before = line.slice(0, at).trim();
  return at <= 0 ? words : `${before.replace(/^[^\p{L}\p{N}(]+/u, "")} ${words}`.trim();
}

/** The answers that a key names are right; null where it names none. */
function withKey(
  answers: readonly PastedAnswer[],
  labels: readonly (string | null)[],
  key: string,
): PastedAnswer[] | null {
  const named = key
    .toLowerCase()
    .split(/\s*(?:,|;|&|\band\b)\s*/)
    .map((one) => one.replace(/^\(|[).]$/g, ""));
  const places =
    labels.length > 0
      ? named.map((one) => labels.indexOf(one))
      : named.map((one) => "abcdefgh".indexOf(one) % answers.length);
  const isByLabel = named.every((one) => one.length <= 4) && places.every((place) => place >= 0);
  const words = visibleText(readListLine(key, false).words);
  const keyed = answers.map(({ text }, at) => ({
    text,
    isCorrect: isByLabel ? places.includes(at) : visibleText(text) === words,
  }));
  return keyed.some(({ isCorrect }) => isCorrect) ? keyed : null;
}
