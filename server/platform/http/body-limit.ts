import { createMiddleware } from "hono/factory";
import { COURSE_FILE_UPLOAD } from "#domain/content/uploads.ts";
import { errorDetails } from "#server/copy/error-details.ts";
import type { AppEnv } from "./env.ts";
import { ApiError } from "./errors.ts";

const KB = 1024;

/** The largest body that a request to a path may have. */
interface BodyLimit {
  /** The path; the row also holds for all paths below it. */
  under: string;
  maxBytes: number;
}

/**
 * The first row that fits. Whoever is not an author sends little: our pages send some kB, and 60 kB
 * of junk hold nobody up. deploy/Caddyfile and deploy/nginx.conf repeat the sizes.
 */
export const BODY_LIMITS: readonly BodyLimit[] = [
  // Streamed to the disk or the store, part by part; the kind of a file has its own limit.
  { under: "/api/staff/uploads", maxBytes: COURSE_FILE_UPLOAD.maxBytes },
  { under: "/api/staff", maxBytes: 1024 * KB },
  // The payment provider sends what it knows of a purchase, with all its lines.
  { under: "/functions/v1/payment-webhook", maxBytes: 256 * KB },
  { under: "", maxBytes: 64 * KB },
];

export const maxBodyBytes = (path: string): number =>
  BODY_LIMITS.find(({ under }) => path === under || path.startsWith(`${under}/`))?.maxBytes ?? 0;

/** Deeper JSON is sent by no client of ours, and would exceed the stack where it is walked. */
const MAX_LEVELS = 50;

/** Has a text more levels of lists and objects than JSON may have? Reads it no further than that. */
function isTooDeep(text: string): boolean {
  let levels = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === "[" || sign === "{") levels++;
    else if (sign === "]" || sign === "}") levels--;
    if (levels > MAX_LEVELS) return true;
  }
  return false;
}

/** The quote that ends a string of JSON; the end of the text where there is none. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '"') return at;
    if (text[at] === "\\") at++;
  }
  return text.length;
}

/** The errors with which this part of the server refuses a body. */
interface Refusals {
  tooLarge(): Error;
  tooDeep(): Error;
}
const OF_API: Refusals = {
  tooLarge: () => new ApiError("request_entity_too_large"),
  tooDeep: () => new ApiError("validation_failed", errorDetails.tooDeep),
};

/**
 * At most as much body as the path may bring, and no deeper than JSON may be. One that states its
 * length is judged by it; one that does not (chunked) is read as far as the limit. The body is read
 * before any handler looks up the session, so that a session which ends while its request still
 * arrives changes nothing. Hono's own middleware makes a new Request of the old, which Node's server
 * does not allow.
 */
export function limitBody({ tooLarge, tooDeep }: Refusals = OF_API) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const maxBytes = maxBodyBytes(c.req.path);
    const declaredLength = c.req.header("content-length");
    if (declaredLength !== undefined && Number(declaredLength) > maxBytes) throw tooLarge();
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const { body } = c.req.raw;
    if (body === null) return next();
    if (declaredLength === undefined) {
      const chunks: Uint8Array[] = [];
      let size = 0;
      for await (const chunk of body) {
        size += chunk.byteLength;
        if (size > maxBytes) throw tooLarge();
        chunks.push(chunk);
      }
      const whole = new Uint8Array(Buffer.concat(chunks)).buffer;
      // Where Hono keeps what it has read; it waits for a promise there, whatever the type says.
      c.req.bodyCache.arrayBuffer = Promise.resolve(whole) as unknown as ArrayBuffer;
    }
    // Hono keeps the text. A client that hangs up in the middle is no error of ours.
    const text = await c.req.text().catch(() => {
      throw new SyntaxError("The body is incomplete.");
    });
    if (isTooDeep(text)) throw tooDeep();
    return next();
  });
}
