import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NAME_SOUNDS } from "./names.ts";
import { OWN_WORDS } from "./own-words.ts";

/** Symbols of a word, or one for each part of speech. */
type Entry = string | Partial<Record<string, string | null>>;

/** The symbols of a lower-case word; null where it is not known. */
export type Dictionary = (word: string) => string | null;

const VOWELS_BEFORE_FLAP = "AIOWYiuæɑəɛɪɹʊʌ";

/** Lists of words, the first of which decides. */
type Lists = readonly Readonly<Record<string, Entry>>[];

/** Reads the lists of the voice folder, below our own. */
export function openLists(folder: string): Lists {
  const read = (name: string) =>
    JSON.parse(readFileSync(join(folder, `words-${name}.json`), "utf8")) as Record<string, Entry>;
  return [OWN_WORDS, NAME_SOUNDS, read("gold"), read("silver")];
}

/** Opens the dictionaries of the voice folder. */
export const openDictionary = (folder: string): Dictionary => dictionaryOf(openLists(folder));

/**
 * A word that the lists lack is made from its stem (plurals and possessives, past tenses and '-ing'),
 * or read without its accents.
 */
export function dictionaryOf(lists: Lists): Dictionary {
  const find: Dictionary = (word) => held(lists, word) ?? inflected(word, find);
  return (word) => find(word) ?? find(withoutAccents(word));
}

/** Is this lower-case word in a list, without being made from a stem? */
export const isHeldIn =
  (lists: Lists) =>
  (word: string): boolean =>
    (held(lists, word) ?? held(lists, withoutAccents(word))) !== null;

const withoutAccents = (word: string): string => word.normalize("NFD").replaceAll(/\p{M}/gu, "");

function held(lists: Lists, word: string): string | null {
  for (const form of [word, word.charAt(0).toUpperCase() + word.slice(1)])
    for (const list of lists) {
      const entry = Object.hasOwn(list, form) ? list[form] : undefined;
      const symbols = typeof entry === "string" ? entry : entry?.["DEFAULT"];
      if (symbols) return symbols;
    }
  return null;
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
