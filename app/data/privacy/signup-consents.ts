import type { Consents } from "#domain/consent/consent.ts";
import { entry } from "../base/device-storage.ts";

/**
 * What a parent agreed to about measuring, while the sign-up waits for its mail: for this sign-up
 * and no other.
 */
export type SignupConsents = Pick<Consents, "analytics" | "ads">;

export function rememberSignupConsents({ analytics, ads }: SignupConsents): void {
  entry("signupConsents").write(
    JSON.stringify({ signup_id: entry("signupId").read(), analytics, ads }),
  );
}

export function readSignupConsents(): SignupConsents | null {
  const kept = entry("signupConsents").json<SignupConsents & { signup_id: string }>();
  return kept !== null && kept.signup_id === entry("signupId").read() ? kept : null;
}
