import { isJson, isMarked } from "#domain/wire/answer-mark.ts";
import { isRecord, isText } from "../base/guards.ts";

/**
 * The refusals of a refresh token that end the session. After any other answer the refresh is tried
 * again.
 */
const SESSION_ENDS: readonly unknown[] = [
  "validation_failed", // what the device keeps is no refresh token
  "refresh_token_not_found",
  "refresh_token_already_used",
  "session_expired",
  "session_not_found",
  "user_not_found",
  "user_banned",
];

/** Reads the protocol's error code from the body of a refusal, which has two forms. */
const codeIn = (body: unknown): unknown =>
  isRecord(body) ? (isText(body["code"]) ? body["code"] : body["error_code"]) : undefined;

const isSessionAnswer = (body: unknown) =>
  isRecord(body) &&
  [body["access_token"], body["refresh_token"]].every(isText) &&
  isRecord(body["user"]);

/**
 * Is this an answer of our sign-in, in the form of its protocol? An answer of anything else must
 * neither end a session nor begin one.
 */
export async function isSignInAnswer(url: string, response: Response): Promise<boolean> {
  const isToken = /\/token\?/.test(url);
  const isRefresh = isToken && url.includes("grant_type=refresh_token");
  const { status, ok } = response;
  if (status >= 500) return true; // the client tries again
  if (ok && !isToken) return isMarked(response);
  if (!isJson(response)) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (ok) return isRefresh ? isSessionAnswer(body) : body !== null;
  return isRefresh ? SESSION_ENDS.includes(codeIn(body)) : isText(codeIn(body));
}

/**
 * `fetch` for the sign-in client. An answer that is not from our sign-in counts as a lost
 * connection.
 */
export const signInFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const url = input instanceof Request ? input.url : String(input);
  if (!(await isSignInAnswer(url, response))) throw new TypeError("Something else answered");
  return response;
};
