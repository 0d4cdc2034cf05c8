import { ANALYTICS } from "./analytics.ts";

const CARD = /(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/g;
const SOCIAL_SECURITY = /(?<!\w)\d{3}-\d{2}-\d{4}(?!\w)|^\d{9}$/;
const EMAIL_ADDRESS = /@|%40/i;
const SENSITIVE_KEY = /pass(word|wd|code)|card|cvc|cvv|ssn|social|secret|e-?mail|phone|token_hash/i;
const URL_KEY = /url|referrer|href/i;

/** Does a number pass the check that every payment card's passes (Luhn)? */
function isCardNumber(text: string): boolean {
  const digits = [...text.replace(/\D/g, "")].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => {
    const counted = place % 2 === 1 ? digit * 2 : digit;
    return total + (counted > 9 ? counted - 9 : counted);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Text as it may be measured: at most 255 characters; null where it looks like a card, a social
 * security number or a person's e-mail address.
 */
export function safeText(text: string): string | null {
  if (EMAIL_ADDRESS.test(text) || SOCIAL_SECURITY.test(text.trim())) return null;
  if ((text.match(CARD) ?? []).some(isCardNumber)) return null;
  return text.slice(0, ANALYTICS.textMaxCharacters);
}

/** A URL without what may name somebody: origin and path; null when even these do. */
export function safeUrl(href: string): string | null {
  const url = URL.parse(href);
  return url === null ? safeText(href.split(/[?#]/)[0] ?? "") : safeText(url.origin + url.pathname);
}

/** Properties as they may leave: what is not safe is left out, whoever put it in. */
export function safeProperties(
  properties: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const safe: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(properties)) {
    if (SENSITIVE_KEY.test(key)) continue;
    const kept = safeValue(key, value);
    if (kept !== null && kept !== undefined) safe[key] = kept;
  }
  return safe;
}

function safeValue(key: string, value: unknown): unknown {
  if (typeof value === "string") return URL_KEY.test(key) ? safeUrl(value) : safeText(value);
  if (Array.isArray(value))
    return value
      .map((item) => safeValue(key, item))
      .filter((item) => item !== null && item !== undefined);
  if (typeof value === "object" && value !== null)
    return safeProperties(value as Record<string, unknown>);
  return value;
}
