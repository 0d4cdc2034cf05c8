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

/** So many digits are taken for a year, a date or a number that was added to words. */
const ADDED_DIGITS_MAX = 8;
/** What shows no character of its own: zero-width and control characters, and variation selectors. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** As it is read: without unseen characters, in compatibility form and lower case. */
const asRead = (text: string): string =>
  text.normalize("NFKC").replaceAll(UNSEEN, "").trim().toLowerCase();

/** Letters and digits alone: no separators, and no accents. */
export const lettersAndDigits = (text: string): string =>
  asRead(text)
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");

/** Without a few digits anywhere in it; more of them are a part of it. */
const withoutAddedDigits = (text: string): string => {
  const letters = text.replaceAll(/\p{N}/gu, "");
  return text.length - letters.length > ADDED_DIGITS_MAX ? text : letters;
};

/**
 * What a typed password may be in disguise.
 * @returns `read`: as it is read. `words`: without what separates its letters, and without the digits
 *   that were added to it, where these differ; they are easy to guess only where they are made of known
 *   words, since what is left of a random password is short. None of them is empty.
 */
export function passwordForms(password: string): { read: string; words: string[] } {
  const read = asRead(password);
  const squeezed = lettersAndDigits(password);
  const words = new Set([squeezed, withoutAddedDigits(squeezed)]);
  return { read, words: [...words].filter((form) => form !== "" && form !== read) };
}
