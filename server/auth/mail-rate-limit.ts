import { mailboxOf } from "#domain/family/mailbox.ts";
import {
  clearCounter,
  giveBack,
  readCount,
  takePoints,
} from "#server/platform/http/stored-counters.ts";
import type { StoredCounter } from "#server/platform/http/counters.ts";
import type { AuthContext, TokenKind } from "./context.ts";
import { AuthError } from "./errors.ts";

/** A session that asks for the mail with its proof's code. */
export interface ProofAsker {
  sessionId: string;
  userId: string;
  /** Has a mailed link or code begun it, or a mailed code been typed in it, however long ago? */
  isProven: boolean;
}

/**
 * Who requests a mail: a visitor, known by where the request comes from (`sourceOf`), somebody signed
 * in, by the account's id, or a session for itself.
 */
export type Asker = { source: string } | { account: string } | { session: ProofAsker };

/**
 * Counts one mail of this kind to an e-mail address against its rate limits, whether the address is
 * registered or not. Visitors and accounts have separate counters. A visitor's source has a minimum
 * interval of a minute and a daily limit for each mailbox, however its e-mail address is written; once the e-mail address has had its daily number of
 * mails, all visitors together are slowed down. A session that asks for its proof waits for no other
 * one. A proven one uses up mails of its own alone; all others of the account share a few
 * (docs/decisions/059-mails-of-a-proof.md). Throws over_email_send_rate_limit with the seconds to wait.
 */
export async function enforceMailRateLimit(
  auth: AuthContext,
  asker: Asker,
  email: string,
  kind: TokenKind,
): Promise<void> {
  const ofEmail = `${kind}\n${email}`;
  const ofMailbox = `${kind}\n${mailboxOf(email)}`;
  const turnsOf = (): (readonly [StoredCounter, string])[] => {
    if ("source" in asker)
      return [
        ["mail_gap_source", `${ofMailbox}\n${asker.source}`],
        ["mail_day_source", `${ofMailbox}\n${asker.source}`],
        ["mail_day_address", ofEmail],
      ];
    if ("session" in asker) {
      const { sessionId, userId, isProven } = asker.session;
      return [
        ["proof_mail_gap_session", sessionId],
        ["proof_mails_session", sessionId],
        ...(isProven ? [] : ([["proof_mails_unproven", userId]] as const)),
      ];
    }
    const ofAccount = `${ofMailbox}\n${asker.account}`;
    return [
      ["mail_gap_account", ofAccount],
      ["mail_day_account", ofAccount],
      ["mail_day_address_accounts", ofEmail],
    ];
  };
  await auth.db.transaction(async (tx) => {
    const turns = turnsOf();
    for (const [name, key] of turns) {
      const { ok, waitMs } = await takePoints(auth, tx, name, key);
      if (ok) continue;
      const seconds = Math.ceil(waitMs / 1000);
      throw new AuthError(
        "over_email_send_rate_limit",
        `For security purposes, you can only request this after ${seconds} seconds.`,
      );
    }
  });
}

/** Name of the counter of a source's tries at something. */
export const triesKey = (at: string, source: string) => `${at}\n${source}`;

/**
 * Counts a source's try at an e-mail address's code; false once the source's tries of a day are
 * used up, and while all sources together are slowed down: 40 a day and one each half hour are 88
 * guesses at a million codes.
 */
export const countCodeTry = async (
  auth: AuthContext,
  email: string,
  source: string,
): Promise<boolean> =>
  (await takePoints(auth, auth.db, "code_tries", triesKey(email, source))).ok &&
  (await takePoints(auth, auth.db, "code_tries_address", email)).ok;

/**
 * The owner of a mailbox has used a mail of this kind: a right code or a pressed link takes back the
 * wrong codes, and the day's mails of the kind that were asked for from here.
 */
export async function forgiveMailbox(
  auth: AuthContext,
  email: string,
  kind: string,
  source: string,
): Promise<void> {
  await clearCounter(auth, auth.db, "code_tries", triesKey(email, source));
  await clearCounter(auth, auth.db, "code_tries_address", email);
  const ofMailbox = triesKey(`${kind}\n${mailboxOf(email)}`, source);
  await clearCounter(auth, auth.db, "mail_day_source", ofMailbox);
}

/**
 * A right proof: the mails that the session had for it count for neither itself nor the sessions that
 * share them. `isProven` is what held before it.
 */
export async function forgiveProofMails(
  auth: AuthContext,
  { sessionId, userId, isProven }: ProofAsker,
): Promise<void> {
  const points = await readCount(auth, auth.db, "proof_mails_session", sessionId);
  await clearCounter(auth, auth.db, "proof_mails_session", sessionId);
  if (!isProven) await giveBack(auth, auth.db, "proof_mails_unproven", userId, { points });
}
