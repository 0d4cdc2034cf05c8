import { apiClient } from "./api-client.ts";
import type { Functions } from "#server/app.ts";
import { chosenChild } from "../family/chosen-child.ts";
import { authedFetch } from "./api.ts";
import { AppError, fromResponse, toAppError } from "../base/errors.ts";

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
  const response = await functions["setup-user-auth"]
    .$post({ json: link })
    .catch((error: unknown) => {
      throw toAppError(error);
    });
  if (response.status === 400) throw new AppError("setup_email_rejected");
  if (!response.ok) throw await fromResponse(response);
  const reply = await response.json();
  return "access_token" in reply ? reply : null;
}

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
  return response.status === 200 ? response.blob() : null;
}
