import { once } from "node:events";
import { createMiddleware } from "hono/factory";
import type { Logger } from "pino";
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import type { Config } from "#server/config.ts";
import { clientAddress } from "./client-address.ts";
import type { AppEnv } from "./env.ts";
import { ApiError } from "./errors.ts";

/** Counts what addresses ask for: in this copy's memory, or for all copies together in Redis. */
export interface Limiters {
  /** `name` tells one limit from another; the same in every copy. */
  make(name: string, points: number, seconds: number): RateLimiterAbstract;
  close(): Promise<void>;
}

/** A start does not wait longer for Redis. */
const READY_WAIT_MS = 1_000;

const memory = (points: number, seconds: number) => new RateLimiterMemory({ points, duration: seconds });

/** Opens the limits; where Redis does not answer, each copy counts for itself until it does. */
export async function openLimiters(redisUrl: string | null, log: Logger): Promise<Limiters> {
  if (redisUrl === null) return { make: (_name, points, seconds) => memory(points, seconds), close: async () => undefined };
  const { Redis } = await import("ioredis");
  const client = new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  client.on("error", (error: Error) => log.warn({ err: error }, "redis"));
  await once(client, "ready", { signal: AbortSignal.timeout(READY_WAIT_MS) }).catch(() => undefined);
  return {
    make: (name, points, seconds) =>
      new RateLimiterRedis({
        storeClient: client,
        keyPrefix: `limit:${name}`,
        points,
        duration: seconds,
        insuranceLimiter: memory(points, seconds),
      }),
    close: async () => client.disconnect(),
  };
}

interface Limit {
  name: string;
  points: number;
  seconds: number;
  refuse?: () => Error;
}

const tooMany = () => new ApiError("over_request_rate_limit", "Too many requests. Please wait a little.");

/** At most `points` requests an address in `seconds`; beyond that 429 with Retry-After. */
export function limitByAddress(
  { config, limiters }: { config: Config; limiters: Limiters },
  { name, points, seconds, refuse = tooMany }: Limit,
) {
  const limiter = limiters.make(name, points, seconds);
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
