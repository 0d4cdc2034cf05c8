import { useEffect } from "react";
import { numberWords } from "#domain/content/number-words.ts";
import { jars as words, spokenJars } from "#app/copy/jars.ts";
import { lineFor } from "#app/read-aloud/lines.ts";
import { recordingsOf } from "#app/read-aloud/recordings-of.ts";
import { isReadTo } from "#app/read-aloud/useReadAloud.ts";
import { playVoice, stopVoice } from "#app/ui/sound.ts";

const FILES = import.meta.glob<string>("#course/media/lines/allowance-*.m4a", {
  eager: true,
  query: "?url",
  import: "default",
});
const byWords = recordingsOf(spokenJars, FILES);

/** URL of the recording of a text of these screens, or of a number's word; null without one. */
export const recordingOf = (words: string): string | null => byWords.get(words) ?? lineFor(words);

/** The texts that are spoken for a number of coins: 'Twenty', 'Three', 'Coins'. */
export const coinTexts = (count: number): string[] => [
  ...numberWords(count),
  count === 1 ? words.coinSpoken : words.coinsSpoken,
];

/** Says texts one after the other; those without a recording are left out. */
export const sayTexts = (...texts: string[]): void => void playVoice(texts.map(recordingOf));

/** Reads texts once to a child under 7, and again when they change. */
export function useSpokenTexts(age: number, texts: readonly string[]): void {
  const key = texts.join("\n");
  useEffect(() => {
    if (!isReadTo(age) || key === "") return undefined;
    sayTexts(...key.split("\n"));
    return stopVoice;
  }, [age, key]);
}
