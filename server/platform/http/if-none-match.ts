import type { Context } from "hono";
import type { AppEnv } from "./env.ts";

/** Does If-None-Match of the request name this ETag? Weak tags count (RFC 9110, 13.1.2). */
export function matchesIfNoneMatch(c: Context<AppEnv>, etag: string): boolean {
  const tags = c.req.header("if-none-match")?.split(",") ?? [];
  return tags.some((written) => {
    const tag = written.trim();
    return tag === "*" || tag.replace(/^W\//, "") === etag;
  });
}
