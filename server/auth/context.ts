import type { Logger } from "pino";
import type { Config } from "#server/platform/config/config.ts";
import type { Database, Transaction } from "#server/platform/db/connect.ts";
import { COUNTERS } from "#server/platform/http/counters.ts";
import type { Limiters } from "#server/platform/http/limits.ts";
import type { Secrets } from "#server/platform/secrets/secrets.ts";
import type { PlatformContext } from "#server/platform/context.ts";
import type { TokenSigner } from "./access-token.ts";
import type { NoticeJob } from "./notice-job.ts";
import type { SeenSessions } from "./seen-sessions.ts";

/** What every part of the sign-in module works with. */
export interface AuthContext {
  db: Database;
  config: Config;
  secrets: Secrets;
  signer: TokenSigner;
  seenSessions: SeenSessions;
  now(): Date;
  log: Logger;
  limiters: Limiters;
  /** Hands a mail to the queue; it is written and sent by the worker. */
  queueMail(job: MailJob): Promise<void>;
  /**
   * Enqueues the mail about an account change; it is sent once the transaction of the change is
   * committed.
   */
  queueNotice(tx: Transaction, job: NoticeJob): Promise<void>;
  /**
   * Enqueues, in the transaction of an e-mail change, that whoever got the account's e-mail address
   * from us gets the new one.
   */
  renewCopiesOfEmail(tx: Transaction, userId: string): Promise<void>;
  /** Gives an account the payments that wait at an e-mail address whose mailbox was proven. */
  claimPayments(tx: Transaction, who: { userId: string; email: string }): Promise<void>;
}

/**
 * The kinds of mailed secrets. What each may do is in mail-kinds.ts; one kind's mail never replaces
 * another's.
 */
export type TokenKind =
  | "email"
  | "signup_password"
  | "signup_login"
  | "recovery"
  | "email_change_current"
  | "email_change_new"
  | "reauthentication";

/** What the queue holds for a mail of sign-in: never a token or a code. */
export interface MailJob {
  kind: TokenKind;
  /** The e-mail address the mail goes to. */
  email: string;
  /** The account's e-mail address, where that is another one: while it changes. */
  account?: string;
  createUser: boolean;
  challenge: string | null;
  redirectTo: string;
  /** Kept with the token: `signup_id`, nothing else. */
  data: Record<string, unknown>;
  /** The session that asked for a proof, which the code of the mail belongs to. */
  sessionId?: string;
  /** The row of account_requests that this mail confirms. */
  requestId?: string;
  /** Sends the newest open mail again, with what it carried. */
  isResend?: true;
  /** Kind of device that asked, such as 'a phone'. */
  device: string;
  askedAtMs: number;
}

export const LINK_SECONDS = 3600;
export const FLOW_SECONDS = 300;
export const REFRESH_REUSE_MS = 10_000;
export const MAX_CODE_ATTEMPTS = COUNTERS.mailed_code_tries.points;
export const PASSWORD_MIN_CHARACTERS = 8;
export const PASSWORD_MAX_BYTES = 72;

/** The platform, and who asks: what most capabilities work with. */
export interface AuthenticatedContext extends PlatformContext {
  authContext: AuthContext;
}
