import type { Context } from "hono";
import type { Config } from "#server/config.ts";
import { isLoopbackHost, isLoopbackUrl } from "#server/config.ts";
import type { AppEnv } from "./env.ts";

const socketAddress = (c: Context<AppEnv>) => (c.env.incoming?.socket?.remoteAddress ?? "127.0.0.1").replace(/^::ffff:/, "");

/** The client's address; X-Forwarded-For is believed only from a configured proxy, from its right end. */
export function clientAddress(c: Context<AppEnv>, config: Config): string {
  const socket = socketAddress(c);
  if (!config.trustedProxies.includes(socket)) return socket;
  const hops = (c.req.header("x-forwarded-for") ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter(Boolean);
  return hops.findLast((hop) => !config.trustedProxies.includes(hop)) ?? socket;
}

const FORWARDING = ["x-forwarded-for", "x-forwarded-host", "forwarded", "via"];

/** The one rule that opens the local mailbox: everything about the request and the configuration is this machine. */
export function isLocalInstall(c: Context<AppEnv>, config: Config): boolean {
  const host = (c.req.header("host") ?? "").replace(/:\d+$/, "");
  return (
    isLoopbackUrl(config.publicUrl) &&
    config.smtpUrl === null &&
    isLoopbackHost(socketAddress(c)) &&
    isLoopbackHost(host) &&
    FORWARDING.every((name) => c.req.header(name) === undefined)
  );
}
