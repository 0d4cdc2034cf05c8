import { isJson } from "#domain/wire/answer-mark.ts";
import { entry } from "../base/device-storage.ts";
import { AppError } from "../base/errors.ts";
import { isRecord, isText } from "../base/guards.ts";
import { SESSION_KEY } from "../base/session-key.ts";

export interface LinkPreview {
  masked_email: string;
  /** sha256 of the e-mail address, hex. */
  email_hash: string;
  asked_at: string;
  device: string;
  /**
   * An e-mail change has two links: the new mailbox's and the current one's. The link of a password
   * that does not count any more is a sign-in link, 'email'.
   */
  kind: "email" | "signup_password" | "recovery" | "email_change_new" | "email_change_current";
  challenge_hash: string | null;
}

/** What a link is about; uses nothing up. */
export async function peekLink(tokenHash: string): Promise<LinkPreview> {
  const response = await fetch("/auth/v1/peek", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Supabase-Api-Version": "2024-01-01" },
    body: JSON.stringify({ token_hash: tokenHash }),
  });
  const body: unknown = isJson(response) ? await response.json().catch(() => null) : null;
  if (response.ok && isRecord(body) && isText(body["email_hash"]))
    return body as unknown as LinkPreview;
  const code = isRecord(body) ? body["code"] : null;
  // Any other failure says nothing about the link.
  throw new AppError(
    code === "otp_expired" || code === "over_request_rate_limit" ? code : "unavailable",
  );
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
  const stored = entry(`${SESSION_KEY}-code-verifier`).json(isText);
  if (stored === null || challengeHash === null) return false;
  const verifier = stored.split("/")[0] ?? "";
  const challenge = base64Url(await sha256(verifier));
  return hex(await sha256(challenge)) === challengeHash;
}
