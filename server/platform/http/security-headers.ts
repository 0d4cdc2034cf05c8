import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Zone } from "#domain/routing/routes.ts";
import type { AppEnv } from "./env.ts";

const COMMON = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
];

/** Origins of other hosts, where they are configured. */
export interface Hosts {
  /** Vendors of the parent zone; they are asked only after consent. */
  measuring: string | null;
  pixel: string | null;
}

const sources = (...origins: (string | null)[]) =>
  ["'self'", ...origins.filter((origin) => origin !== null)].join(" ");

/**
 * The content security policy of each zone: only our scripts run, and the child's zone sends
 * requests to our host alone.
 * @param ownScripts hashes of the scripts that the document holds itself, such as 'sha256-...'
 */
export function contentSecurityPolicy(
  zone: Zone,
  { measuring, pixel }: Hosts,
  ownScripts: readonly string[] = [],
): string {
  // A child's spoken name, and what authors have just recorded or chosen, are played from memory: a
  // page makes such a URL itself, and nothing is sent.
  const sound = sources("blob:");
  // The builder frames its own preview; nobody else frames anything.
  const frames =
    zone === "staff" ? ["frame-ancestors 'self'", "frame-src 'self'"] : ["frame-ancestors 'none'"];
  // One named policy hands the service worker's URL over; it makes nothing else.
  const policies =
    zone === "kid"
      ? ["trusted-types service-worker", "worker-src 'self'"]
      : ["trusted-types 'none'"];
  const connect = sources(zone === "parent" ? measuring : null);
  // The certificate is saved as a picture that the page has drawn itself.
  const drawn = zone === "parent" ? "blob:" : null;
  const images = sources(drawn, zone === "parent" ? pixel : null);
  return [
    ...COMMON,
    `script-src ${sources(...ownScripts)}`,
    ...frames,
    ...policies,
    `connect-src ${connect}`,
    `img-src ${images}`,
    `media-src ${sound}`,
  ].join("; ");
}

/** What the service worker may do: fetch from our host. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/**
 * Headers of every answer. One that has its own X-Frame-Options, Content-Security-Policy or
 * Cross-Origin-Resource-Policy keeps them.
 */
const headersOf = (isHttps: boolean) => ({
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Permissions-Policy": "camera=(), geolocation=(), microphone=(self), payment=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  ...(isHttps && { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" }),
});

const REPLACEABLE = new Set([
  "X-Frame-Options",
  "Content-Security-Policy",
  "Cross-Origin-Resource-Policy",
]);

/**
 * Adds the headers of every answer, with the request's id. An answer made by `completeResponse` has
 * them already; it is known by its identity, so that an answer that replaces it gets them too.
 */
export const securityHeaders = (isHttps: boolean) => {
  const common = headersOf(isHttps);
  const entries = Object.entries(common);
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set("commonHeaders", common);
    await next();
    if (c.res === c.get("completeResponse")) return;
    const headers = c.res.headers;
    for (const [name, value] of entries)
      if (!REPLACEABLE.has(name) || !headers.has(name)) headers.set(name, value);
    headers.set("X-Request-Id", c.get("requestId"));
  });
};

/**
 * An answer with all its headers. They stay a plain object down to Node: as `Headers`, which sorts
 * and checks each again, they cost a quarter of the processor time of opening a lesson.
 */
export function completeResponse(
  c: Context<AppEnv>,
  body: string | Uint8Array<ArrayBuffer> | null,
  status: number,
  headers: Readonly<Record<string, string>>,
): Response {
  const all = { ...c.get("commonHeaders"), "X-Request-Id": c.get("requestId"), ...headers };
  const response = new Response(body, { status, headers: all });
  c.set("completeResponse", response);
  return response;
}
