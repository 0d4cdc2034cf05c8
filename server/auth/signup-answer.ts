import { dayIn } from "#domain/days.ts";
import type { AuthContext } from "./context.ts";

/** A version 4 UUID made of 32 hex digits. */
function uuidOf(hex: string): string {
  const variant = "89ab"[Number.parseInt(hex[16] ?? "0", 16) % 4];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * The User object that /signup answers. It is made of the e-mail address and the day alone, for
 * new, waiting and registered e-mail addresses, so that no number of calls reveals which it is. The
 * account's own id is known to whoever confirms the e-mail address.
 */
export function signupAnswer(
  { secrets, now }: Pick<AuthContext, "secrets" | "now">,
  email: string,
) {
  const digits = secrets.hmacHex("signup-answer", email);
  const id = uuidOf(digits.slice(0, 32));
  const at = `${dayIn(now(), null)}T00:00:00.000Z`;
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email,
    phone: "",
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata: {},
    identities: [
      {
        identity_id: uuidOf(digits.slice(32)),
        id,
        user_id: id,
        identity_data: { sub: id, email, email_verified: false, phone_verified: false },
        provider: "email",
        created_at: at,
        updated_at: at,
        email,
      },
    ],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}
