import { Hono } from "hono";
import * as v from "valibot";
import { listOf } from "#domain/bounded.ts";
import { equalSecret } from "#server/platform/hashing/hashing.ts";
import type { ServerContext } from "./context.ts";
import { bearerToken } from "#server/platform/http/bearer-token.ts";
import { isLocalInstall } from "#server/platform/http/client-ip-address.ts";
import { describeOperation } from "#server/platform/http/openapi.ts";
import type { AppEnv } from "#server/platform/http/env.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import { valid } from "#server/platform/http/validate.ts";
import { limitBySource } from "#server/auth/request-limits.ts";

/**
 * For Prometheus: with its token, or on a machine of one's own; to everybody else there is nothing
 * here.
 */
export function metricsRoutes({ config, metrics }: ServerContext) {
  return new Hono<AppEnv>().get("/metrics", async (c) => {
    const given = bearerToken(c);
    const isOpen =
      config.metricsToken === null
        ? isLocalInstall(c, config)
        : given !== null && equalSecret(given, config.metricsToken);
    if (!isOpen) throw new ApiError("not_found");
    c.header("Cache-Control", "no-store");
    return c.body(await metrics.registry.metrics(), 200, {
      "Content-Type": metrics.registry.contentType,
    });
  });
}

const Crash = v.strictObject({
  zone: v.picklist(["home", "parent", "kid", "staff"]),
  /** The error's class; its message may quote what was on the screen. */
  name: v.pipe(v.string(), v.regex(/^\w{1,60}$/)),
  /** Places in our own files. */
  frames: listOf(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)), 8),
});

/** Classes of errors that browsers and our pages throw. */
const CLASSES: ReadonlySet<string> = new Set(
  (
    "Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError URIError AbortError DataCloneError " +
    "DOMException InvalidStateError NetworkError NotAllowedError NotFoundError NotSupportedError QuotaExceededError " +
    "SecurityError TimeoutError AppError Unknown"
  ).split(" "),
);

/**
 * Screens that broke in a browser: class and place, and nothing of whom. Anybody may post here, so
 * a class that is not known is logged as 'Other', and a file that is not in this build (`scripts`)
 * as 'other.js'.
 */
export function crashRoutes(server: ServerContext, scripts: ReadonlySet<string>) {
  const known = (frame: string) =>
    scripts.has(frame.split(":")[0] ?? "") ? frame : frame.replace(/^[^:]+/, "other.js");
  const { log, metrics } = server;
  return new Hono<AppEnv>().post(
    "/crashes",
    describeOperation("Takes note of a screen that broke", 202),
    limitBySource(server.authContext, "crashes"),
    valid("json", Crash),
    (c) => {
      const { zone, name, frames } = c.req.valid("json");
      metrics.crashes.inc({ zone });
      log.error(
        { zone, name: CLASSES.has(name) ? name : "Other", frames: frames.map(known) },
        "page crashed",
      );
      return c.json({ noted: true }, 202);
    },
  );
}
