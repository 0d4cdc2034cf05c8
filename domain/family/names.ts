import { isUnseen } from "../content/visible-text.ts";
import { NAME_MAX_CHARACTERS } from "../constants.ts";
import { hasHiddenCharacter } from "../line.ts";

/** UTF-16 units of the longest name, decomposed; a longer text is refused before it is looked at. */
const MOST_UNITS = 1_000;

/**
 * The name as it is kept: trimmed, inner white space folded, composed form (R-ONB-4).
 * Returns null when nothing is left, when it is too long, or when it holds characters no name has.
 */
export function parseName(input: string): string | null {
  if (input.length > MOST_UNITS || hasHiddenCharacter(input.trim())) return null;
  const name = input.normalize("NFC").trim().replace(/\s+/gu, " ");
  if (isUnseen(name) || [...name].length > NAME_MAX_CHARACTERS) return null;
  return name;
}

export type NameProblem = "empty" | "too_long" | "odd_characters";

/** Why `parseName` refuses the input, or null when it does not. */
export function nameProblem(input: string): NameProblem | null {
  if (isUnseen(input)) return "empty";
  if (parseName(input) !== null) return null;
  return [...input.trim()].length > NAME_MAX_CHARACTERS ? "too_long" : "odd_characters";
}
