import { ONBOARDING_SAVE_TIMEOUT_MS } from "#domain/constants.ts";
import { ASKED_FIELDS, FIELD_ROWS } from "#domain/family/fields.ts";
import type { Answer, AskedField, Signup } from "#domain/family/fields.ts";
import { forEachName } from "#domain/pick.ts";
import { answer } from "../wire/api.ts";
import { entry } from "../base/device-storage.ts";
import { isText } from "../base/guards.ts";
import { isObject } from "../base/object-guards.ts";

/*
 * Sign-up happens before anyone is signed in, so its one call goes without the typed client's
 * token. The answers stay on this device until the e-mail is sent: in local storage under the
 * spec's keys, then in this tab alone.
 */
const keyOf = (field: AskedField) => FIELD_ROWS[field].asked.answer;
const KEYS = ASKED_FIELDS.map(keyOf);

interface SentSignup extends Record<Answer, string> {
  email: string;
}

const isSentSignup = isObject<SentSignup>({ ...forEachName(KEYS, () => isText), email: isText });
export const readSentSignup = () => entry("sentSignup").json(isSentSignup);

/** What was typed so far; after the mail was sent, what this tab remembers of it. */
const typed = (key: Answer) => entry(key).read() ?? readSentSignup()?.[key] ?? "";

/** The texts of all answers, by the field. */
export const readAnswers = () => forEachName(ASKED_FIELDS, (field) => typed(keyOf(field)));

export const saveAnswer = (field: AskedField, text: string) => entry(keyOf(field)).write(text);

/** It is saved in the family's profile. */
export const dropAnswer = (field: AskedField) => entry(keyOf(field)).remove();

/**
 * The mail was sent: the specified keys are removed, and this tab keeps a copy in case the e-mail
 * address had a typo.
 */
export function moveAnswersToTab(email: string): void {
  const answers = forEachName(KEYS, typed);
  entry("sentSignup").write(JSON.stringify({ ...answers, email } satisfies SentSignup));
  for (const key of KEYS) entry(key).remove();
}

/** The e-mail address is verified: nothing of the sign-up stays on the device. */
export function forgetSignup(): void {
  for (const store of ["sentSignup", "signupId", "signupConsents", ...KEYS] as const)
    entry(store).remove();
}

/**
 * Id of the sign-up that this browser made; it proves at first login that the names are its own.
 */
export const readSignupId = () => entry("signupId").read();

/** Keeps the sign-up on the server. Throws AppError; `timeout` after 5 s. */
export async function createPendingSignup(signup: Signup, email: string): Promise<string> {
  const request = fetch("/api/pending-signups", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...signup, email }),
    signal: AbortSignal.timeout(ONBOARDING_SAVE_TIMEOUT_MS),
  });
  const { signup_id } = await answer(
    request as Promise<Response & { json(): Promise<{ signup_id: string }> }>,
    "signup_id",
  );
  entry("signupId").write(signup_id);
  return signup_id;
}

/** The e-mail address a code is typed for, kept by this tab between the pages of one sign-in. */
export const rememberEmail = (email: string) => entry("loginEmail").write(email);
export const rememberedEmail = () => entry("loginEmail").read() ?? readSentSignup()?.email ?? "";
