import { createMiddleware } from "hono/factory";
import type { Zone } from "#domain/routing/routes.ts";
import type { AppEnv } from "./env.ts";

const COMMON = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "require-trusted-types-for 'script'",
];

/** Origins of other hosts, where they are configured. */
export interface Hosts {
  media: string | null;
  /** Vendors of the parent zone; they are asked only after consent. */
  measuring: string | null;
  pixel: string | null;
}

const sources = (...origins: (string | null)[]) =>
  ["'self'", ...origins.filter((origin) => origin !== null)].join(" ");

/**
 * The border of each zone, enforced by the browser: nobody's code but ours runs anywhere, and the
 * child's zone reaches no host but ours and the media host.
 */
export function contentSecurityPolicy(
  zone: Zone,
  { media: mediaOrigin, measuring, pixel }: Hosts,
): string {
  const media = sources(mediaOrigin);
  // The spoken greeting of the parent's zone, and what authors have just recorded or chosen, are
  // played from memory.
  const sound = zone === "parent" || zone === "staff" ? `${media} blob:` : media;
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
  const images = sources(mediaOrigin, drawn, zone === "parent" ? pixel : null);
  return [
    ...COMMON,
    ...frames,
    ...policies,
    `connect-src ${connect}`,
    `img-src ${images}`,
    `media-src ${sound}`,
  ].join("; ");
}

/** What the service worker may do: fetch from us and from the media host. */
export const workerPolicy = (mediaOrigin: string | null) =>
  `default-src 'none'; script-src 'self'; connect-src 'self'${mediaOrigin === null ? "" : ` ${mediaOrigin}`}`;

/** Headers of every answer. */
export const securityHeaders = (isHttps: boolean) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const headers = c.res.headers;
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Referrer-Policy", "no-referrer");
    headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(self), payment=()");
    headers.set("Cross-Origin-Opener-Policy", "same-origin");
    headers.set("Cross-Origin-Resource-Policy", "same-origin");
    if (!headers.has("X-Frame-Options")) headers.set("X-Frame-Options", "DENY");
    if (!headers.has("Content-Security-Policy"))
      headers.set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'");
    if (isHttps) headers.set("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
  });
