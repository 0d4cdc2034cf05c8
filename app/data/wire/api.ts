import { apiClient } from "./api-client.ts";
import type { Api } from "#server/app.ts";
import { bearerFetch, isNotAuthenticated } from "./bearer-fetch.ts";
import { apiBase } from "./api-base.ts";
import { takeEarlyRead } from "./early-reads.ts";
import { readAnswer, toAppError } from "../base/errors.ts";
import { currentSession, renewSession } from "../auth/session.ts";

const isRead = (init: RequestInit | undefined) => (init?.method ?? "GET") === "GET";

/**
 * Sends the access token of the moment along; requests without a session go without one. A token
 * that the server no longer takes (the device's clock is late, the session ended elsewhere) is
 * renewed once, or the session is over.
 */
export const authedFetch: typeof fetch = async (input, init) => {
  const session = await currentSession();
  const early =
    session !== null && isRead(init) && typeof input === "string"
      ? takeEarlyRead(input, session.access_token)
      : null;
  const response = await (early ?? bearerFetch(session?.access_token, input, init));
  if (session === null || !(await isNotAuthenticated(response))) return response;
  const renewed = await renewSession(session.access_token);
  return renewed === null ? response : bearerFetch(renewed.access_token, input, init);
};

/** Typed by the server's routes; about one child, or (without an id) about the family and its first child. */
export const apiOf = (childId?: string) => apiClient<Api>(apiBase(childId), { fetch: authedFetch });
export const api = apiOf();

/**
 * The body of a good answer; AppError for everything else, and for what is no answer of ours.
 * @param fields that our answer has at least: a read of a child's page is drawn from them
 */
export async function answer<T>(
  request: Promise<{ ok: boolean; json(): Promise<T> }>,
  ...fields: (keyof T & string)[]
): Promise<T> {
  try {
    return (await readAnswer((await request) as Response, fields)) as T;
  } catch (error) {
    throw toAppError(error);
  }
}
