import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { missing, until } from "#tests/support/acknowledged.ts";
import { fileBytes, uploader } from "#tests/support/authoring.ts";
import { sharedSecrets } from "#tests/support/copies.ts";
import { felt, pause, playWhile, random, ROUNDS, rounds, SEED } from "#tests/support/fault-rounds.ts";
import { startLetters } from "#tests/support/letters.ts";
import type { Letters } from "#tests/support/letters.ts";
import { startLine } from "#tests/support/line.ts";
import type { Line } from "#tests/support/line.ts";
import { needPostgres } from "#tests/support/postgres.ts";
import type { PostgresProcess } from "#tests/support/postgres.ts";
import { call, familyOn, startProcess } from "#tests/support/process.ts";
import type { ServerProcess } from "#tests/support/process.ts";
import { startRedis } from "#tests/support/redis.ts";
import type { RedisProcess } from "#tests/support/redis.ts";
import { startS3 } from "#tests/support/s3.ts";
import { mountSmallDisk } from "#tests/support/small-disk.ts";
import { staffToken } from "#tests/support/staff-token.ts";

const POSTGRES_MB = 160;
const MAX_DELAY_MS = 60;
const MAX_SKEW_MS = 20 * 60_000;
const SKEWED_CLOCK = fileURLToPath(new URL("../support/skewed-clock.ts", import.meta.url));

let folder: string;
let diskFolder: string;
let disk: ReturnType<typeof mountSmallDisk>;
let postgres: PostgresProcess;
let redis: RedisProcess;
let s3: Awaited<ReturnType<typeof startS3>>;
let letters: Letters;
/** What the copies reach over a line that we hold. */
let lines: { postgres: Line; s3: Line; smtp: Line };
let env: Record<string, string>;
let copies: ServerProcess[];
let families = 0;

const portOf = (url: string) => Number(new URL(url).port);
const urls = () => copies.map(({ url }) => url);
const someEmail = () => `fault${families++}@example.com`;
const at = { urls, signUp: () => familyOn(urls()[0] ?? "", someEmail(), async (email) => letters.to(email)[0]) };

async function restart(victim: number, signal: NodeJS.Signals, own: Record<string, string> = {}, nodeOptions: string[] = []) {
  const ended = copies[victim];
  await ended?.kill(signal);
  const PORT = new URL(ended?.url ?? "").port;
  copies[victim] = await startProcess({ ...env, DATA_DIR: join(folder, String(victim)), PORT, ...own }, nodeOptions);
}

beforeAll(async () => {
  console.log(`faults: seed ${SEED}, ${ROUNDS} rounds each (FAULT_SEED and FAULT_ROUNDS play them again)`);
  folder = await mkdtemp(join(tmpdir(), "treasure-faults-"));
  diskFolder = await mkdtemp(join(tmpdir(), "treasure-disk-"));
  disk = mountSmallDisk(diskFolder, POSTGRES_MB);
  postgres = await needPostgres(join(diskFolder, "postgres"));
  [redis, s3, letters] = await Promise.all([startRedis(), startS3(), startLetters()]);
  const [toPostgres, toS3, toSmtp] = [portOf(postgres.url), portOf(s3.env.S3_ENDPOINT), letters.port];
  lines = { postgres: await startLine(toPostgres), s3: await startLine(toS3), smtp: await startLine(toSmtp) };
  env = {
    ...sharedSecrets(),
    ...s3.env,
    S3_ENDPOINT: `http://127.0.0.1:${lines.s3.port}`,
    DATABASE_URL: `postgres://postgres@127.0.0.1:${lines.postgres.port}/postgres`,
    REDIS_URL: redis.url,
    SMTP_URL: `smtp://127.0.0.1:${lines.smtp.port}`,
    PUBLIC_URL: "http://localhost:5173",
    LOG_LEVEL: "silent",
  };
  copies = await Promise.all([0, 1].map((n) => startProcess({ ...env, DATA_DIR: join(folder, String(n)) })));
});
afterAll(async () => {
  for (const copy of copies) await copy.kill("SIGKILL");
  for (const line of Object.values(lines)) await line.close();
  await Promise.all([redis.kill(), s3.stop(), letters.close()]);
  postgres.stop();
  disk.unmount();
  for (const made of [folder, diskFolder]) await rm(made, { recursive: true, force: true });
});

describe("families play on, and nothing that was acknowledged is lost or doubled", () => {
  it("while one of two copies is killed and comes back", async () => {
    expect(await rounds(at, (round) => restart(round % 2, "SIGKILL"))).toBeGreaterThan(0);
  });

  it("while Postgres crashes and recovers", async () => {
    expect(await rounds(at, async () => postgres.crash())).toBeGreaterThan(0);
  });

  it("while Postgres has no room left on its disk", async () => {
    await rounds(at, async (_round, playing) => {
      disk.fill();
      await felt(playing);
      await pause();
      disk.free();
      postgres.crash(); // as its supervisor starts it again where it gave up
    });
  });

  it("while every word to Postgres and back takes long", async () => {
    await rounds(at, async () => {
      lines.postgres.slow(() => random() * MAX_DELAY_MS);
      for (let n = 0; n < 4; n++) await pause();
      lines.postgres.mend();
    });
  });

  it("while the line to Postgres is cut", async () => {
    const retries = await rounds(at, async () => {
      lines.postgres.cut();
      await pause();
      lines.postgres.mend();
    });
    expect(retries).toBeGreaterThan(0);
  });

  it("while Redis is gone and comes back", async () => {
    await rounds(at, async () => {
      await redis.kill();
      await pause();
      redis = await startRedis(portOf(redis.url));
    });
  });

  it("while the mail server is gone: who asked for a link gets it once, when it is back", async () => {
    await rounds(at, async () => {
      lines.smtp.cut();
      const asked = [someEmail(), someEmail()];
      for (const email of asked) await until(urls, (url) => call(url, "POST", "/auth/v1/otp", { body: { email } }));
      await pause();
      lines.smtp.mend();
      for (const email of asked) await expect.poll(() => letters.to(email).length, { timeout: 30_000, interval: 50 }).toBe(1);
    });
  });

  it("while the clock of one copy is off, another way each time", async () => {
    await rounds(at, (round) => {
      const skew = Math.round((random() * 2 - 1) * MAX_SKEW_MS);
      return restart(round % 2, "SIGTERM", { CLOCK_SKEW_MS: String(skew) }, ["--import", SKEWED_CLOCK]);
    });
    for (const n of [0, 1]) await restart(n, "SIGTERM");
  });

  it("while the store of files is cut: what authors were told is taken is there, byte by byte", async () => {
    const token = await staffToken(urls()[0] ?? "", join(folder, "0"));
    const picture = await fileBytes("onboarding/welcome.jpg");
    let retries = 0;
    await rounds(at, async (round) => {
      const bytes = new Uint8Array([...picture, ...randomBytes(16)]);
      const before = retries;
      // By turns: cut before the upload until that is felt, and somewhere in the middle of it.
      if (round % 2 === 0) lines.s3.cut();
      const given = until(
        urls,
        (url) => give(url, token, bytes),
        () => retries++,
      );
      if (round % 2 === 0) await expect.poll(() => retries, { timeout: 60_000 }).toBeGreaterThan(before);
      await pause();
      lines.s3.cut();
      await pause();
      lines.s3.mend();
      const { url } = await given;
      const kept = await until(urls, async (copy) => {
        const answer = await fetch(copy + url);
        return { status: answer.status, body: sha256(new Uint8Array(await answer.arrayBuffer())) };
      });
      expect(kept).toBe(sha256(bytes));
    });
    expect(retries).toBeGreaterThan(0);
  });
});

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Uploads a picture and gives it to the first lesson; the answer of what failed, or the last one. */
async function give(url: string, token: string, bytes: Uint8Array<ArrayBuffer>) {
  const tus = uploader({ ask: (path, init) => fetch(url + path, init) }, token);
  const created = await tus.create("poster", "picture.jpg", bytes.byteLength);
  const location = created.headers.get("location");
  if (location === null) return { status: created.status, body: null };
  const patched = await tus.patch(location, 0, bytes);
  if (!patched.ok) return { status: patched.status, body: null };
  const upload = location.slice(location.lastIndexOf("/") + 1);
  return call(url, "POST", `/api/staff/lessons/${FIRST_LESSON_ID}/files`, { token, body: { upload, kind: "poster" } });
}

describe("a planted bug is caught", () => {
  const tamper = async (sql: string) => {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(sql);
    await client.end();
  };

  it("a dropped commit, a doubled grant, progress that went back, a streak and a word that are gone", async () => {
    const [family] = await playWhile(at, async () => undefined);
    if (family === undefined) throw new Error("nobody played");
    await tamper(`delete from learning_events where event_id = '${family.events[3]?.event_id ?? ""}'`);
    await tamper("update users set lifetime_xp = lifetime_xp + 70, lesson_progress = '{}', streak_count = 2, lesson_feedback = '{}'");
    expect(await missing(urls()[0] ?? "", family)).toEqual([
      "progress went back",
      "XP is 140",
      "the streak is 2",
      "feedback is gone",
      `${family.events.length - 1} of ${family.events.length} events`,
    ]);
  });
});
