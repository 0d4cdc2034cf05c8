import * as v from "valibot";
import { listOf } from "../bounded.ts";

/*
 * A song as the child's page reads it from its file: the words, and when each of their syllables is
 * sung. The sound is a file beside it.
 */

/** More than any song has. */
const LINES_MAX = 200;
const SYLLABLES_MAX = 100;

const Syllable = v.strictObject({
  text: v.string(),
  /** True for the last syllable of a word. */
  isWordEnd: v.boolean(),
  /** Seconds from the start of the sound. */
  start: v.number(),
  end: v.number(),
});

export const SongFile = v.strictObject({
  /** Raised by a change that older pages cannot show. */
  format: v.literal(1),
  /** Language of the words. */
  lang: v.string(),
  title: v.string(),
  lines: listOf(listOf(Syllable, SYLLABLES_MAX), LINES_MAX),
});
export type SongFile = v.InferOutput<typeof SongFile>;
export type Syllable = v.InferOutput<typeof Syllable>;

/** A line as text. */
export const textOf = (line: readonly Syllable[]): string =>
  line
    .map(({ text, isWordEnd }) => (isWordEnd ? `${text} ` : text))
    .join("")
    .trim();

/** Where a song is: the line and syllable, and how far it is on the way to the next one. */
export interface SongPlace {
  line: number;
  syllable: number;
  /** 0 on the syllable to 1 on the next one. */
  share: number;
}

/** Seconds before a syllable in which the coin comes to it from elsewhere. */
const ARRIVES_S = 0.4;

/** The place at a second; null before the first line, after the last, and between lines. */
export function placeAt({ lines }: Pick<SongFile, "lines">, second: number): SongPlace | null {
  for (const [line, syllables] of lines.entries()) {
    const first = syllables[0]?.start ?? Infinity;
    const last = syllables.at(-1)?.end ?? 0;
    if (second < first - ARRIVES_S || second >= last) continue;
    const syllable = Math.max(
      0,
      syllables.findLastIndex(({ start }) => start <= second),
    );
    const { start = 0, end = 0 } = syllables[syllable] ?? {};
    const next = syllables[syllable + 1]?.start ?? end;
    const share = Math.max(0, Math.min(1, (second - start) / (next - start || 1)));
    return { line, syllable, share };
  }
  return null;
}
