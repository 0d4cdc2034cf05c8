import { AuthClient } from "@supabase/auth-js";
import type { Session } from "@supabase/auth-js";
import { SESSION_KEY } from "./session-key.ts";
import { AppError, fromAuth } from "./errors.ts";

type Client = InstanceType<typeof AuthClient>;

let client: Client | null = null;

/** The official client of the sign-in protocol, unchanged; the page's address is never read by it. */
function auth(): Client {
  client ??= new AuthClient({
    url: `${location.origin}/auth/v1`,
    storageKey: SESSION_KEY,
    flowType: "pkce",
    detectSessionInUrl: false,
    persistSession: true,
    autoRefreshToken: true,
  });
  return client;
}

/** The session, refreshed when it is about to end; null when nobody is signed in. */
export async function currentSession(): Promise<Session | null> {
  const { data, error } = await auth().getSession();
  if (error !== null && error.name !== "AuthSessionMissingError") throw fromAuth(error);
  return data.session;
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
  const { error } = await auth().signInWithOtp({
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
  const { error } = await auth().verifyOtp({ email, token, type: "email" });
  if (error !== null) throw fromAuth(error);
}

/** Signs in from a link that another browser asked for. */
export async function signInWithTokenHash(tokenHash: string): Promise<void> {
  const { error } = await auth().verifyOtp({ token_hash: tokenHash, type: "email" });
  if (error !== null) throw fromAuth(error);
}

/** Ends the PKCE flow that this browser began. */
export async function exchangeCode(code: string): Promise<void> {
  const { error } = await auth().exchangeCodeForSession(code);
  if (error !== null) throw fromAuth(error);
}

export async function signOut(): Promise<void> {
  const { error } = await auth().signOut({ scope: "local" });
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
