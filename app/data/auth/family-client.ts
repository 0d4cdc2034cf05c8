import { SESSION_KEY } from "../base/session-key.ts";
import { lazyAuthClient } from "./load-auth.ts";
import { familySessionStorage } from "./page-session.ts";

/** The sign-in client of families. */
export const auth = lazyAuthClient(SESSION_KEY, familySessionStorage);
