import { once } from "node:events";
import type { Logger } from "pino";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import type { Config } from "#server/platform/config/config.ts";
import { COUNTERS, pointsOf } from "./counters.ts";
import type { RequestCounter } from "./counters.ts";

/** Counts requests: in this instance's memory, or for all instances together in Redis. */
export interface Limiters {
  of(name: RequestCounter): RateLimiterAbstract;
  close(): Promise<void>;
}

/** How long the start of the server waits for Redis. */
const READY_WAIT_MS = 1_000;

/** Each name has one limiter, wherever it is used. */
function onePerName(make: (name: RequestCounter) => RateLimiterAbstract): Limiters["of"] {
  const limiters = new Map<RequestCounter, RateLimiterAbstract>();
  return (name) => {
    const limiter = limiters.get(name) ?? make(name);
    limiters.set(name, limiter);
    return limiter;
  };
}

/** Opens the limits; where Redis does not answer, each instance counts for itself until it does. */
export async function openLimiters(
  { redisUrl, limits }: Pick<Config, "redisUrl" | "limits">,
  log: Logger,
): Promise<Limiters> {
  const memory = (name: RequestCounter) =>
    new RateLimiterMemory({ points: pointsOf(limits, name), duration: COUNTERS[name].seconds });
  if (redisUrl === null) return { of: onePerName(memory), close: async () => undefined };
  const { Redis } = await import("ioredis");
  const client = new Redis(redisUrl, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  client.on("error", (error: Error) => log.warn({ err: error }, "redis"));
  await once(client, "ready", { signal: AbortSignal.timeout(READY_WAIT_MS) }).catch(
    () => undefined,
  );
  return {
    of: onePerName(
      (name) =>
        new RateLimiterRedis({
          storeClient: client,
          keyPrefix: `limit:${name}`,
          points: pointsOf(limits, name),
          duration: COUNTERS[name].seconds,
          insuranceLimiter: memory(name),
        }),
    ),
    close: async () => client.disconnect(),
  };
}
