import type { Session } from "@supabase/auth-js";
import { SESSION_REFRESH_BEFORE_S } from "#domain/constants.ts";
import { paths } from "#domain/routing/paths.ts";
import { entry } from "../base/device-storage.ts";
import { AppError, fromAuth } from "../base/errors.ts";
import { lazyAuthClient } from "./load-auth.ts";
import { familySessionStorage, leaving, storedSession } from "./page-session.ts";
import { SESSION_KEY } from "../base/session-key.ts";

const auth = lazyAuthClient(SESSION_KEY, familySessionStorage);

const KEEP_FRESH_AFTER_MS = 3_000;
const TRUST_RENEWED_MS = 300_000;

/** When this page last got a new token, by the clock that nobody sets. */
let renewedAt: number | null = null;

/**
 * The session, refreshed when it is about to end; null when nobody is signed in. A stored one with
 * time left is answered without the sign-in client, which a child's first slide need not wait for;
 * the client comes after it.
 */
export async function currentSession(): Promise<Session | null> {
  const session = storedSession();
  if (session === null) return null;
  // A device whose clock runs ahead thinks every token has ended: what was just renewed is good all
  // the same.
  if (renewedAt !== null && performance.now() - renewedAt < TRUST_RENEWED_MS) return session;
  if ((session.expires_at ?? 0) - Date.now() / 1000 > SESSION_REFRESH_BEFORE_S) {
    keepFresh();
    return session;
  }
  const { data, error } = await (await auth()).getSession();
  // Nobody answers: a session that is kept here counts until somebody does.
  if (error?.name === "AuthRetryableFetchError") return storedSession();
  if (error !== null && error.name !== "AuthSessionMissingError") throw fromAuth(error);
  if (data.session !== null && data.session.access_token !== session.access_token)
    renewedAt = performance.now();
  return data.session;
}

/**
 * A new access token for one that the server refused: another tab's, when it has one already, else
 * by the refresh token. Null when the session is over, or is no longer this page's; then nothing of
 * it stays on this device. Throws AppError when nobody answers.
 */
export async function renewSession(refused: string): Promise<Session | null> {
  const stored = storedSession();
  if (stored === null || stored.access_token !== refused) return stored;
  const client = await auth();
  const { data, error } = await client.refreshSession();
  if (error === null) {
    renewedAt = performance.now();
    return data.session;
  }
  if (error.name === "AuthRetryableFetchError") throw fromAuth(error);
  // The client keeps a session whose token it takes for fresh; the server has just refused it.
  await client.signOut({ scope: "local" });
  return null;
}

let isKeptFresh = false;
/** Brings the client in once the page is quiet; from then on it refreshes by itself. */
function keepFresh(): void {
  if (isKeptFresh) return;
  isKeptFresh = true;
  setTimeout(() => void auth().catch(() => undefined), KEEP_FRESH_AFTER_MS);
}

interface LinkRequest {
  email: string;
  /** Path the mail's button leads to in the end. */
  next: string;
  /** Sign-up makes an account; login does not, and answers the same either way. */
  create: boolean;
  signupId?: string;
}

/** Asks for a sign-in mail. */
export async function requestLink({ email, next, create, signupId }: LinkRequest): Promise<void> {
  const { error } = await (
    await auth()
  ).signInWithOtp({
    email,
    options: {
      shouldCreateUser: create,
      emailRedirectTo: location.origin + paths.authCallback(next),
      ...(signupId === undefined ? {} : { data: { signup_id: signupId } }),
    },
  });
  if (error !== null) throw fromAuth(error);
}

export async function signInWithCode(email: string, token: string): Promise<void> {
  const { error } = await (await auth()).verifyOtp({ email, token, type: "email" });
  if (error !== null) throw fromAuth(error);
}

/** What a mailed link is for. */
export type LinkType = "email" | "signup" | "recovery" | "email_change";

/**
 * Uses a link that another browser asked for. An e-mail change may begin no session: `half` while
 * it waits for its other address, `left` when the account has gone from this address to the other
 * one.
 */
export async function openLink(
  tokenHash: string,
  type: LinkType,
): Promise<"signed-in" | "half" | "left"> {
  const { data, error } = await (await auth()).verifyOtp({ token_hash: tokenHash, type });
  if (error !== null) throw fromAuth(error);
  if (data.session !== null) return "signed-in";
  return data.user === null ? "half" : "left";
}

/**
 * What the sign-in client says when it is asked for a password sign-in without anything; for the
 * debug page.
 */
export async function signInWithNothing(): Promise<string> {
  const { error } = await (
    await auth()
  )
    .signInWithPassword({ password: "" } as never)
    .catch((thrown: Error) => ({ error: thrown }));
  return error?.message ?? "";
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

/** Mails the code that proves a parent. */
export async function requestProof(): Promise<void> {
  const { error } = await (await auth()).reauthenticate();
  if (error !== null) throw fromAuth(error);
}

/** Asks both addresses whether the account may change. */
export async function requestEmailChange(email: string): Promise<void> {
  const { error } = await (
    await auth()
  ).updateUser(
    { email },
    { emailRedirectTo: location.origin + paths.authCallback(paths.account()) },
  );
  if (error !== null) throw fromAuth(error);
}

/** Ends the PKCE flow that this browser began. */
export async function exchangeCode(code: string): Promise<void> {
  const { error } = await (await auth()).exchangeCodeForSession(code);
  if (error !== null) throw fromAuth(error);
}

/**
 * This device, every device, or all but this one. What the family kept on this device goes with its
 * session.
 */
export async function signOut(scope: "local" | "global" | "others" = "local"): Promise<void> {
  const { error } = await leaving(async () => (await auth()).signOut({ scope }));
  // Without a network this device is signed out all the same.
  if (error !== null && (scope === "others" || storedSession() !== null)) throw fromAuth(error);
}

export interface LinkPreview {
  masked_email: string;
  /** sha256 of the address, hex. */
  email_hash: string;
  asked_at: string;
  device: string;
  /** An e-mail change has two links: the new mailbox's and the current one's. */
  kind: "email" | "recovery" | "email_change_new" | "email_change_current" | "reauthentication";
  challenge_hash: string | null;
}

/** What a link is about; uses nothing up. */
export async function peekLink(tokenHash: string): Promise<LinkPreview> {
  const response = await fetch("/auth/v1/peek", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Supabase-Api-Version": "2024-01-01" },
    body: JSON.stringify({ token_hash: tokenHash }),
  });
  if (response.ok) return (await response.json()) as LinkPreview;
  if (response.status === 403) throw new AppError("otp_expired");
  throw new AppError(response.status === 429 ? "over_request_rate_limit" : "unavailable");
}

const sha256 = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The e-mail address that `peekLink` found. */
export const hashEmail = async (email: string) => hex(await sha256(email));

/** Did this browser ask for the link? Then the verifier of its challenge is kept here. */
export async function askedHere(challengeHash: string | null): Promise<boolean> {
  const stored = entry(`${SESSION_KEY}-code-verifier`).json<string>();
  if (stored === null || challengeHash === null) return false;
  const verifier = stored.split("/")[0] ?? "";
  const challenge = base64Url(await sha256(verifier));
  return hex(await sha256(challenge)) === challengeHash;
}
