import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharedSecrets } from "#tests/support/instances.ts";
import { LESSONS, newFamily, playLesson } from "#tests/support/families.ts";
import { startPgbouncer } from "#tests/support/pgbouncer.ts";
import { needPostgres } from "#tests/support/postgres.ts";
import type { PostgresProcess } from "#tests/support/postgres.ts";
import { startTestServer } from "#tests/support/test-server.ts";

const FAMILIES = 12;
let postgres: PostgresProcess;
let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
beforeAll(async () => {
  postgres = await needPostgres();
  pooler = await startPgbouncer(postgres.url);
});
afterAll(async () => {
  await pooler.stop();
  postgres.stop();
});

it("two instances behind pgbouncer in transaction mode migrate once, sign up families in parallel and keep their progress", async () => {
  // One mailbox for both, because either instance may run the job that sends a mail.
  const DATA_DIR = await mkdtemp(join(tmpdir(), "treasure-pooler-"));
  // Debian's pgbouncer is older than 1.21.
  const env = { ...sharedSecrets(), DATA_DIR, DATABASE_PREPARED_STATEMENTS: "off" };
  const instances = await Promise.all([
    startTestServer({ env, database: pooler.url }),
    startTestServer({ env, database: pooler.url }),
  ]);
  const families = await Promise.all(
    Array.from({ length: FAMILIES }, async (_, index) => {
      const instance = instances[index % instances.length];
      if (instance === undefined) throw new Error("There is no instance.");
      const { token } = await newFamily(instance);
      await playLesson(instance, token, LESSONS[0] ?? "");
      return token;
    }),
  );
  for (const [index, token] of families.entries()) {
    const other = instances[(index + 1) % instances.length];
    const { profile } = (await other?.request("GET", "/api/me", { token }))?.body ?? {};
    expect(profile.lifetime_xp).toBe(70);
  }
  for (const instance of instances) await instance.stop();
  await rm(DATA_DIR, { recursive: true });
});
