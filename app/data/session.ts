import type { Session } from "@supabase/auth-js";
import { SESSION_KEY } from "./session-key.ts";
import { AppError, fromAuth } from "./errors.ts";

const loadClient = () => import("./auth-client.ts");
const auth = async () => (await loadClient()).authClient;

/** With less than this left the client refreshes before it hands a session out (protocol digest, section 6). */
const REFRESH_BEFORE_S = 90;
const KEEP_FRESH_AFTER_MS = 3_000;

/**
 * The session, refreshed when it is about to end; null when nobody is signed in. A stored one with time left is
 * answered without the sign-in client, which a child's first slide need not wait for; the client comes after it.
 */
export async function currentSession(): Promise<Session | null> {
  const session = storedSession();
  if (session === null) return null;
  if ((session.expires_at ?? 0) - Date.now() / 1000 > REFRESH_BEFORE_S) {
    keepFresh();
    return session;
  }
  const { data, error } = await (await auth()).getSession();
  if (error !== null && error.name !== "AuthSessionMissingError") throw fromAuth(error);
  return data.session;
}

function storedSession(): Session | null {
  try {
    return JSON.parse(localStorage.getItem(SESSION_KEY) ?? "null") as Session | null;
  } catch {
    return null; // nothing of ours
  }
}

let isKeptFresh = false;
/** Brings the client in once the page is quiet; from then on it refreshes by itself. */
function keepFresh(): void {
  if (isKeptFresh) return;
  isKeptFresh = true;
  setTimeout(() => void loadClient().catch(() => undefined), KEEP_FRESH_AFTER_MS);
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
      emailRedirectTo: `${location.origin}/auth/callback?${new URLSearchParams({ next })}`,
      ...(signupId === undefined ? {} : { data: { signup_id: signupId } }),
    },
  });
  if (error !== null) throw fromAuth(error);
}

export async function signInWithCode(email: string, token: string): Promise<void> {
  const { error } = await (await auth()).verifyOtp({ email, token, type: "email" });
  if (error !== null) throw fromAuth(error);
}

/** Signs in from a link that another browser asked for. */
export async function signInWithTokenHash(tokenHash: string): Promise<void> {
  const { error } = await (await auth()).verifyOtp({ token_hash: tokenHash, type: "email" });
  if (error !== null) throw fromAuth(error);
}

/** Ends the PKCE flow that this browser began. */
export async function exchangeCode(code: string): Promise<void> {
  const { error } = await (await auth()).exchangeCodeForSession(code);
  if (error !== null) throw fromAuth(error);
}

export async function signOut(): Promise<void> {
  const { error } = await (await auth()).signOut({ scope: "local" });
  if (error !== null) throw fromAuth(error);
}

export interface LinkPreview {
  masked_email: string;
  asked_at: string;
  device: string;
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

const sha256 = async (text: string) => new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Did this browser ask for the link? Then the verifier of its challenge is kept here. */
export async function askedHere(challengeHash: string | null): Promise<boolean> {
  const stored = localStorage.getItem(`${SESSION_KEY}-code-verifier`);
  if (stored === null || challengeHash === null) return false;
  const verifier = (JSON.parse(stored) as string).split("/")[0] ?? "";
  const challenge = base64Url(await sha256(verifier));
  return hex(await sha256(challenge)) === challengeHash;
}
