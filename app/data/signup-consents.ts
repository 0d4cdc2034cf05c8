import type { Consents } from "#domain/consent.ts";
import { readStored } from "./stored.ts";

/** Key of the sign-up that this browser made. */
export const SIGNUP_ID = "signupId";
const SIGNUP_CONSENTS = "signupConsents";

/** What a parent agreed to about measuring, while the sign-up waits for its mail: for this sign-up and no other. */
export type SignupConsents = Pick<Consents, "analytics" | "ads">;

export function rememberSignupConsents({ analytics, ads }: SignupConsents): void {
  localStorage.setItem(SIGNUP_CONSENTS, JSON.stringify({ signup_id: localStorage.getItem(SIGNUP_ID), analytics, ads }));
}

export function readSignupConsents(): SignupConsents | null {
  const kept = readStored<SignupConsents & { signup_id: string }>(SIGNUP_CONSENTS);
  return kept !== null && kept.signup_id === localStorage.getItem(SIGNUP_ID) ? kept : null;
}

export const forgetSignupConsents = () => localStorage.removeItem(SIGNUP_CONSENTS);
