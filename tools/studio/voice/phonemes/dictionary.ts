import { readFileSync } from "node:fs";
import { join } from "node:path";
import { OWN_WORDS } from "./own-words.ts";

/** Symbols of a word, or one for each part of speech. */
type Entry = string | Partial<Record<string, string | null>>;

/** The symbols of a lower-case word; null where it is not known. */
export type Dictionary = (word: string) => string | null;

const VOWELS_BEFORE_FLAP = "AIOWYiuæɑəɛɪɹʊʌ";

/**
 * Opens the dictionaries of the voice folder. A word that they lack is made from its stem: plurals
 * and possessives, past tenses and '-ing'.
 */
export function openDictionary(folder: string): Dictionary {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, `words-${name}.json`), "utf8")) as Record<string, Entry>;
  return dictionaryOf([OWN_WORDS, read("gold"), read("silver")]);
}

/** @param lists the first list that holds a word decides */
export function dictionaryOf(lists: readonly Record<string, Entry>[]): Dictionary {
  const inLists = (word: string): string | null => {
    for (const form of [word, word.charAt(0).toUpperCase() + word.slice(1)])
      for (const list of lists) {
        const entry = Object.hasOwn(list, form) ? list[form] : undefined;
        const symbols = typeof entry === "string" ? entry : entry?.["DEFAULT"];
        if (symbols) return symbols;
      }
    return null;
  };
  const find: Dictionary = (word) => inLists(word) ?? inflected(word, find);
  return find;
}

/** Endings, and by what each is replaced to find the stem. */
const ENDINGS: readonly [
  ending: RegExp,
  stems: readonly string[],
  add: (stem: string) => string,
][] = [
  [/s'$/, ["s"], (stem) => stem],
  [/'s$/, [""], addS],
  [/ies$/, ["y"], addS],
  [/es$/, ["e", ""], addS],
  [/s$/, [""], addS],
  [/ied$/, ["y"], addEd],
  [/([bdgklmnprt])\1ed$/, ["$1"], addEd],
  [/ed$/, ["e", ""], addEd],
  [/([bdgklmnprt])\1ing$/, ["$1"], addIng],
  [/ing$/, ["", "e"], addIng],
  [/'$/, [""], (stem) => stem],
];

function inflected(word: string, find: Dictionary): string | null {
  for (const [ending, stems, add] of ENDINGS) {
    if (!ending.test(word)) continue;
    for (const end of stems) {
      const stem = word.replace(ending, end);
      const symbols = stem.length > 1 ? find(stem) : null;
      if (symbols !== null) return add(symbols);
    }
  }
  return null;
}

function addS(stem: string): string {
  if ("ptkfθ".includes(stem.at(-1) ?? "")) return `${stem}s`;
  return "szʃʒʧʤ".includes(stem.at(-1) ?? "") ? `${stem}ᵻz` : `${stem}z`;
}

function addEd(stem: string): string {
  const last = stem.at(-1) ?? "";
  if ("pkfθʃsʧ".includes(last)) return `${stem}t`;
  if (last === "t" && VOWELS_BEFORE_FLAP.includes(stem.at(-2) ?? "-"))
    return `${stem.slice(0, -1)}ɾᵻd`;
  return last === "t" || last === "d" ? `${stem}ᵻd` : `${stem}d`;
}

function addIng(stem: string): string {
  const isFlapped = stem.endsWith("t") && VOWELS_BEFORE_FLAP.includes(stem.at(-2) ?? "-");
  return isFlapped ? `${stem.slice(0, -1)}ɾɪŋ` : `${stem}ɪŋ`;
}
