import type { Dictionary } from "./dictionary.ts";
import { phonemesOf } from "./phonemes.ts";

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}']+/gu) ?? [];

/**
 * The words of a line that can't be read.
 * @param exact parts of the text whose words count as known only where `isHeld` says so: a name is not
 *   made from a stem
 */
export function unknownWords(
  text: string,
  exact: readonly string[],
  dictionary: Dictionary,
  isHeld: (word: string) => boolean,
): string[] {
  const { unknown } = phonemesOf(text, dictionary);
  const guessed = exact
    .flatMap((part) => wordsOf(part.normalize("NFC").replaceAll("\u2019", "'")))
    .filter((word) => !isHeld(word.toLowerCase()));
  return [...new Set([...unknown, ...guessed])];
}
