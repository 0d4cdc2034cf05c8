import { PHONE_DIGITS } from "../constants.ts";

/**
 * The ten digits of a US number as far as they are typed; a pasted leading '1' or '+1' falls away.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, "");
  const national =
    digits.length > PHONE_DIGITS && digits.startsWith("1") ? digits.slice(1) : digits;
  return national.slice(0, PHONE_DIGITS);
}

/**
 * As much of '(555) 123-4567' as there are digits (R-REM-3). Formatting what is formatted
 * changes nothing.
 */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text);
  if (digits.length <= 3) return digits === "" ? "" : `(${digits}`;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/**
 * The field after a key, paste or cut: formatted, with the caret after the same digit as before, so
 * that somebody can correct the middle. `before` is what the field showed; a Backspace on a bracket
 * takes the digit left of it.
 */
export function editPhone(
  before: string,
  typed: string,
  caret: number,
): { text: string; caret: number } {
  let digitsLeft = phoneDigits(typed.slice(0, caret)).length;
  let digits = phoneDigits(typed);
  const hasLostOnlyASign =
    typed.length < before.length && digits === phoneDigits(before) && digitsLeft > 0;
  if (hasLostOnlyASign) {
    digits = digits.slice(0, digitsLeft - 1) + digits.slice(digitsLeft);
    digitsLeft--;
  }
  const text = formatPhone(digits);
  let position = 0;
  for (let seen = 0; position < text.length && seen < digitsLeft; position++)
    if (/\d/.test(text[position] ?? "")) seen++;
  return { text, caret: digitsLeft === digits.length ? text.length : position };
}

// North American numbering: area code and exchange begin with 2 to 9, and no area code ends with 11
// (211, 911 are services).
const NANP = /^(?![2-9]11)[2-9]\d{2}[2-9]\d{6}$/;

/**
 * The one form of a phone number, '+12025550143', from 10 digits, or 11 that start with 1; null for
 * every other number (R-REM-3: US only) and for digits that no phone can have. Every limit
 * and comparison uses it.
 */
export function toInternationalPhone(text: string): string | null {
  if (/[^\d\s().+-]/.test(text)) return null;
  const digits = text.replace(/\D/g, "");
  const hasCountryCode = digits.length === PHONE_DIGITS + 1 && digits.startsWith("1");
  if (!hasCountryCode && text.trim().startsWith("+")) return null;
  const national = hasCountryCode ? digits.slice(1) : digits;
  return NANP.test(national) ? `+1${national}` : null;
}
