/**
 * User id in an access token of an 'Authorization: Bearer ...' header, null without one. The token
 * is not verified here: the id only names the cache that an answer is kept in.
 */
export function tokenUserId(authorization: string | null): string | null {
  const [, payload] = /^Bearer [^.]+\.([^.]+)\./.exec(authorization ?? "") ?? [];
  if (payload === undefined) return null;
  try {
    const claims: { sub?: unknown } = JSON.parse(
      atob(payload.replaceAll("-", "+").replaceAll("_", "/")),
    );
    return typeof claims.sub === "string" ? claims.sub : null;
  } catch {
    return null;
  }
}
