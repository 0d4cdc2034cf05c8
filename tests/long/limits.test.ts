import { afterAll, beforeAll, expect, it } from "vitest";
import { startTestServer } from "#tests/support/test-server.ts";
import type { TestServer } from "#tests/support/test-server.ts";
import { startRedis } from "#tests/support/redis.ts";
import type { RedisProcess } from "#tests/support/redis.ts";

const POINTS = 10;
let redis: RedisProcess;
let copies: TestServer[];
beforeAll(async () => {
  redis = await startRedis();
  const env = { REDIS_URL: redis.url, AUTH_REQUESTS_PER_5_MIN: String(POINTS) };
  copies = await Promise.all([startTestServer({ env }), startTestServer({ env })]);
});
afterAll(async () => {
  for (const copy of copies) await copy.stop();
  await redis.kill();
});

/** Asks copies in turn; how many answers were not 429. */
async function taken(from: string, times: number): Promise<number> {
  let count = 0;
  for (let n = 0; n < times; n++) {
    const answer = await copies[n % copies.length]?.request("POST", "/auth/v1/peek", { from, body: { token_hash: "none" } });
    if (answer?.status !== 429) count++;
  }
  return count;
}

it("two copies count together in Redis", async () => {
  expect(await taken("203.0.113.2", 4 * POINTS)).toBe(POINTS);
});

it("where Redis is gone each counts for itself, and nobody is refused for it", async () => {
  await redis.kill();
  expect(await taken("203.0.113.3", 6 * POINTS)).toBe(2 * POINTS);
  redis = await startRedis(Number(new URL(redis.url).port));
  await expect.poll(() => taken(`203.0.113.${100 + Math.floor(performance.now() % 100)}`, 4 * POINTS), { timeout: 20_000 }).toBe(POINTS);
});
