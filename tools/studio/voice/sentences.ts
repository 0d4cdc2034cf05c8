import type { PocketMood } from "#characters/pocket/mood.ts";
import { scatter } from "#stage/base/timing.ts";

/** The sentences of a line, which the voice speaks one by one. */
export const sentencesOf = (text: string) =>
  text
    .trim()
    .split(/(?<=[.!?])\s+/)
    .filter(Boolean);

const ASKS_FOR = /\b(what|where|who|whose|which|why|when|how)\b/i;
const OFFERS_TWO = /\bor\b/i;

/** A question that is answered with yes or no rises at its end; others fall, as a statement does. */
export const rises = (sentence: string): boolean =>
  sentence.endsWith("?") && !ASKS_FOR.test(sentence) && !OFFERS_TWO.test(sentence);

/** Seconds of silence after a sentence, by its last character. */
const GAPS: Record<string, number> = { "?": 0.38, "!": 0.2, ".": 0.23 };
/** Seconds for each word: what is longer takes longer to take in. */
const WORD_S = 0.01;
/** A mood that takes its time, and those that don't. */
const PACE: Partial<Record<PocketMood, number>> = {
  thinking: 0.07,
  oops: 0.03,
  celebrating: -0.01,
  wow: -0.01,
};
/** Pauses vary by up to this many seconds, depending on the sentence's length. */
const VARIES_S = 0.04;

/** Seconds of silence between a sentence and the next one of its line. */
export function gapAfter(sentence: string, mood: PocketMood | undefined): number {
  const words = sentence.split(/\s+/).length;
  const varied = (2 * scatter(sentence.length) - 1) * VARIES_S;
  const gap = (GAPS[sentence.at(-1) ?? "."] ?? 0.23) + WORD_S * words + varied;
  return Math.round((gap + ((mood && PACE[mood]) ?? 0)) * 100) / 100;
}
