import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Acknowledged } from "#tests/support/acknowledged.ts";
import { startCaddy, startNginx } from "#tests/support/balancer.ts";
import type { Balancer } from "#tests/support/balancer.ts";
import { sharedSecrets } from "#tests/support/copies.ts";
import { playWhile, retriesOf } from "#tests/support/fault-rounds.ts";
import { needPostgres } from "#tests/support/postgres.ts";
import type { PostgresProcess } from "#tests/support/postgres.ts";
import { call, familyOn, startProcess } from "#tests/support/process.ts";
import type { ServerProcess } from "#tests/support/process.ts";

const FAMILIES = 12;
/** Answers that families get before and after something happens. */
const SOME = 200;

let folder: string;
let postgres: PostgresProcess;
let env: Record<string, string>;
let copies: ServerProcess[];
let balancer: Balancer;
let families = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "treasure-balancer-"));
  postgres = await needPostgres();
  env = {
    ...sharedSecrets(),
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    PUBLIC_URL: "http://localhost:5173",
    TRUSTED_PROXIES: "127.0.0.1",
    DRAIN_SECONDS: "4",
    LOG_LEVEL: "silent",
  };
  copies = await Promise.all([startProcess(env), startProcess(env)]);
});
afterAll(async () => {
  for (const copy of copies) await copy.kill("SIGKILL");
  postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const answered = (playing: readonly Acknowledged[]) => playing.reduce((sum, { events }) => sum + events.length, 0);

// The mailbox is for this machine alone, so sign-ups go to a copy itself.
const at = {
  urls: () => [balancer.url],
  signUp: () => familyOn(copies[1]?.url ?? "", `balancer${families++}@example.com`),
};

/** Families play through the balancer before, while and after something happens. */
const playThroughIt = (happens: () => Promise<void>) =>
  playWhile(
    at,
    async (playing) => {
      const some = async () => {
        const goal = answered(playing) + SOME;
        await expect.poll(() => answered(playing), { timeout: 60_000 }).toBeGreaterThan(goal);
      };
      await some();
      await happens();
      await some();
    },
    FAMILIES,
  );

async function restart(victim: number, signal: NodeJS.Signals): Promise<void> {
  const ended = copies[victim];
  await ended?.kill(signal);
  copies[victim] = await startProcess({ ...env, PORT: new URL(ended?.url ?? "").port });
}

describe.each([
  ["nginx", startNginx],
  ["the Caddy of deploy/", startCaddy],
])("two copies behind %s", (name, start) => {
  beforeAll(async () => void (balancer = await start(copies.map(({ url }) => url))));
  afterAll(() => balancer.stop());

  it("one is killed under load: what it had in hand is asked again and ends well", async () => {
    const playing = await playThroughIt(async () => void (await copies[0]?.kill("SIGKILL")));
    console.log(`${name}: one killed under load; of ${2 * answered(playing)} requests ${retriesOf(playing)} were asked again`);
    // Each family has one request under way at a time. Caddy 2.6 also loses bodies that a dead copy did not take, until its next look.
    if (start === startNginx) expect(Math.max(...playing.map(({ retries }) => retries))).toBeLessThanOrEqual(1);
    await restart(0, "SIGKILL");
    await expect.poll(async () => (await call(balancer.url, "GET", "/readyz")).status).toBe(200);
  });

  it("both are replaced one after the other under load, and none fails where the balancer asks who is ready", async () => {
    const playing = await playThroughIt(async () => {
      await restart(0, "SIGTERM");
      await restart(1, "SIGTERM");
    });
    // nginx does not ask: what it sends in the moment a copy hangs up is lost, one request a family and copy at most.
    if (start === startCaddy) expect(retriesOf(playing)).toBe(0);
    else expect(Math.max(...playing.map(({ retries }) => retries))).toBeLessThanOrEqual(copies.length);
  });
});
