import { hc } from "hono/client";
import type { Api } from "#server/app.ts";
import { fromResponse, toAppError } from "./errors.ts";
import { currentSession } from "./session.ts";

/** Sends the access token of the moment along; requests without a session go without one. */
const authedFetch: typeof fetch = async (input, init) => {
  const session = await currentSession();
  const headers = new Headers(init?.headers);
  if (session !== null) headers.set("Authorization", `Bearer ${session.access_token}`);
  return fetch(input, { ...init, headers });
};

/** Typed by the server's routes. */
export const api = hc<Api>("/api", { fetch: authedFetch });

/** The body of a good answer; AppError for everything else. */
export async function answer<T>(request: Promise<{ ok: boolean; json(): Promise<T> }>): Promise<T> {
  try {
    const response = await request;
    if (response.ok) return await response.json();
    throw await fromResponse(response as Response);
  } catch (error) {
    throw toAppError(error);
  }
}
