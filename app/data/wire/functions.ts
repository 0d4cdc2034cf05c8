import { apiClient } from "./api-client.ts";
import type { Functions } from "#server/app.ts";
import { chosenChild } from "../family/chosen-child.ts";
import { isJson } from "#domain/wire/answer-mark.ts";
import { authedFetch } from "./api.ts";
import { isText } from "../base/guards.ts";
import { isObject } from "../base/object-guards.ts";
import { AppError, readAnswer, toAppError } from "../base/errors.ts";

const functions = apiClient<Functions>("/functions/v1", { fetch: authedFetch });

export interface BoughtLink {
  email: string;
  parentName: string;
  session_id?: string;
  expires?: number;
  signature?: string;
}

/** Opens a buyer's account; null when a sign-in mail is on its way instead. Throws AppError. */
export async function setUpBuyer(
  link: BoughtLink,
): Promise<{ access_token: string; refresh_token: string } | null> {
  const response: Response = await functions["setup-user-auth"]
    .$post({ json: link })
    .catch((error: unknown) => {
      throw toAppError(error);
    });
  // Decided by the status alone: the answer to a changed link is JSON with this status.
  if (response.status === 400 && isJson(response)) throw new AppError("setup_email_rejected");
  const reply = await readAnswer(response, ["success"]).catch((error: unknown) => {
    throw toAppError(error);
  });
  return isTokens(reply) ? reply : null;
}

const isTokens = isObject<{ access_token: string; refresh_token: string }>({
  access_token: isText,
  refresh_token: isText,
});

/**
 * The greeting with the names, of the child who plays on this device where one was chosen; null
 * where there is none. Throws AppError.
 */
export async function fetchWelcomeAudio(
  signupId: string | null,
  signal: AbortSignal,
): Promise<Blob | null> {
  const child = chosenChild();
  const json = { ...(signupId !== null && { signup_id: signupId }), ...(child && { child }) };
  const response: Response = await functions["welcome-audio"].$post({ json }, { init: { signal } });
  const isSound = response.headers.get("Content-Type")?.startsWith("audio/") === true;
  return response.status === 200 && isSound ? response.blob() : null;
}
