import { paths } from "#domain/routing/paths.ts";
import { AUTHOR_EMAIL, STAFF_ROLE } from "#domain/content/staff.ts";
import { logCritical } from "./auth-log.ts";
import { entry, sessionStorageFor } from "../base/device-storage.ts";
import { AppError, fromAuth } from "../base/errors.ts";
import { isRecord } from "../base/guards.ts";
import { lazyAuthClient } from "./load-auth.ts";
import { isSession } from "./stored-session.ts";
import { SESSION_KEY, STAFF_SESSION_KEY } from "../base/session-key.ts";
import { bearerFetch, isNotAuthenticated } from "../wire/bearer-fetch.ts";

let isLeaving = false;
const storage = sessionStorageFor(STAFF_SESSION_KEY, {
  isVisible: () => true,
  onRemoved: () => logCritical(isLeaving ? "signed_out" : "session_lost"),
});
const auth = lazyAuthClient(STAFF_SESSION_KEY, storage);
const staffSession = entry(STAFF_SESSION_KEY);
const storedAuthorId = () => staffSession.json(isSession)?.user.id ?? null;
const isOfStaff = (value: unknown): value is object =>
  isRecord(value) &&
  isRecord(value["user"]) &&
  isRecord(value["user"]["app_metadata"]) &&
  value["user"]["app_metadata"]["role"] === STAFF_ROLE;

/**
 * A staff member who pressed the mail's button signed in as families do: that session moves over
 * here. The server looks at the account again at each call; this only decides under which
 * key it is stored.
 */
function adoptSession(): void {
  if (storedAuthorId() !== null) return;
  const family = entry(SESSION_KEY);
  const kept = family.read();
  if (kept === null || family.json(isOfStaff) === null) return;
  staffSession.write(kept);
  family.remove();
}

let pageAuthor: string | null = null;
/** Id of the author this page works for: the first who was signed in on it. */
export function pageAuthorId(): string {
  pageAuthor ??= storedAuthorId();
  return pageAuthor ?? "nobody";
}

/** Has another author signed in while this page still holds what the first one typed? */
export const isOthersPage = () => pageAuthor !== null && storedAuthorId() !== pageAuthor;

/**
 * The current access token of the builder; null without a staff session. Throws AppError when the
 * server can't be reached.
 */
export async function staffToken(): Promise<string | null> {
  adoptSession();
  if (storedAuthorId() === null) return null;
  const { data, error } = await (await auth()).getSession();
  if (error !== null && error.name === "AuthRetryableFetchError") throw fromAuth(error);
  return data.session?.access_token ?? null;
}

/**
 * Opens the built-in author's session. Throws AppError staff_password when the password is wrong.
 */
export async function openWithPassword(password: string): Promise<void> {
  const { error } = await (await auth()).signInWithPassword({ email: AUTHOR_EMAIL, password });
  if (error?.code === "invalid_credentials" || error?.code === "validation_failed")
    throw new AppError("staff_password");
  if (error !== null) throw fromAuth(error);
}

/** Mails a code to a named staff member; strangers get no account by it. Throws AppError. */
export async function requestStaffCode(email: string): Promise<void> {
  const emailRedirectTo = location.origin + paths.authCallback(paths.lessonBuilder());
  const { error } = await (
    await auth()
  ).signInWithOtp({ email, options: { shouldCreateUser: false, emailRedirectTo } });
  if (error !== null) throw fromAuth(error);
}

export async function openWithCode(email: string, token: string): Promise<void> {
  const { error } = await (await auth()).verifyOtp({ email, token, type: "email" });
  if (error !== null) throw fromAuth(error);
}

/** Signs the author out of this device, on purpose. */
export async function leaveBuilder(): Promise<void> {
  isLeaving = true;
  try {
    await endSession();
  } finally {
    isLeaving = false;
  }
}

const endSession = async () => (await auth()).signOut({ scope: "local" });

const endListeners = new Set<() => void>();

/** Runs when the server no longer takes the session. */
export function onStaffSessionEnd(run: () => void): () => void {
  endListeners.add(run);
  return () => void endListeners.delete(run);
}

/**
 * Sends the staff token along; calls the page's listeners when the session has ended; the page then
 * asks for the password.
 */
export const staffFetch: typeof fetch = async (input, init) => {
  const token = await staffToken();
  const response = await bearerFetch(token, input, init);
  if (await isNotAuthenticated(response)) {
    await endSession().catch(() => undefined);
    for (const notify of endListeners) notify();
  }
  return response;
};
