import type { Context } from "hono";

/** The token of an 'Authorization: Bearer ...' header, not verified; null without one. */
export const bearerToken = (c: Context): string | null =>
  /^Bearer (\S+)$/i.exec(c.req.header("authorization") ?? "")?.[1] ?? null;
