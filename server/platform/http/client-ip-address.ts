import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import type { Config } from "#server/platform/config/config.ts";
import { isLoopbackHost } from "#server/platform/config/loopback.ts";
import type { AppEnv } from "./env.ts";
import { ipSource, parseIp } from "#server/platform/ip.ts";

const socketIp = (c: Context<AppEnv>) =>
  parseIp(c.env.incoming?.socket?.remoteAddress ?? "127.0.0.1") ?? "127.0.0.1";

/**
 * Who asks, as limits count it: the client's IPv4 address or IPv6 network. X-Forwarded-For is
 * trusted as far as its writers are trusted proxies.
 */
export function sourceOf(c: Context<AppEnv>, config: Pick<Config, "trustedProxies">): string {
  let ip = socketIp(c);
  for (const hop of (c.req.header("x-forwarded-for") ?? "").split(",").toReversed()) {
    const before = config.trustedProxies.has(ip) ? parseIp(hop) : null;
    if (before === null) break;
    ip = before;
  }
  return ipSource(ip);
}

const WARN_EVERY_MS = 3_600_000;

/**
 * Warns, once an hour, where X-Forwarded-For comes from a peer that is no trusted proxy: then all
 * families count as one source, and share its limits. The log names no address.
 */
export function warnOfUntrustedProxy({
  config,
  log,
  now,
}: {
  config: Pick<Config, "trustedProxies">;
  log: Pick<Logger, "warn">;
  now: () => Date;
}) {
  let warnedAt = -Infinity;
  return createMiddleware<AppEnv>(async (c, next) => {
    if (
      c.req.header("x-forwarded-for") !== undefined &&
      !config.trustedProxies.has(socketIp(c)) &&
      now().getTime() - warnedAt >= WARN_EVERY_MS
    ) {
      warnedAt = now().getTime();
      log.warn(
        "X-Forwarded-For comes from a proxy that TRUSTED_PROXIES does not name: all families behind it share one limit",
      );
    }
    await next();
  });
}

const FORWARDING = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "forwarded",
  "via",
];

/**
 * The one rule that opens the pages of a local install: they are on (`devPages`), and everything
 * about the request is this machine. A proxy on this machine that sends no forwarding header looks
 * like this machine: a server behind one is started by a service, where the pages are off unless
 * asked for.
 */
export function isLocalInstall(c: Context<AppEnv>, config: Pick<Config, "devPages">): boolean {
  const host = (c.req.header("host") ?? "").replace(/:\d+$/, "");
  return (
    config.devPages &&
    isLoopbackHost(socketIp(c)) &&
    isLoopbackHost(host) &&
    FORWARDING.every((name) => c.req.header(name) === undefined)
  );
}
