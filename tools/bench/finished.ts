import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connectPostgres } from "#server/platform/db/connect.ts";
import type { Connection } from "#server/platform/db/connect.ts";
import { sharedSecrets } from "#tests/support/instances.ts";
import { needPostgres } from "#tests/support/postgres.ts";
import { startProcess } from "#tests/support/process.ts";
import type { ServerProcess } from "#tests/support/process.ts";
import { digits } from "./command.ts";
import type { BenchOptions, Table } from "./command.ts";
import { drive } from "./drive.ts";
import type { Ask } from "./drive.ts";
import { LESSON, PROGRESS, signUp, usage, usageOf } from "./families.ts";
import type { Family } from "./families.ts";
import { ADD_COURSES, finishLessons } from "./growth-rows.ts";
import { middle } from "./median.ts";

/*
 * What a request of one child costs after 5, 100 and 1,000 finished lessons, with 1,000 lessons
 * published in each case. Rounds are interleaved.
 */
const FINISHED = [5, 100, 1000];
/** One, so that the time is that of a request and not of a queue. */
const CONNECTIONS = 1;

interface Cost {
  p50: number;
  serverMs: number;
  postgresMs: number;
}

const READS = ["/api/me", "/api/course-track", LESSON];

/** Processor time in milliseconds of all processes of a Postgres, of those that ended too. */
function postgresUsage(folder: string): number {
  const [postmaster = ""] = readFileSync(join(folder, "data/postmaster.pid"), "utf8").split("\n");
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, "utf8");
  return children
    .trim()
    .split(" ")
    .map((pid) => usageOf(Number(pid)).cpuMs)
    .reduce((sum, ms) => sum + ms, usageOf(Number(postmaster)).endedMs);
}

function asks({ token }: Family): Record<string, () => Ask> {
  let slide = 0;
  return {
    ...Object.fromEntries(
      READS.map((path) => [
        `GET ${path.replace(LESSON, "/api/lessons/:id")}`,
        () => ({ method: "GET", path, token }),
      ]),
    ),
    "PUT /api/me/lessons/:id/progress": () => ({
      method: "PUT",
      path: PROGRESS,
      token,
      body: { slide: slide++ % 2, version: 1 },
    }),
  };
}

async function bytesOf(url: string, { token }: Family, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}`, "accept-encoding": "identity" };
  const plain = await fetch(url + path, { headers });
  return digits((await plain.arrayBuffer()).byteLength);
}

async function costOf(
  server: ServerProcess,
  folder: string,
  next: () => Ask,
  seconds: number,
): Promise<Cost> {
  await drive(server.url, CONNECTIONS, 0.2, next);
  const before = { server: usage(server).cpuMs, postgres: postgresUsage(folder) };
  const { p50, count, failures } = await drive(server.url, CONNECTIONS, seconds, next);
  if (failures > 0) throw new Error(`${next().path}: ${failures} requests failed`);
  return {
    p50,
    serverMs: (usage(server).cpuMs - before.server) / count,
    postgresMs: (postgresUsage(folder) - before.postgres) / count,
  };
}

async function publishAndFinish(db: Connection, families: readonly Family[]): Promise<void> {
  await db.executeSql(ADD_COURSES);
  for (const [index, { userId }] of families.entries())
    for (const statement of finishLessons(userId, FINISHED[index] ?? 0))
      await db.executeSql(statement);
  await db.executeSql("vacuum (analyze)");
}

export async function finished({ rounds, seconds }: BenchOptions): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), "treasure-finished-postgres-"));
  const dataDir = mkdtempSync(join(tmpdir(), "treasure-finished-"));
  const postgres = await needPostgres(folder);
  const { url } = postgres;
  const db = await connectPostgres(url, () => undefined, 1);
  const env = { ...sharedSecrets(), LOG_LEVEL: "silent", DATA_DIR: dataDir, DATABASE_URL: url };
  try {
    const server = await startProcess(env);
    const families = await signUp(server.url, FINISHED.length);
    await publishAndFinish(db, families);
    await new Promise((resolve) => setTimeout(resolve, 2_500)); // the catalog is read again
    const loads = families.map(asks);
    const costs = new Map<string, Cost[]>();
    for (let round = 0; round < rounds; round++)
      for (const name of Object.keys(loads[0] ?? {}))
        for (const [index, load] of loads.entries()) {
          const next = load[name];
          if (next === undefined) throw new Error("no such request");
          const cost = await costOf(server, folder, next, seconds);
          const key = `${name}/${index}`;
          costs.set(key, [...(costs.get(key) ?? []), cost]);
        }
    const ofAll = (key: string, part: keyof Cost) =>
      middle((costs.get(key) ?? []).map((cost) => cost[part]));
    const rows = Object.keys(loads[0] ?? {}).flatMap((name) =>
      FINISHED.map((lessons, index) => {
        const key = `${name}/${index}`;
        const spent = (of: string) => ofAll(of, "serverMs") + ofAll(of, "postgresMs");
        return [
          name,
          digits(lessons),
          digits(ofAll(key, "p50"), 2),
          digits(ofAll(key, "serverMs"), 2),
          digits(ofAll(key, "postgresMs"), 2),
          digits(ofAll(key, "p50") / ofAll(`${name}/0`, "p50"), 2),
          digits(spent(key) / spent(`${name}/0`), 2),
        ];
      }),
    );
    const sizes = await Promise.all(
      READS.map(async (path) => {
        const bytes = await Promise.all(
          families.map((family) => bytesOf(server.url, family, path)),
        );
        return `${path.replace(LESSON, "/api/lessons/:id")}: ${bytes.join(", ")} bytes, not compressed.`;
      }),
    );
    await server.kill("SIGTERM");
    return {
      title: "A child with finished lessons, 1,000 lessons published",
      head: [
        "request",
        "finished",
        "p50 ms",
        "processor ms, server",
        "processor ms, Postgres",
        `p50 to that with ${FINISHED[0]}`,
        `processor to that with ${FINISHED[0]}`,
      ],
      rows,
      notes: sizes,
    };
  } finally {
    await db.close();
    postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
