import { ONBOARDING_SAVE_TIMEOUT_MS } from "#domain/constants.ts";
import { answer } from "./api.ts";
import { forgetSignupConsents, SIGNUP_ID } from "./signup-consents.ts";

/*
 * Sign-up happens before anyone is signed in, so its one call goes without the typed client's token. The answers
 * stay on this device until the e-mail is sent: in local storage under the spec's keys, then in this tab alone.
 */
export interface OnboardingAnswers {
  parentName: string;
  childName: string;
  childAge: string;
}

const KEYS = ["parentName", "childName", "childAge"] as const;
const TAB_COPY = "sentSignup";

export interface SentSignup extends OnboardingAnswers {
  email: string;
}

export function readSentSignup(): SentSignup | null {
  const text = sessionStorage.getItem(TAB_COPY);
  return text === null ? null : (JSON.parse(text) as SentSignup);
}

/** What was answered so far; after the mail was sent, what this tab remembers of it. */
export function readAnswers(): OnboardingAnswers {
  const sent = readSentSignup();
  const read = (key: (typeof KEYS)[number]) => localStorage.getItem(key) ?? sent?.[key] ?? "";
  return { parentName: read("parentName"), childName: read("childName"), childAge: read("childAge") };
}

export const saveAnswer = (key: keyof OnboardingAnswers, value: string) => localStorage.setItem(key, value);

/** The mail is on its way: the spec's keys go, this tab keeps a copy in case the address had a typo. */
export function moveAnswersToTab(email: string): void {
  sessionStorage.setItem(TAB_COPY, JSON.stringify({ ...readAnswers(), email } satisfies SentSignup));
  for (const key of KEYS) localStorage.removeItem(key);
}

/** The e-mail is verified: nothing of the sign-up stays on the device. */
export function forgetSignup(): void {
  sessionStorage.removeItem(TAB_COPY);
  localStorage.removeItem(SIGNUP_ID);
  forgetSignupConsents();
  for (const key of KEYS) localStorage.removeItem(key);
}

/** Id of the sign-up that this browser made; it proves at first login that the names are its own. */
export const readSignupId = () => localStorage.getItem(SIGNUP_ID);

/** Keeps the sign-up on the server. Throws AppError; `timeout` after 5 s. */
export async function createPendingSignup(answers: OnboardingAnswers, email: string): Promise<string> {
  const request = fetch("/api/pending-signups", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ parent_name: answers.parentName, kid_name: answers.childName, kid_age: Number(answers.childAge), email }),
    signal: AbortSignal.timeout(ONBOARDING_SAVE_TIMEOUT_MS),
  });
  const { signup_id } = await answer(request as Promise<Response & { json(): Promise<{ signup_id: string }> }>);
  localStorage.setItem(SIGNUP_ID, signup_id);
  return signup_id;
}

const LOGIN_EMAIL = "loginEmail";

/** The address a code is typed for, kept by this tab between the pages of one sign-in. */
export const rememberEmail = (email: string) => sessionStorage.setItem(LOGIN_EMAIL, email);
export const rememberedEmail = () => sessionStorage.getItem(LOGIN_EMAIL) ?? readSentSignup()?.email ?? "";
