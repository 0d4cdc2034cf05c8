import type { Dictionary } from "./dictionary.ts";
import { sayNumbers } from "./numbers.ts";

/** A symbol of the model, and the word that it belongs to; null for pauses and punctuation. */
export interface ReadSymbol {
  symbol: string;
  /** Index into `words`. */
  word: number | null;
}

/** A text as the model reads it. */
export interface Phonemes {
  /** As they are spoken: '10' is 'ten'. */
  words: string[];
  symbols: ReadSymbol[];
  /** Words that no dictionary holds. They are left out. */
  unknown: string[];
}

const PRIMARY = "ˈ";
const SECONDARY = "ˌ";
const VOWELS = "AIOQWYaiuæɑɒɔəɛɜɪʊʌᵻɐ";
/** Signs that the model reads as pauses and as the melody of a sentence. */
const PAUSES = ";:,.!?—…";

/** Spelled alike by all who write scripts. */
const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/["“”()[\]*_]/g, " ")
    .replaceAll(/\.{3,}/g, "…")
    .replaceAll(/\s+[–-]\s+|–|—/g, " — ");

/** Words that sound otherwise when they lean on the next word. */
const weakForm = (word: string, next: string | null, isBeforePause: boolean): string | null => {
  const isBeforeVowel = next !== null && VOWELS.includes(next.replace(/^[ˈˌ]/, "").charAt(0));
  if (word === "a" && !isBeforePause) return "ɐ";
  if (word === "an") return "ɐn";
  if (word === "the") return isBeforeVowel ? "ði" : "ðə";
  if (word === "to" && !isBeforePause) return isBeforeVowel ? "tʊ" : "tə";
  if (word === "i") return `${SECONDARY}I`;
  return null;
};

/** A word in capitals is stressed. */
function stressed(symbols: string): string {
  if (symbols.includes(PRIMARY)) return symbols;
  if (symbols.includes(SECONDARY)) return symbols.replace(SECONDARY, PRIMARY);
  const vowel = [...symbols].findIndex((symbol) => VOWELS.includes(symbol));
  return vowel < 0 ? symbols : `${symbols.slice(0, vowel)}${PRIMARY}${symbols.slice(vowel)}`;
}

/** A text in the symbols of the model. Throws nothing: what it can't read is in `unknown`. */
export function phonemesOf(text: string, dictionary: Dictionary): Phonemes {
  const tokens = sayNumbers(plain(text)).match(/[\p{L}\p{M}][\p{L}\p{M}']*|[;:,.!?—…]/gu) ?? [];
  const result: Phonemes = { words: [], symbols: [], unknown: [] };
  const spoken = tokens.map((token) =>
    PAUSES.includes(token) ? null : pronounce(token, dictionary),
  );
  for (const [index, token] of tokens.entries()) {
    if (PAUSES.includes(token)) {
      if (result.words.length > 0 && result.symbols.at(-1)?.symbol !== token)
        result.symbols.push({ symbol: token, word: null });
      continue;
    }
    const found = spoken[index] ?? null;
    if (found === null) {
      result.unknown.push(token);
      continue;
    }
    const next = tokens[index + 1];
    const isBeforePause = next === undefined || PAUSES.includes(next);
    const isCapital = token.length > 1 && token === token.toUpperCase();
    const weak = isCapital
      ? null
      : weakForm(token.toLowerCase(), spoken[index + 1] ?? null, isBeforePause);
    if (result.symbols.length > 0) result.symbols.push({ symbol: " ", word: null });
    const word = result.words.push(token) - 1;
    for (const symbol of weak ?? found) result.symbols.push({ symbol, word });
  }
  return result;
}

function pronounce(token: string, dictionary: Dictionary): string | null {
  const known = dictionary(token.toLowerCase());
  const isCapital = token.length > 1 && token === token.toUpperCase();
  return known !== null && isCapital ? stressed(known) : known;
}
