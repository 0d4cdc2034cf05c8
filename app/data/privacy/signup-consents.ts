import type { Consents } from "#domain/consent/consent.ts";
import { entry } from "../base/device-storage.ts";
import { isText } from "../base/guards.ts";
import { isFlag, isObject } from "../base/object-guards.ts";

/**
 * What a parent agreed to about measuring, while the sign-up waits for its mail: for this sign-up
 * and no other.
 */
export type SignupConsents = Pick<Consents, "analytics" | "ads">;

const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
/** `signup_id` is null where no sign-up was begun. */
const isKept = isObject<SignupConsents & { signup_id: string | null }>({
  signup_id: isTextOrNull,
  analytics: isFlag,
  ads: isFlag,
});

export function rememberSignupConsents({ analytics, ads }: SignupConsents): void {
  entry("signupConsents").write(
    JSON.stringify({ signup_id: entry("signupId").read(), analytics, ads }),
  );
}

export function readSignupConsents(): SignupConsents | null {
  const kept = entry("signupConsents").json(isKept);
  return kept !== null && kept.signup_id === entry("signupId").read() ? kept : null;
}
