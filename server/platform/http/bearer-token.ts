import type { Context } from "hono";

const BEARER = /^Bearer \S+$/i;

/** The token of an 'Authorization: Bearer ...' header, not verified; null without one. */
export function bearerToken(c: Context): string | null {
  const header = c.req.header("authorization") ?? "";
  return BEARER.test(header) ? header.slice("Bearer ".length) : null;
}
