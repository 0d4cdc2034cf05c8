/** Digits of a code that we mail or text. */
export const CODE_DIGITS = 6;

/** A code while it is typed: at most six digits, and the place of the cursor among them. */
export interface TypedCode {
  digits: string;
  cursor: number;
}

/** Full-width digits count as the usual ones. */
const digitsIn = (text: string) => text.normalize("NFKC").replace(/\D/g, "");

/**
 * What a field for a code holds after an edit: the digits of `text` alone, whatever stands between them
 * or around them. A digit typed into a full code takes the place of the one behind the cursor, and a
 * whole code that is pasted takes the place of all.
 * @param text the field's text after the edit
 * @param cursor the cursor's place in `text`
 */
export function readTypedCode(text: string, cursor: number): TypedCode {
  const before = digitsIn(text.slice(0, cursor)).slice(-CODE_DIGITS);
  const after = digitsIn(text.slice(cursor));
  const excess = Math.max(before.length + after.length - CODE_DIGITS, 0);
  return { digits: before + after.slice(excess), cursor: before.length };
}
