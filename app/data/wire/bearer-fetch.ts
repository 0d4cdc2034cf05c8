import { fromResponse } from "../base/errors.ts";

/** `fetch` with an access token; without one the request goes as it is. */
export function bearerFetch(
  token: string | null | undefined,
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response> {
  const headers = new Headers(init?.headers);
  if (token != null) headers.set("Authorization", `Bearer ${token}`);
  return fetch(input, { ...init, headers });
}

const NOT_AUTHENTICATED = 401;

/**
 * Did our server refuse the token? The same status from anything else says nothing about the
 * session. The body stays unread.
 */
export async function isNotAuthenticated(response: Response): Promise<boolean> {
  if (response.status !== NOT_AUTHENTICATED) return false;
  return (await fromResponse(response.clone())).code === "not_authenticated";
}
