import { SETUP_NAME_MIN_CHARACTERS } from "../constants.ts";
import { parseEmail } from "../family/email.ts";
import { parseName } from "../family/names.ts";

/**
 * `off` is the spec's bypass; with the other the first lesson is free and the rest is bought
 * (R-PAY-2).
 */
export type PaywallMode = "off" | "after-first-lesson";

const FREE_LESSONS = 1;

/** Does the lesson at this place in its course, counted from 1, belong to what is bought? */
export const isPaywalled = (mode: PaywallMode, order: number): boolean =>
  mode !== "off" && order > FREE_LESSONS;

export type SetupProblem = "setup_incomplete" | "setup_email" | "setup_name";

export type SetupLink =
  | { ok: true; email: string; name: string }
  | { ok: false; problem: SetupProblem };

/**
 * The link a buyer comes back with: e-mail and name, of which the first word counts (R-PAY-4).
 */
export function readSetupLink(email: string | null, name: string | null): SetupLink {
  if (!email?.trim() || !name?.trim()) return { ok: false, problem: "setup_incomplete" };
  const parsedEmail = parseEmail(email);
  if (parsedEmail === null) return { ok: false, problem: "setup_email" };
  const whole = parseName(name);
  if (whole === null || [...whole].length < SETUP_NAME_MIN_CHARACTERS)
    return { ok: false, problem: "setup_name" };
  return { ok: true, email: parsedEmail, name: whole.split(" ")[0] ?? whole };
}

/** Where a buyer goes once signed in (R-PAY-5). */
export type SetupNext = "course-map" | "kid-name" | "setup-reminders";

export function setupNext(family: {
  hasProfile: boolean;
  reminderPreference: string | null;
}): SetupNext {
  if (family.hasProfile) return "course-map";
  return family.reminderPreference === null ? "setup-reminders" : "kid-name";
}
