import { createMiddleware } from "hono/factory";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Config } from "#server/config.ts";
import { clientAddress } from "./client-address.ts";
import type { AppEnv } from "./env.ts";
import { ApiError } from "./errors.ts";

/** At most `points` requests an address in `seconds`; beyond that 429 with Retry-After. */
export function limitByAddress(
  config: Config,
  points: number,
  seconds: number,
  refuse: () => Error = () => new ApiError("over_request_rate_limit", "Too many requests. Please wait a little."),
) {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return createMiddleware<AppEnv>(async (c, next) => {
    try {
      await limiter.consume(clientAddress(c, config));
    } catch (result) {
      if (!(result instanceof RateLimiterRes)) throw result;
      c.header("Retry-After", String(Math.ceil(result.msBeforeNext / 1000)));
      throw refuse();
    }
    await next();
  });
}
