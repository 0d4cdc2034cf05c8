/** `fetch` with an access token; without one the request goes as it is. */
export function bearerFetch(
  token: string | null | undefined,
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response> {
  const headers = new Headers(init?.headers);
  if (token != null) headers.set("Authorization", `Bearer ${token}`);
  return fetch(input, { ...init, headers });
}
