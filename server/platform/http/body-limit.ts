import { createMiddleware } from "hono/factory";
import type { AppEnv } from "./env.ts";

/**
 * At most `maxBytes` of body. One that states its length is judged by it; one that does not
 * (chunked) is read as far as the limit. The body is read before any handler looks up the session,
 * so that a session which ends while its request still arrives changes nothing. Hono's own
 * middleware makes a new Request of the old, which Node's server does not allow.
 */
export function limitBody(maxBytes: number, refuse: () => Error) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const declaredLength = c.req.header("content-length");
    if (declaredLength !== undefined && Number(declaredLength) > maxBytes) throw refuse();
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    if (declaredLength !== undefined) {
      // Hono keeps the text. A client that hangs up in the middle is no error of ours.
      await c.req.text().catch(() => {
        throw new SyntaxError("The body is incomplete.");
      });
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
