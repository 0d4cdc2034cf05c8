import { ASKED_FIELDS, FIELD_ROWS } from "./fields.ts";
import type { AskedField } from "./fields.ts";

/** Screens of the sign-up that count: a question each, and the e-mail address. */
export const ONBOARDING_STEPS = ASKED_FIELDS.length + 1;

const QUESTIONS = ASKED_FIELDS.map((field) => FIELD_ROWS[field].asked.path);

/** The number of a question, and the paths of those before and after it; null where none is. */
export function stepOf(field: AskedField) {
  const index = ASKED_FIELDS.indexOf(field);
  return {
    number: index + 1,
    before: QUESTIONS[index - 1] ?? null,
    after: QUESTIONS[index + 1] ?? null,
  };
}

/** The path of the question before the e-mail address is asked for. */
export const LAST_QUESTION = QUESTIONS.at(-1) ?? "/";
