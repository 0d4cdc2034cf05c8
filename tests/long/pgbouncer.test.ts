import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sharedSecrets } from "#tests/support/copies.ts";
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

it("two copies behind a pooler in transaction mode migrate once, sign families up at once and keep what they did", async () => {
  // One mailbox: a mail is sent by whichever copy takes its job.
  const DATA_DIR = await mkdtemp(join(tmpdir(), "treasure-pooler-"));
  const env = { ...sharedSecrets(), DATA_DIR };
  const copies = await Promise.all([startTestServer({ env, database: pooler.url }), startTestServer({ env, database: pooler.url })]);
  const families = await Promise.all(
    Array.from({ length: FAMILIES }, async (_, index) => {
      const copy = copies[index % copies.length];
      if (copy === undefined) throw new Error("no copy");
      const { token } = await newFamily(copy);
      await playLesson(copy, token, LESSONS[0] ?? "");
      return token;
    }),
  );
  for (const [index, token] of families.entries()) {
    const other = copies[(index + 1) % copies.length];
    const { profile } = (await other?.request("GET", "/api/me", { token }))?.body ?? {};
    expect(profile.lifetime_xp).toBe(70);
  }
  for (const copy of copies) await copy.stop();
  await rm(DATA_DIR, { recursive: true });
});
