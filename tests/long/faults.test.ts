import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countEvents, missing, playThrough } from "#tests/support/acknowledged.ts";
import type { Acknowledged } from "#tests/support/acknowledged.ts";
import { sharedSecrets } from "#tests/support/copies.ts";
import { needPostgres } from "#tests/support/postgres.ts";
import type { PostgresProcess } from "#tests/support/postgres.ts";
import { familyOn, startProcess } from "#tests/support/process.ts";
import type { ServerProcess } from "#tests/support/process.ts";
import { startRedis } from "#tests/support/redis.ts";
import type { RedisProcess } from "#tests/support/redis.ts";

const ROUNDS = Number(process.env["FAULT_ROUNDS"] ?? 20);
const FAMILIES = 6;
const SEED = Number(process.env["FAULT_SEED"] ?? Date.now() % 100_000);
const MAX_WAIT_MS = 400;

/** The same waits for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

let postgres: PostgresProcess;
let redis: RedisProcess;
let env: Record<string, string>;
let copies: ServerProcess[];
let families = 0;
const urls = () => copies.map(({ url }) => url);
const random = randomOf(SEED);
const pause = () => new Promise((resolve) => setTimeout(resolve, random() * MAX_WAIT_MS));

beforeAll(async () => {
  console.log(`faults: seed ${SEED}, ${ROUNDS} rounds each (FAULT_SEED and FAULT_ROUNDS play them again)`);
  postgres = await needPostgres();
  redis = await startRedis();
  const DATA_DIR = await mkdtemp(join(tmpdir(), "treasure-faults-"));
  env = {
    ...sharedSecrets(),
    DATA_DIR,
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    PUBLIC_URL: "http://localhost:5173",
    LOG_LEVEL: "silent",
  };
  copies = await Promise.all([startProcess(env), startProcess(env)]);
});
afterAll(async () => {
  for (const copy of copies) await copy.kill("SIGKILL");
  await redis.kill();
  postgres.stop();
  await rm(env["DATA_DIR"] ?? "", { recursive: true, force: true });
});

/** Families play while something breaks; afterwards all they were told is there, once. */
async function round(fault: () => Promise<void>): Promise<Acknowledged[]> {
  const playing = await Promise.all(
    Array.from({ length: FAMILIES }, async (): Promise<Acknowledged> => {
      const token = await familyOn(urls()[0] ?? "", `fault${families++}@example.com`);
      return { token, furthest: 0, hasXp: false, events: [] };
    }),
  );
  const played = Promise.all(playing.map((family) => playThrough(urls, family)));
  await pause();
  await fault();
  await played;
  for (const family of playing) expect(await missing(urls()[0] ?? "", family, (ids) => countEvents(postgres.url, ids))).toEqual([]);
  return playing;
}

describe("families play on, and nothing that was acknowledged is lost or doubled", () => {
  it("while one of two copies is killed and comes back", async () => {
    for (let n = 0; n < ROUNDS; n++)
      await round(async () => {
        const victim = n % 2;
        const killed = copies[victim];
        await killed?.kill("SIGKILL");
        copies[victim] = await startProcess({ ...env, PORT: new URL(killed?.url ?? "").port });
      });
  });

  it("while Postgres crashes and recovers", async () => {
    for (let n = 0; n < ROUNDS; n++) await round(async () => postgres.crash());
  });

  it("while Redis is gone and comes back", async () => {
    for (let n = 0; n < ROUNDS; n++)
      await round(async () => {
        await redis.kill();
        await pause();
        redis = await startRedis(Number(new URL(redis.url).port));
      });
  });
});

describe("a planted bug is caught", () => {
  const tamper = async (sql: string) => {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(sql);
    await client.end();
  };

  it("a dropped commit, a doubled grant and progress that went back", async () => {
    const [family] = await round(async () => undefined);
    if (family === undefined) throw new Error("nobody played");
    await tamper(`delete from learning_events where event_id = '${family.events[3] ?? ""}'`);
    await tamper("update users set lifetime_xp = lifetime_xp + 70, lesson_progress = '{}'");
    expect(await missing(urls()[0] ?? "", family, (ids) => countEvents(postgres.url, ids))).toEqual([
      "progress went back",
      "XP is 140",
      "8 of 9 events",
    ]);
  });
});
