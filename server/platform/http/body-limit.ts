import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./env.ts";

/**
 * At most `maxBytes` of body. One that states its length is judged by it; one that does not (chunked) is read as far as
 * the limit. Hono's own middleware makes a new Request of the old, which Node's server does not allow.
 */
export function limitBody(maxBytes: number, refuse: () => Error) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const declaredLength = c.req.header("content-length");
    if (declaredLength !== undefined) {
      if (Number(declaredLength) > maxBytes) throw refuse();
      return next();
    }
    const body = c.req.method === "GET" || c.req.method === "HEAD" ? null : c.req.raw.body;
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
