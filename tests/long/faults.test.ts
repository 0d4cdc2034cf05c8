import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { missing, until } from "#tests/support/acknowledged.ts";
import { uploader } from "#tests/support/authoring.ts";
import { sharedSecrets } from "#tests/support/instances.ts";
import {
  felt,
  pause,
  playWhile,
  random,
  ROUNDS,
  rounds,
  SEED,
} from "#tests/support/fault-rounds.ts";
import { startSmtpServer } from "#tests/support/smtp-server.ts";
import type { SmtpServerProcess } from "#tests/support/smtp-server.ts";
import { startLine } from "#tests/support/line.ts";
import type { Line } from "#tests/support/line.ts";
import { needPostgres } from "#tests/support/postgres.ts";
import type { PostgresProcess } from "#tests/support/postgres.ts";
import { startProcess } from "#tests/support/process.ts";
import { clientAt } from "#tests/support/client.ts";
import { newFamily } from "#tests/support/families.ts";
import type { ServerProcess } from "#tests/support/process.ts";
import { startRedis } from "#tests/support/redis.ts";
import type { RedisProcess } from "#tests/support/redis.ts";
import { startS3 } from "#tests/support/s3.ts";
import { mountSmallDisk } from "#tests/support/small-disk.ts";
import { staffToken } from "#tests/support/staff-token.ts";
import { toWave } from "#tools/studio/sound/wave.ts";

const POSTGRES_MB = 256;
const MAX_DELAY_MS = 60;
const MAX_SKEW_MS = 20 * 60_000;
const SKEWED_CLOCK = fileURLToPath(new URL("../support/skewed-clock.ts", import.meta.url));

let folder: string;
let diskFolder: string;
let disk: ReturnType<typeof mountSmallDisk>;
let postgres: PostgresProcess;
let redis: RedisProcess;
let s3: Awaited<ReturnType<typeof startS3>>;
let mailServer: SmtpServerProcess;
/** Connections of the instances through proxies that the test can slow down and cut. */
let proxies: { postgres: Line; s3: Line; smtp: Line };
let env: Record<string, string>;
let instances: ServerProcess[];
let families = 0;

const portOf = (url: string) => Number(new URL(url).port);
const urls = () => instances.map(({ url }) => url);
const someEmail = () => `fault${families++}@example.com`;
const mailsTo = async (email: string) =>
  mailServer
    .to(email)
    .map((text) => ({ text }))
    .toReversed();
const at = {
  urls,
  signUp: async () =>
    (await newFamily(clientAt(urls()[0] ?? "", mailsTo), { email: someEmail() })).token,
};

async function restart(
  victim: number,
  signal: NodeJS.Signals,
  own: Record<string, string> = {},
  nodeOptions: string[] = [],
) {
  const stopped = instances[victim];
  await stopped?.kill(signal);
  const PORT = new URL(stopped?.url ?? "").port;
  instances[victim] = await startProcess(
    { ...env, DATA_DIR: join(folder, String(victim)), PORT, ...own },
    nodeOptions,
  );
}

beforeAll(async () => {
  console.log(
    `faults: seed ${SEED}, ${ROUNDS} rounds each (set FAULT_SEED and FAULT_ROUNDS to repeat them)`,
  );
  folder = await mkdtemp(join(tmpdir(), "treasure-faults-"));
  diskFolder = await mkdtemp(join(tmpdir(), "treasure-disk-"));
  disk = mountSmallDisk(diskFolder, POSTGRES_MB);
  postgres = await needPostgres(join(diskFolder, "postgres"));
  [redis, s3, mailServer] = await Promise.all([startRedis(), startS3(), startSmtpServer()]);
  const [toPostgres, toS3, toSmtp] = [
    portOf(postgres.url),
    portOf(s3.env.S3_ENDPOINT),
    mailServer.port,
  ];
  proxies = {
    postgres: await startLine(toPostgres),
    s3: await startLine(toS3),
    smtp: await startLine(toSmtp),
  };
  env = {
    ...sharedSecrets(),
    ...s3.env,
    S3_ENDPOINT: `http://127.0.0.1:${proxies.s3.port}`,
    DATABASE_URL: `postgres://postgres@127.0.0.1:${proxies.postgres.port}/postgres`,
    REDIS_URL: redis.url,
    SMTP_URL: `smtp://127.0.0.1:${proxies.smtp.port}`,
    PUBLIC_URL: "http://localhost:5173",
    LOG_LEVEL: "silent",
  };
  instances = await Promise.all(
    [0, 1].map((n) => startProcess({ ...env, DATA_DIR: join(folder, String(n)) })),
  );
});
afterAll(async () => {
  for (const instance of instances) await instance.kill("SIGKILL");
  for (const proxy of Object.values(proxies)) await proxy.close();
  await Promise.all([redis.kill(), s3.stop(), mailServer.close()]);
  postgres.stop();
  disk.unmount();
  for (const path of [folder, diskFolder]) await rm(path, { recursive: true, force: true });
});

describe("families continue to play, and nothing acknowledged is lost or duplicated", () => {
  it("while one of two instances is killed and restarted", async () => {
    expect(await rounds(at, (round) => restart(round % 2, "SIGKILL"))).toBeGreaterThan(0);
  });

  it("while Postgres crashes and recovers", async () => {
    expect(await rounds(at, async () => postgres.crash())).toBeGreaterThan(0);
  });

  it("while the disk of Postgres is full", async () => {
    await rounds(at, async (_round, playing) => {
      disk.fill();
      await felt(playing);
      await pause();
      disk.free();
      postgres.crash(); // as a supervisor would restart a Postgres that gave up
    });
  });

  it("while the connection to Postgres is slow", async () => {
    await rounds(at, async () => {
      proxies.postgres.slow(() => random() * MAX_DELAY_MS);
      for (let n = 0; n < 4; n++) await pause();
      proxies.postgres.mend();
    });
  });

  it("while the connection to Postgres is cut", async () => {
    const retries = await rounds(at, async () => {
      proxies.postgres.cut();
      await pause();
      proxies.postgres.mend();
    });
    expect(retries).toBeGreaterThan(0);
  });

  it("while Redis is stopped and restarted", async () => {
    await rounds(at, async () => {
      await redis.kill();
      await pause();
      redis = await startRedis(portOf(redis.url));
    });
  });

  it("while the mail server is unreachable: each requested link is delivered exactly once afterwards", async () => {
    await rounds(at, async () => {
      proxies.smtp.cut();
      const recipients = [someEmail(), someEmail()];
      for (const email of recipients)
        await until(urls, (url) =>
          clientAt(url).request("POST", "/auth/v1/otp", { body: { email } }),
        );
      await pause();
      proxies.smtp.mend();
      for (const email of recipients)
        await expect
          .poll(() => mailServer.to(email).length, { timeout: 30_000, interval: 50 })
          .toBe(1);
    });
  });

  it("while the clock of one instance is wrong by a random time", async () => {
    await rounds(at, (round) => {
      const skew = Math.round((random() * 2 - 1) * MAX_SKEW_MS);
      return restart(round % 2, "SIGTERM", { CLOCK_SKEW_MS: String(skew) }, [
        "--import",
        SKEWED_CLOCK,
      ]);
    });
    for (const n of [0, 1]) await restart(n, "SIGTERM");
  });

  it("while the connection to the file store is cut: every accepted upload is stored byte for byte", async () => {
    const token = await staffToken(urls()[0] ?? "", join(folder, "0"));
    let retries = 0;
    await rounds(at, async (round) => {
      // Noise, and other noise in each round: recordings are stored as they are.
      const noise = Float32Array.from(randomBytes(20_000), (byte) => byte / 128 - 1);
      const bytes = new Uint8Array(toWave(noise, 0.5));
      const before = retries;
      // Alternates between a cut before the upload, until a retry shows it, and a cut during the
      // upload.
      if (round % 2 === 0) proxies.s3.cut();
      const uploaded = until(
        urls,
        (url) => uploadRecording(url, token, bytes),
        () => retries++,
      );
      if (round % 2 === 0)
        await expect.poll(() => retries, { timeout: 60_000 }).toBeGreaterThan(before);
      await pause();
      proxies.s3.cut();
      await pause();
      proxies.s3.mend();
      const { url } = await uploaded;
      // A draft's file opens by a signed URL alone.
      const signed = await until(urls, (origin) =>
        clientAt(origin).request("POST", "/api/staff/media-addresses", {
          token,
          body: { urls: [url] },
        }),
      );
      const storedHash = await until(urls, async (origin) => {
        const response = await fetch(origin + signed.addresses[url]);
        return {
          status: response.status,
          body: sha256(new Uint8Array(await response.arrayBuffer())),
        };
      });
      expect(storedHash).toBe(sha256(bytes));
    });
    expect(retries).toBeGreaterThan(0);
  });
});

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/**
 * Uploads a recording and assigns it to the first lesson. Returns the first response that failed, or
 * the last one.
 */
async function uploadRecording(url: string, token: string, bytes: Uint8Array<ArrayBuffer>) {
  const tus = uploader({ ask: (path, init) => fetch(url + path, init) }, token);
  const created = await tus.create("question-audio", "noise.wav", bytes.byteLength);
  const location = created.headers.get("location");
  if (location === null) return { status: created.status, body: null };
  const patched = await tus.patch(location, 0, bytes);
  // Where the store was cut meanwhile, less may be stored: the client would go on from there.
  const isWhole = Number(patched.headers.get("upload-offset")) === bytes.byteLength;
  if (!patched.ok || !isWhole) return { status: 503, body: null };
  const upload = location.slice(location.lastIndexOf("/") + 1);
  return clientAt(url).request("POST", `/api/staff/lessons/${FIRST_LESSON_ID}/files`, {
    token,
    body: { upload, kind: "question-audio" },
  });
}

describe("the checks detect damaged data", () => {
  const tamper = async (sql: string) => {
    const client = new Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(sql);
    await client.end();
  };

  it("a lost event, XP granted twice, lost progress, a wrong streak and lost feedback", async () => {
    const [family] = await playWhile(at, async () => undefined);
    if (family === undefined) throw new Error("No family played.");
    await tamper(
      `delete from learning_events where event_id = '${family.events[3]?.event_id ?? ""}'`,
    );
    await tamper("delete from xp_grants");
    await tamper(
      "update children set lifetime_xp = lifetime_xp + 70, lesson_progress = '{}', streak_count = 2, lesson_feedback = '{}'",
    );
    expect(await missing(urls()[0] ?? "", family)).toEqual([
      "progress went back",
      "XP is 140",
      "the streak is 2",
      "feedback is gone",
      `${family.events.length - 1} of ${family.events.length} events`,
    ]);
  });
});
