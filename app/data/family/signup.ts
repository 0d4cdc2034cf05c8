import { ONBOARDING_SAVE_TIMEOUT_MS } from "#domain/constants.ts";
import { answer } from "../wire/api.ts";
import { entry } from "../base/device-storage.ts";
import { isText } from "../base/guards.ts";
import { isObject } from "../base/object-guards.ts";

/*
 * Sign-up happens before anyone is signed in, so its one call goes without the typed client's
 * token. The answers stay on this device until the e-mail is sent: in local storage under the
 * spec's keys, then in this tab alone.
 */
const KEYS = ["parentName", "childName", "childAge"] as const;

export type OnboardingAnswers = Record<(typeof KEYS)[number], string>;

export interface SentSignup extends OnboardingAnswers {
  email: string;
}

const isSentSignup = isObject<SentSignup>({
  parentName: isText,
  childName: isText,
  childAge: isText,
  email: isText,
});
export const readSentSignup = () => entry("sentSignup").json(isSentSignup);

/** The answers given so far; after the mail was sent, this tab's copy of them. */
export function readAnswers(): OnboardingAnswers {
  const sent = readSentSignup();
  const read = (key: (typeof KEYS)[number]) => entry(key).read() ?? sent?.[key] ?? "";
  return {
    parentName: read("parentName"),
    childName: read("childName"),
    childAge: read("childAge"),
  };
}

export const saveAnswer = (key: keyof OnboardingAnswers, value: string) => entry(key).write(value);

/** It is saved in the family's profile. */
export const dropAnswer = (key: keyof OnboardingAnswers) => entry(key).remove();

/**
 * The mail was sent: the specified keys are removed, and this tab keeps a copy in case the e-mail
 * address had a typo.
 */
export function moveAnswersToTab(email: string): void {
  entry("sentSignup").write(JSON.stringify({ ...readAnswers(), email } satisfies SentSignup));
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
export async function createPendingSignup(
  answers: OnboardingAnswers,
  email: string,
): Promise<string> {
  const request = fetch("/api/pending-signups", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      parent_name: answers.parentName,
      kid_name: answers.childName,
      kid_age: Number(answers.childAge),
      email,
    }),
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
