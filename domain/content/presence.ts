import { AUTHOR_EMAIL } from "./staff.ts";

/** The interval at which a visible page reports the lesson that it has open. */
export const PRESENCE_INTERVAL_MS = 5_000;
/**
 * A page that did not report for this long counts as closed. It spans several intervals, so that
 * lost requests do not end it; a page that is closed normally reports that itself.
 */
export const PRESENCE_LEASE_MS = 30_000;

const BUILT_IN = "Author";

/** What colleagues call an author: 'Anna Smith' for 'anna.smith+lessons@example.com'. */
export function authorName(email: string): string {
  if (email === AUTHOR_EMAIL) return BUILT_IN;
  const [mailbox = ""] = email.split("@");
  const [plain = ""] = mailbox.split("+");
  const words = plain.split(/[._-]+/).filter((word) => word !== "");
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ");
  return name === "" ? BUILT_IN : name;
}

/** 'AS' for 'Anna Smith'. */
export const initialsOf = (name: string): string => {
  const words = name.split(" ");
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [name];
  return letters
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
};
