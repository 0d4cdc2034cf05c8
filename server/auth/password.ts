import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARACTERS } from "./context.ts";
import { AuthError } from "./errors.ts";

/** Is it a password we take? Throws weak_password with its reasons, validation_failed when it is too long. */
export function checkPassword(password: string): void {
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES)
    throw new AuthError("validation_failed", `Password cannot be longer than ${PASSWORD_MAX_BYTES} bytes`);
  if ([...password].length < PASSWORD_MIN_CHARACTERS)
    throw new AuthError("weak_password", `Password should be at least ${PASSWORD_MIN_CHARACTERS} characters.`, 422, ["length"]);
}
