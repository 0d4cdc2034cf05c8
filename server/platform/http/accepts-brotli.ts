import type { Context } from "hono";
import type { AppEnv } from "./env.ts";

/** Does the browser take answers that are compressed with Brotli? */
export const acceptsBrotli = (c: Context<AppEnv>): boolean =>
  /\bbr\b/.test(c.req.header("accept-encoding") ?? "");
