import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { mailboxOf } from "#domain/family/mailbox.ts";
import {
  isCounted,
  passwordForms,
  PRODUCT_WORDS,
  withoutRuns,
} from "#domain/family/password-forms.ts";
import { PASSWORD_MAX_BYTES, PASSWORD_MIN_CHARACTERS } from "./context.ts";
import { AuthError } from "./errors.ts";

/**
 * Characters that are compared with common passwords. More take long; what begins with so many that
 * are easy to guess is refused, too.
 */
const COMPARED_CHARACTERS = 40;
/** From 0 to 4. Below it a password is guessed within a million tries; digits alone within a hundred million. */
const MIN_SCORE = { any: 2, digits: 3 };

/** The share of a form that may be no known word, and it is one of known words still. */
const MOST_UNKNOWN = 1 / 3;

let guesser: Promise<ZxcvbnFactory> | null = null;
/** Made at the first password: its list of 49,000 common passwords takes memory, and few set one. */
const loadGuesser = () =>
  (guesser ??= Promise.all([import("@zxcvbn-ts/core"), import("@zxcvbn-ts/language-common")]).then(
    ([{ ZxcvbnFactory: Guesser }, { dictionary, adjacencyGraphs }]) =>
      new Guesser({
        dictionary: {
          common: dictionary["passwords-common"],
          // For the forms in which no letter is doubled.
          undoubled: dictionary["passwords-common"].map(withoutRuns),
        },
        graphs: adjacencyGraphs,
        // Its default of 100 takes a tenth of a second for some passwords.
        l33tMaxSubstitutions: 10,
        maxLength: COMPARED_CHARACTERS,
      }),
  ));

const formsOf = (word: string): string[] => {
  const { read, words } = passwordForms(word);
  return [read, ...words];
};

/** Whatever of an e-mail address somebody may take for a password. */
function partsOf(email: string): string[] {
  const at = email.lastIndexOf("@");
  const [localPart, host] = [email.slice(0, at), email.slice(at + 1)];
  const mailbox = mailboxOf(email);
  const whole = [email, mailbox, localPart, mailbox.slice(0, mailbox.lastIndexOf("@")), host];
  const parts = [...whole, ...whole.flatMap((part) => part.split(/[^\p{L}\p{N}]+/u))];
  return [...new Set(parts.flatMap(formsOf))]
    .filter((part) => part.length > 2)
    .map((part) => part.slice(0, COMPARED_CHARACTERS));
}

/**
 * Throws weak_password where a password is too short, validation_failed where it is too long. It takes no
 * time, unlike `checkPassword`, so it may stand before a counter.
 */
export function checkLength(password: string): void {
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES)
    throw new AuthError(
      "validation_failed",
      `Password cannot be longer than ${PASSWORD_MAX_BYTES} bytes`,
    );
  if ([...password].length < PASSWORD_MIN_CHARACTERS)
    throw weak(`Password should be at least ${PASSWORD_MIN_CHARACTERS} characters.`, "length");
}

const productWords = PRODUCT_WORDS.flatMap(formsOf);

/**
 * Is it a password we take: long enough, and neither a common one nor of the account's own e-mail
 * address or the product's words, in none of its forms (`passwordForms`)? Throws weak_password with its reasons,
 * validation_failed when it is too long. It takes a tenth of a second of the event loop: a caller
 * takes a point of a counter first, and does not give it back for a weak password.
 * @param emails the account's own ones
 */
export async function checkPassword(password: string, emails: readonly string[]): Promise<void> {
  checkLength(password);
  const guessing = await loadGuesser();
  const words = [...productWords, ...emails.flatMap(partsOf)];
  const judge = (form: string) => guessing.check(form.slice(0, COMPARED_CHARACTERS), words);
  const isOfKnownWords = (form: string) => {
    const { score, sequence } = judge(form);
    const unknown = sequence.filter(
      ({ pattern, token }) =>
        // Of a long random password without its digits, a letter may be left twice in a row.
        pattern === "bruteforce" || (pattern === "repeat" && withoutRuns(token).length === 1),
    );
    const unknownLength = unknown.reduce((sum, { token }) => sum + token.length, 0);
    return score < MIN_SCORE.any && unknownLength <= form.length * MOST_UNKNOWN;
  };
  const { read, words: forms } = passwordForms(password);
  const isNumber = /^\p{N}+$/u.test(read);
  const isGuessed =
    judge(read).score < (isNumber ? MIN_SCORE.digits : MIN_SCORE.any) ||
    (isNumber && isCounted(read)) ||
    forms.some(isOfKnownWords);
  if (read === "" || isGuessed)
    throw weak(
      "Password is known to be weak and easy to guess, please choose a different one: no common password, and nothing of your e-mail address.",
      "pwned",
    );
}

const weak = (message: string, reason: "length" | "pwned") =>
  new AuthError("weak_password", message, 422, [reason]);
