import { apiClient } from "./api-client.ts";
import type { Functions } from "#server/app.ts";
import { chosenChild } from "../family/chosen-child.ts";
import { isJson } from "#domain/wire/answer-mark.ts";
import { NAME_ALONE_HEADER } from "#domain/wire/greeting.ts";
import type { Occasion } from "#domain/wire/greeting.ts";
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

/** The child's name, spoken. */
export interface SpokenName {
  sound: Blob;
  /** Is it the name alone, which the general greeting follows? */
  isNameAlone: boolean;
}

/**
 * The name of the child who plays on this device where one was chosen, or of the sign-up's, spoken for
 * an occasion; null where there is nothing to hear. Throws AppError.
 */
export async function fetchSpokenName(
  occasion: Occasion,
  signupId: string | null,
  signal: AbortSignal,
): Promise<SpokenName | null> {
  const child = chosenChild();
  const json = {
    occasion,
    ...(signupId !== null && { signup_id: signupId }),
    ...(child && { child }),
  };
  const response: Response = await functions["welcome-audio"].$post({ json }, { init: { signal } });
  const isSound = response.headers.get("Content-Type")?.startsWith("audio/") === true;
  if (response.status !== 200 || !isSound) return null;
  return {
    sound: await response.blob(),
    isNameAlone: response.headers.get(NAME_ALONE_HEADER) !== null,
  };
}
