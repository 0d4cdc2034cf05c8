import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { startRedis } from "#tests/support/redis.ts";
import type { RedisProcess } from "#tests/support/redis.ts";

const POINTS = 10;
let redis: RedisProcess;
let instances: TestServer[];
beforeAll(async () => {
  redis = await startRedis();
  const env = { REDIS_URL: redis.url, AUTH_REQUESTS_PER_5_MIN: String(POINTS) };
  instances = await Promise.all([startTestServer({ env }), startTestServer({ env })]);
});
afterAll(async () => {
  for (const instance of instances) await instance.stop();
  await redis.kill();
});

/** Sends requests to the instances in turn. Returns the number of responses that were not 429. */
async function acceptedCount(from: string, times: number): Promise<number> {
  let count = 0;
  for (let n = 0; n < times; n++) {
    const answer = await instances[n % instances.length]?.request("POST", "/auth/v1/peek", {
      from,
      body: { token_hash: "none" },
    });
    if (answer?.status !== 429) count++;
  }
  return count;
}

it("two instances share one rate limit through Redis (T-080)", async () => {
  expect(await acceptedCount("203.0.113.2", 4 * POINTS)).toBe(POINTS);
});

it("without Redis each instance applies the rate limit on its own", async () => {
  await redis.kill();
  expect(await acceptedCount("203.0.113.3", 6 * POINTS)).toBe(2 * POINTS);
  redis = await startRedis(Number(new URL(redis.url).port));
  await expect
    .poll(
      () => acceptedCount(`203.0.113.${100 + Math.floor(performance.now() % 100)}`, 4 * POINTS),
      { timeout: 20_000 },
    )
    .toBe(POINTS);
});
