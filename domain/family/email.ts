import {
  EMAIL_LOCAL_PART_MAX_CHARACTERS,
  EMAIL_MAX_CHARACTERS,
  HOST_MAX_CHARACTERS,
} from "../constants.ts";

// Line ends, spaces, and everything that is not seen: a mail program may drop it, and two texts
// would be one mailbox.
const UNSEEN = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
// What would quote, list or comment in a mail header.
const LOCAL_PART = /^[^<>()",;:\\[\]@]+$/u;
const HOST_CHARACTERS = /^[^<>()",;:\\[\]@/?#%]+$/u;
// Labels of 1 to 63 letters, digits and inner hyphens; the last one begins with a letter, so it is
// no IP address.
const ASCII_HOST = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/;

/**
 * The one form of an e-mail address, or null when the text is none (R-ONB-4): compatibility
 * forms folded (full-width letters), lower case, the host in ASCII ('bücher.de' is
 * 'xn--bcher-kva.de'). Every limit, unique index and comparison uses it. Canonical text comes back
 * unchanged.
 */
export function parseEmail(input: string): string | null {
  const typed = input.trim();
  if (typed.length > EMAIL_MAX_CHARACTERS || UNSEEN.test(typed)) return null;
  const text = typed.normalize("NFKC").toLowerCase().normalize("NFKC");
  const at = text.lastIndexOf("@");
  const localPart = text.slice(0, Math.max(at, 0));
  const host = asciiHost(text.slice(at + 1));
  if (
    host === null ||
    !LOCAL_PART.test(localPart) ||
    UNSEEN.test(localPart) ||
    localPart.includes("..")
  )
    return null;
  const email = `${localPart}@${host}`;
  return localPart.length > EMAIL_LOCAL_PART_MAX_CHARACTERS || email.length > EMAIL_MAX_CHARACTERS
    ? null
    : email;
}

/** The host as DNS has it, or null when it is none. */
function asciiHost(host: string): string | null {
  if (!HOST_CHARACTERS.test(host)) return null;
  try {
    const ascii = new URL(`http://${host}`).hostname;
    return ascii.length <= HOST_MAX_CHARACTERS && ASCII_HOST.test(ascii) ? ascii : null;
  } catch {
    return null;
  }
}

/** 'sam.jones@example.com' -> 's•••@example.com': enough to recognise one's own, no more. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${[...email][0] ?? ""}•••${email.slice(at)}`;
}
