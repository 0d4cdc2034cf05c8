import { EMAIL_MAX_CHARACTERS } from "./constants.ts";

// One '@', no spaces, a dot in the host, nothing that could end a mail header.
const FORM = /^[^\s@<>()",;:\\[\]]+@[^\s@<>()",;:\\[\]]+\.[^\s@<>()",;:\\[\].]{2,}$/u;

/** The address in its one form, lower case, or null when it is none (spec section 5). */
export function parseEmail(input: string): string | null {
  const text = input.trim();
  if (text.length > EMAIL_MAX_CHARACTERS || !FORM.test(text) || text.includes("..")) return null;
  return text.toLowerCase();
}

/** 'sam.jones@example.com' -> 's•••@example.com': enough to recognise one's own, no more. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0] ?? ""}•••${email.slice(at)}`;
}
