import { SESSION_REFRESH_BEFORE_S } from "#domain/constants.ts";
import { AppError, fromAuth } from "../base/errors.ts";
import { auth } from "./family-client.ts";
import { leaving, storedSession } from "./page-session.ts";
import type { StoredSession } from "./stored-session.ts";

const KEEP_FRESH_AFTER_MS = 3_000;
const TRUST_RENEWED_MS = 300_000;

/** When this page last received a new token, by the monotonic clock (`performance.now()`). */
let renewedAt: number | null = null;

/**
 * The session, refreshed when it is about to end; null without one. A stored session with time left
 * is returned without loading the sign-in client, so that a child's first slide does not wait for
 * it; the client is loaded afterwards.
 */
export async function currentSession(): Promise<StoredSession | null> {
  const session = storedSession();
  if (session === null) return null;
  // If the device's clock runs ahead, every token seems to have ended. One that was just renewed
  // counts all the same.
  if (renewedAt !== null && performance.now() - renewedAt < TRUST_RENEWED_MS) return session;
  if (Number(session.expires_at) - Date.now() / 1000 > SESSION_REFRESH_BEFORE_S) {
    keepFresh();
    return session;
  }
  const { data, error } = await (await auth()).getSession();
  // The server can't be reached: the stored session counts until it can.
  if (error?.name === "AuthRetryableFetchError") return storedSession();
  if (error !== null && error.name !== "AuthSessionMissingError") throw fromAuth(error);
  if (data.session !== null && data.session.access_token !== session.access_token)
    renewedAt = performance.now();
  return data.session;
}

/**
 * A new access token for one that the server refused: another tab's, when it has one already, else
 * by the refresh token. Null when the session is over, or is no longer this page's; then nothing of
 * it remains in this device's storage. Throws AppError when the server can't be reached.
 */
export async function renewSession(refused: string): Promise<StoredSession | null> {
  const stored = storedSession();
  if (stored === null || stored.access_token !== refused) return stored;
  const client = await auth();
  const { data, error } = await client.refreshSession();
  if (error === null) {
    renewedAt = performance.now();
    return data.session;
  }
  // Another tab has received a new token meanwhile.
  if (error.name === "AuthRefreshDiscardedError") return storedSession();
  if (error.name !== "AuthApiError" && error.name !== "AuthSessionMissingError")
    throw fromAuth(error);
  // The client would keep this session, because by its own clock the token is still good. The
  // server has just refused it.
  await client.signOut({ scope: "local" });
  return null;
}

let isKeptFresh = false;
/** Loads the sign-in client once the page is quiet. From then on the client refreshes by itself. */
function keepFresh(): void {
  if (isKeptFresh) return;
  isKeptFresh = true;
  setTimeout(() => void auth().catch(() => undefined), KEEP_FRESH_AFTER_MS);
}

/** Takes over the session of a buyer. */
export async function adoptSession(tokens: {
  access_token: string;
  refresh_token: string;
}): Promise<void> {
  const { data, error } = await (await auth()).setSession(tokens);
  if (error !== null) throw fromAuth(error);
  if (data.session === null || data.user === null) throw new AppError("session_incomplete");
}

/** The user as the server knows them now. */
export async function fetchUser() {
  const { data, error } = await (await auth()).getUser();
  if (error !== null) throw fromAuth(error);
  return data.user;
}

/**
 * This device, every device, or all but this one. What the family kept on this device goes with its
 * session. Without a fresh proof the others go on: throws reauthentication_needed for `others`;
 * others_signed_in for `global`, after this device is signed out.
 */
export async function signOut(scope: "local" | "global" | "others" = "local"): Promise<void> {
  const { error } = await leaving(async () => (await auth()).signOut({ scope }));
  if (scope === "global" && error?.code === "reauthentication_needed") {
    // The server has ended this session, but the client still has it stored.
    await leaving(async () => (await auth()).signOut({ scope: "local" }));
    throw new AppError("others_signed_in");
  }
  // The sign-out of this device also works without a network.
  if (error !== null && (scope === "others" || storedSession() !== null)) throw fromAuth(error);
}
