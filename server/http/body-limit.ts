import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./env.ts";

/**
 * At most `maxBytes` of body. One that tells its length is judged by it; one that does not (chunked) is read as far as
 * the limit. Either way it is here before anything else looks at the request: a session is looked up after that, so that
 * one which ends while its request still comes in changes nothing. Hono's own middleware makes a new Request of the old,
 * which Node's server does not allow.
 */
export function limitBody(maxBytes: number, refuse: () => Error) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const told = c.req.header("content-length");
    if (told !== undefined && Number(told) > maxBytes) throw refuse();
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    if (told !== undefined) {
      // Hono keeps the text. Whoever hangs up in the middle of it has made no error of ours.
      await c.req.text().catch(() => {
        throw new SyntaxError("the body did not come whole");
      });
      return next();
    }
    const body = c.req.raw.body;
    if (body === null) return next();
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBytes) throw refuse();
      chunks.push(chunk);
    }
    const whole = new Uint8Array(Buffer.concat(chunks)).buffer;
    // Where Hono keeps what it has read; it waits for a promise there, whatever the type says.
    c.req.bodyCache.arrayBuffer = Promise.resolve(whole) as unknown as ArrayBuffer;
    return next();
  });
}
