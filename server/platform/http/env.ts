import type { HttpBindings } from "@hono/node-server";
import type { Logger } from "pino";
import type { Child } from "#server/platform/db/children.ts";

/** The person behind a request, from the verified access token. */
export interface Identity {
  userId: string;
  email: string;
  sessionId: string;
  signupId: string | null;
  /** Has a mailed secret come back from the e-mail address? */
  isConfirmed: boolean;
  /**
   * Did unproven sessions make a family of which the owner has not said yet whether it is theirs?
   */
  isFamilyUnconfirmed: boolean;
  isStaff: boolean;
}

export interface AppEnv {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    log: Logger;
    /** Headers of every answer, without the request's id. */
    commonHeaders: Readonly<Record<string, string>>;
    /** The answer of `completeResponse`, if the request got one. */
    completeResponse: Response | undefined;
    /** Set behind `requireUser`. */
    identity: Identity;
    /** Set behind `requireChild`. */
    child: Child;
  };
}
