import { plainLetters } from "./plain-letters.ts";

/** The product's own words: whoever wants to guess a password here begins with them. */
export const PRODUCT_WORDS = [
  "treasuretracker",
  "treasure",
  "tracker",
  "pocket",
  "glimm",
  "otter",
  "sprite",
] as const;

/** What shows no character of its own: zero-width and control characters, and variation selectors. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** As it is read: without unseen characters, in compatibility form and lower case. */
const asRead = (text: string): string =>
  text.normalize("NFKC").replaceAll(UNSEEN, "").trim().toLowerCase();

const lettersAndDigits = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, "");
const letters = (text: string): string => text.replaceAll(/[^\p{L}]/gu, "");

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** Without letters that were doubled: as often as all of them are ('ppaasssswwoorrdd'), and each. */
function withoutDoubled(text: string): string[] {
  const runs = text.match(/(.)\1*/gsu) ?? [];
  const times = runs.reduce((all, run) => greatestDivisor(all, run.length), 0);
  return [runs.map((run) => run.slice(0, run.length / times)).join(""), withoutRuns(text)];
}

/** Each letter once where it stands several times in a row. */
export const withoutRuns = (text: string): string => text.replaceAll(/(.)\1+/gsu, "$1");

/**
 * What a typed password may be in disguise.
 * @returns `read`: as it is read. `words`: in Latin letters that it sounds or looks like, without what
 *   separates its letters, without digits, and without doubled letters, where these differ; they are easy to
 *   guess only where they are made of known words, since what is left of a random password is short. None
 *   of them is empty.
 */
export function passwordForms(password: string): { read: string; words: string[] } {
  const read = asRead(password);
  const plain = plainLetters(read).flatMap((text) => [letters(text), lettersAndDigits(text), text]);
  const words = new Set(plain.flatMap((text) => [text, ...withoutDoubled(text)]));
  return { read, words: [...words].filter((form) => form !== "" && form !== read) };
}

/** Are these digits numbers that go up or down by the same, as in '102030405060' or '2468101214'? */
export function isCounted(digits: string): boolean {
  for (let end = 1; end <= 4; end++)
    for (const next of [end, end + 1]) {
      const first = Number(digits.slice(0, end));
      const step = Number(digits.slice(end, end + next)) - first;
      let counted = "";
      for (let number = first; counted.length < digits.length && number >= 0; number += step)
        counted += String(number).padStart(end, "0");
      if (counted.length >= 3 * end && counted.startsWith(digits)) return true;
    }
  return false;
}
