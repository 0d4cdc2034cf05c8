import type { PocketMood } from "#characters/pocket/mood.ts";

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
const GAPS: Record<string, number> = { "?": 0.4, "!": 0.2, ".": 0.25 };
/** After one or two words the next ones follow sooner, and after much there is time to take it in. */
const FEW_WORDS = 2;
const MANY_WORDS = 6;
/** A mood that takes its time, and those that don't. */
const PACE: Partial<Record<PocketMood, number>> = {
  thinking: 0.08,
  oops: 0.03,
  celebrating: -0.02,
  wow: -0.02,
};

/** Seconds of silence between a sentence and the next one of its line. */
export function gapAfter(sentence: string, mood: PocketMood | undefined): number {
  const words = sentence.split(/\s+/).length;
  const length = words <= FEW_WORDS ? -0.02 : words >= MANY_WORDS ? 0.06 : 0.01 * words;
  const gap = (GAPS[sentence.at(-1) ?? "."] ?? 0.25) + length + ((mood && PACE[mood]) ?? 0);
  return Math.round(gap * 100) / 100;
}
