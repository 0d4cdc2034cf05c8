import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { needPostgres } from "#tests/support/postgres.ts";
import type { PostgresProcess } from "#tests/support/postgres.ts";
import { startProcess } from "#tests/support/process.ts";
import { newFamily } from "#tests/support/families.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PROGRESS = `/api/me/lessons/${FIRST_LESSON_ID}/progress`;
let postgres: PostgresProcess;
let DATA_DIR: string;
beforeAll(async () => {
  postgres = await needPostgres();
  DATA_DIR = await mkdtemp(join(tmpdir(), "treasure-move-"));
});
afterAll(async () => {
  postgres.stop();
  await rm(DATA_DIR, { recursive: true, force: true });
});

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: ROOT,
    encoding: "utf8",
    env: { PATH: process.env["PATH"], DATA_DIR },
  });

it("npm run move keeps progress and sessions of a family account when it copies the database to Postgres", async () => {
  const url = postgres.url;
  const embedded = await startProcess({ DATA_DIR });
  const { token } = await newFamily(embedded, { email: "move@example.com" });
  for (let slide = 0; slide < 4; slide++)
    await embedded.request("PUT", PROGRESS, { token, body: { slide, version: 1 } });
  const PORT = new URL(embedded.url).port;
  expect(run("move", url)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("in use by process"),
  });
  await embedded.kill("SIGTERM");

  const first = run("move", url);
  expect([first.stderr, first.status]).toEqual(["", 0]);
  expect(first.stdout).toMatch(/"public"\."users": 1 rows/);
  // Run again on a partial copy: missing rows are copied, existing ones stay.
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query("delete from slides where type = 'quiz'");
  expect(run("move", url).stdout.split("\n").at(-2)).toBe(first.stdout.split("\n").at(-2));

  const secrets = Object.fromEntries(
    run("secrets")
      .stdout.trim()
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
  const moved = await startProcess({ ...secrets, DATABASE_URL: url, DATA_DIR, PORT });
  expect(
    (await moved.request("GET", "/api/me", { token })).body.profile.lesson_progress[FIRST_LESSON_ID]
      .slide,
  ).toBe(3);
  expect(
    (await moved.request("PUT", PROGRESS, { token, body: { slide: 4, version: 1 } })).status,
  ).toBe(200);
  await moved.kill("SIGTERM");

  // Postgres has newer data now: a second move must fail instead of overwriting it.
  expect(run("move", url)).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/is not the same there|more rows there/),
  });
  await client.end();
});
