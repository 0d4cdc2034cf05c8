import { isText } from "../base/guards.ts";
import type { StoredSession } from "./stored-session.ts";

/** The e-mail address of a session; null without one. */
export function sessionEmail(session: StoredSession | null): string | null {
  const email = session?.user.email;
  return isText(email) ? email : null;
}
