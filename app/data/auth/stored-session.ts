import { isRecord, isText } from "../base/guards.ts";

/** What the pages read of a session that the sign-in client stored. */
export interface StoredSession {
  access_token: string;
  /** Seconds since 1970. If it is not a number, the sign-in client decides. */
  expires_at?: unknown;
  user: { id: string; email?: unknown };
}

export const isSession = (value: unknown): value is StoredSession =>
  isRecord(value) &&
  isRecord(value["user"]) &&
  [value["access_token"], value["user"]["id"]].every(isText);

/** The e-mail address of a session; null without one. */
export function sessionEmail(session: StoredSession | null): string | null {
  const email = session?.user.email;
  return isText(email) ? email : null;
}
