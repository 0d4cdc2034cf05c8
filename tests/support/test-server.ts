import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Logger } from "pino";
import { readConfig } from "#server/platform/config/config.ts";
import { connectEmbedded, connectPostgres } from "#server/platform/db/connect.ts";
import type { Connection } from "#server/platform/db/connect.ts";
import { createLogger } from "#server/platform/log.ts";
import type { ClipConverter } from "#server/authoring/clips/converter.ts";
import type { CourseVoice } from "#server/voice/course-voice.ts";
import type { RecordedNames } from "#server/voice/names-file.ts";
import { startServer } from "#server/main.ts";
import type { RunningServer } from "#server/main.ts";
import { FakeClock } from "./clock.ts";
import { emptyImage } from "./empty-image.ts";
import { requestBy } from "./client.ts";
import type { ApiClient } from "./client.ts";
import { copyTemplate, createDatabase } from "./template.ts";

export const MANY = {
  AUTH_REQUESTS_PER_5_MIN: "10000000",
  TOKEN_REQUESTS_PER_5_MIN: "10000000",
  API_REQUESTS_PER_MIN: "10000000",
};
export const BASE = "http://localhost:5173";

export interface TestServer extends RunningServer, ApiClient {
  clock: FakeClock;
  /** Moves the clock on and runs what is due then. */
  runDueWorkAfter(seconds: number): Promise<void>;
  /** As fetch does, by path; `from` is the client's IP address. */
  ask(path: string, init: RequestInit, from?: string): Promise<Response>;
}

interface Options {
  env?: Record<string, string>;
  log?: Logger;
  /** Start of the fake clock. */
  at?: string;
  /** A Postgres database that another instance uses too; else one of its own. */
  database?: string;
  /** Folder of the built web; left out: none. */
  distDir?: string;
  /** Converts clips in the place of ffmpeg; left out: none. */
  clipConverter?: ClipConverter;
  /** Speaks lines in the place of programs; left out: nothing does. */
  courseVoice?: CourseVoice;
  /** Left out: no name is recorded. */
  recordedNames?: RecordedNames;
}

/**
 * The whole server in this process: embedded database in memory, or one of its own on
 * TEST_DATABASE_URL, a copy of the template if there is one.
 */
export async function startTestServer({
  env = {},
  log,
  at = "2026-11-20T12:00:00Z",
  database,
  distDir,
  clipConverter,
  courseVoice,
  recordedNames,
}: Options = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "treasure-test-"));
  const clock = new FakeClock(at);
  const { connection, drop } = await openDatabase(
    database,
    env["S3_BUCKET"] === undefined ? dataDir : null,
  );
  const config = readConfig({
    DATA_DIR: dataDir,
    DEV_PAGES: "1",
    FFMPEG: "off",
    COURSE_VOICE: "off",
    ...MANY,
    ...env,
  });
  const running = await startServer(config, {
    now: clock.now,
    log: log ?? createLogger(process.env["TEST_LOG"] ?? "silent"),
    connection,
    listen: false,
    wait: async () => undefined,
    distDir: distDir ?? null,
    ...(clipConverter && { clipConverter }),
    ...(courseVoice && { courseVoice }),
    ...(recordedNames && { recordedNames }),
  });
  const ask: TestServer["ask"] = async (path, init, from = "127.0.0.1") =>
    running.app.request(BASE + path, init, { incoming: { socket: { remoteAddress: from } } });
  return {
    ...running,
    clock,
    async runDueWorkAfter(seconds) {
      clock.advance(seconds);
      await running.runDueWork();
    },
    ask,
    request: requestBy(ask, new URL(BASE).host),
    mailsTo: (email) => running.context.mailbox.list(email),
    async stop() {
      await running.stop();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** @param dataDir gets the template's files; null: they belong in an S3 store, so it is not used */
async function openDatabase(url: string | undefined, dataDir: string | null) {
  const given = url === undefined ? null : { url, drop: async () => undefined };
  const copy = given ?? (dataDir === null ? null : await copyTemplate(dataDir));
  if (copy === null) return freshDatabase();
  return { connection: await connectPostgres(copy.url, () => undefined), drop: copy.drop };
}

/** An empty database of its own for one test file. */
export async function freshDatabase(): Promise<{
  connection: Connection;
  url: string | null;
  drop: () => Promise<void>;
}> {
  const admin = process.env["TEST_DATABASE_URL"];
  if (admin === undefined)
    return {
      connection: await connectEmbedded(null, await emptyImage()),
      url: null,
      drop: async () => undefined,
    };
  const { url, drop } = await createDatabase(admin, "empty");
  return { connection: await connectPostgres(url, () => undefined), url, drop };
}
