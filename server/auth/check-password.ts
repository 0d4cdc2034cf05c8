import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { mailboxOf } from "#domain/family/mailbox.ts";
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARACTERS } from "./context.ts";
import { AuthError } from "./errors.ts";

/**
 * Characters that are compared with common passwords. More take long; what begins with so many that
 * are easy to guess is refused, too.
 */
const COMPARED_CHARACTERS = 40;
/** From 0 to 4. Below it a password is guessed within a million tries. */
const MIN_SCORE = 2;

let guesser: Promise<ZxcvbnFactory> | null = null;
/** Made at the first password: its list of 49,000 common passwords takes memory, and few set one. */
const loadGuesser = () =>
  (guesser ??= Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]).then(
    ([{ ZxcvbnFactory: Guesser }, { dictionary, adjacencyGraphs }]) =>
      new Guesser({
        dictionary: { common: dictionary["passwords-common"] },
        graphs: adjacencyGraphs,
        // Its default of 100 takes a tenth of a second for some passwords.
        l33tMaxSubstitutions: 10,
        maxLength: COMPARED_CHARACTERS,
      }),
  ));

/** Whatever of an e-mail address somebody may take for a password. */
function partsOf(email: string): string[] {
  const at = email.lastIndexOf("@");
  const [localPart, host] = [email.slice(0, at), email.slice(at + 1)];
  const mailbox = mailboxOf(email);
  const whole = [email, mailbox, localPart, mailbox.slice(0, mailbox.lastIndexOf("@")), host];
  const words = whole.flatMap((part) => [
    part.replaceAll(/[^\p{L}\p{N}]/gu, ""),
    ...part.split(/[^\p{L}\p{N}]+/u),
  ]);
  return [...new Set([...whole, ...words])]
    .filter((part) => part.length > 2)
    .map((part) => part.slice(0, COMPARED_CHARACTERS));
}

/**
 * Is it a password we take: long enough, and neither a common one nor the account's own e-mail
 * address, also with usual signs, digits or capitals in it? Throws weak_password with its reasons,
 * validation_failed when it is too long.
 * @param emails the account's own ones
 */
export async function checkPassword(password: string, emails: readonly string[]): Promise<void> {
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES)
    throw new AuthError(
      "validation_failed",
      `Password cannot be longer than ${PASSWORD_MAX_BYTES} bytes`,
    );
  if ([...password].length < PASSWORD_MIN_CHARACTERS)
    throw weak(`Password should be at least ${PASSWORD_MIN_CHARACTERS} characters.`, "length");
  const compared = password.normalize("NFKC").trim().slice(0, COMPARED_CHARACTERS);
  const { score } = (await loadGuesser()).check(compared, emails.flatMap(partsOf));
  if (score < MIN_SCORE)
    throw weak(
      "Password is known to be weak and easy to guess, please choose a different one: no common password, and nothing of your e-mail address.",
      "pwned",
    );
}

const weak = (message: string, reason: "length" | "pwned") =>
  new AuthError("weak_password", message, 422, [reason]);
