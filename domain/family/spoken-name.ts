import { VOICE_NAME_MAX_CHARACTERS } from "../constants.ts";

const WORD = /^[\p{L}\p{M}'\u2019]{2,}$/u;

/**
 * A name as a voice may say it: words of at least two letters. Null for one with digits, signs or single
 * letters, whose sounds would be guessed, and for one longer than a voice is given.
 */
export function spokenName(name: string): string | null {
  const words = name
    .normalize("NFC")
    .trim()
    .split(/[\s-]+/u);
  const isShort = [...name].length <= VOICE_NAME_MAX_CHARACTERS;
  return isShort && words.every((word) => WORD.test(word)) ? words.join(" ") : null;
}

/** The key of a recorded name: without case, accents, apostrophes and hyphens. */
export const foldedName = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/['\u2019-]/g, "")
    .toLowerCase()
    .trim();
