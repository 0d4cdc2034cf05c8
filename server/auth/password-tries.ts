import { AUTHOR_EMAIL } from "#domain/content/staff.ts";
import { clearCounter, takePoints } from "#server/platform/http/stored-counters.ts";
import type { AuthContext } from "./context.ts";
import { triesKey } from "./mail-rate-limit.ts";

/**
 * The built-in author has no mailbox to sign in with meanwhile, so its password is never slowed
 * down. It is random (staff.ts), out of reach of guesses at any pace.
 */
const isSlowedDown = (email: string) => email !== AUTHOR_EMAIL;

/**
 * Name of the counter of guesses at one password of an account (null: no account, or none with a
 * password). A new password has its own: whoever set it signs in, also where the
 * guesses of a day were used up before.
 */
const guessesAt = (email: string, passwordHash: string | null) => `${email}\n${passwordHash ?? ""}`;

/**
 * Counts a source's guess at the password of an e-mail address, whether it has an account or not;
 * false once the source's guesses of a day are used up, and while all sources together are slowed
 * down: 40 a day and one each half hour are 88. The owner signs in by mail all the while.
 * @param passwordHash what is kept of the account's password now
 */
export async function countPasswordTry(
  auth: AuthContext,
  email: string,
  passwordHash: string | null,
  source: string,
): Promise<boolean> {
  const guesses = guessesAt(email, passwordHash);
  return (
    (await takePoints(auth, auth.db, "password_tries", triesKey(guesses, source))).ok &&
    (!isSlowedDown(email) ||
      (await takePoints(auth, auth.db, "password_tries_address", guesses)).ok)
  );
}

/** A right password takes the wrong ones back. */
export async function forgivePasswordTries(
  auth: AuthContext,
  email: string,
  passwordHash: string,
  source: string,
): Promise<void> {
  const guesses = guessesAt(email, passwordHash);
  await clearCounter(auth, auth.db, "password_tries", triesKey(guesses, source));
  await clearCounter(auth, auth.db, "password_tries_address", guesses);
}
