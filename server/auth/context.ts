import type { Logger } from "pino";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/connect.ts";
import type { Secrets } from "#server/secrets.ts";
import type { TokenSigner } from "./access-token.ts";

/** What every part of the sign-in module works with. */
export interface AuthContext {
  db: Database;
  config: Config;
  secrets: Secrets;
  signer: TokenSigner;
  now(): Date;
  log: Logger;
  /** Hands a mail to the queue; it is written and sent by the worker. */
  queueMail(job: MailJob): Promise<void>;
}

/** What the queue holds for a sign-in mail: never a token or a code. */
export interface MailJob {
  email: string;
  createUser: boolean;
  challenge: string | null;
  redirectTo: string;
  data: Record<string, unknown>;
  /** Kind of device that asked, such as 'a phone'. */
  device: string;
  askedAtMs: number;
}

export const ACCESS_TOKEN_SECONDS = 3600;
export const LINK_SECONDS = 3600;
export const FLOW_SECONDS = 300;
export const REFRESH_REUSE_MS = 10_000;
export const MAX_CODE_ATTEMPTS = 5;
export const FAILED_CODES_PER_DAY = 20;
export const MAIL_GAP_SECONDS = 60;
