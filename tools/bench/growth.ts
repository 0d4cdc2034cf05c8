import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { connectPostgres } from "#server/platform/db/connect.ts";
import type { Connection } from "#server/platform/db/connect.ts";
import { createLogger } from "#server/platform/log.ts";
import { startServer } from "#server/main.ts";
import type { RunningServer } from "#server/main.ts";
import { sharedSecrets } from "#tests/support/instances.ts";
import { needPostgres } from "#tests/support/postgres.ts";
import { freePort, startProcess } from "#tests/support/process.ts";
import { MANY } from "#tests/support/test-server.ts";
import type { Table } from "./command.ts";
import { drive } from "./drive.ts";
import type { Ask } from "./drive.ts";
import { LESSON, PROGRESS, signUp } from "./families.ts";
import type { Family } from "./families.ts";
import { ADD_COURSES, addFamilies, finishLessons } from "./growth-rows.ts";
import { readPlans, withPlans } from "./growth-plans.ts";

/*
 * Of 5 million events a day at a million families, half of one day, a tenth of a day that is to be
 * deleted and a hundredth of the 29 days between are there (growth-rows.ts).
 *
 * How requests and recurring jobs grow: the same measurement with 1,000, 100,000 and 1,000,000
 * synthetic families on Postgres, then with 1,000 lessons in a course and 200 courses. Fails where a
 * statement scans a table that grows with the number of families. GROWTH_FAMILIES sets the numbers.
 */
const SIZES = (process.env["GROWTH_FAMILIES"] ?? "1000,100000,1000000").split(",").map(Number);
const SECONDS = Number(process.env["GROWTH_SECONDS"] ?? 2);
/** Few, so that the time is that of a request and not of a queue. */
const CONNECTIONS = 4;
/** A smaller table is read whole because that is quickest. */
const GROWN_ROWS = 10_000;
/** Counts of the metrics stop after 100,000 rows. */
const STOPS_EARLY = /^with counted as/;
/** Once a week that week's events and families are counted, and the ages of its children found. */
const WEEKLY_COUNTS = /^(?:with started as|insert into "learning_daily")/;

type Column = Map<string, string>;
const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0);

function routes(families: readonly Family[]): Record<string, (connection: number) => Ask> {
  const token = (connection: number) => families[connection % families.length]?.token ?? "";
  let slide = 0;
  const get = (path: string) => (connection: number) => ({
    method: "GET",
    path,
    token: token(connection),
  });
  return {
    "GET /api/me": get("/api/me"),
    "GET /api/lessons/:id": get(LESSON),
    "GET /api/course-track": get("/api/course-track"),
    "GET /api/me/consents": get("/api/me/consents"),
    "GET /api/me/sessions": get("/api/me/sessions"),
    "PUT /api/me/lessons/:id/progress": (connection) => ({
      method: "PUT",
      path: PROGRESS,
      token: token(connection),
      body: { slide: slide++ % 2, version: 1 },
    }),
    "POST /api/events": (connection) => ({
      method: "POST",
      path: "/api/events",
      token: token(connection),
      body: {
        events: [
          {
            event_id: randomUUID(),
            name: "slide_viewed",
            lesson_id: FIRST_LESSON_ID,
            at: new Date().toISOString(),
          },
        ],
      },
    }),
    "POST /auth/v1/otp": () => ({
      method: "POST",
      path: "/auth/v1/otp",
      body: { email: `${randomUUID()}@example.com` },
    }),
  };
}

async function measureRoutes(url: string, families: readonly Family[], column: Column) {
  for (const [name, next] of Object.entries(routes(families))) {
    await drive(url, CONNECTIONS, 0.3, next);
    const { p50, p99, failures } = await drive(url, CONNECTIONS, SECONDS, next);
    if (failures > 0) throw new Error(`${name}: ${failures} requests failed`);
    column.set(name, `${ms(p50)} (${ms(p99)})`);
  }
}

/** Runs each recurring job while slides are moved: its time, and the longest move meanwhile. */
async function measureJobs(
  server: RunningServer,
  url: string,
  families: readonly Family[],
  db: Connection,
  column: Column,
) {
  const move = routes(families)["PUT /api/me/lessons/:id/progress"];
  if (move === undefined) throw new Error("no such route");
  for (const { name, run } of server.jobs) {
    const ended = new AbortController();
    let waits = 0;
    const watch = async () => {
      while (!ended.signal.aborted) {
        const { rows } = await db.executeSql(
          "select count(*)::int as waits from pg_locks where not granted",
        );
        waits = Math.max(waits, (rows as { waits: number }[])[0]?.waits ?? 0);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };
    let slowest = 0;
    const moves = async () => {
      while (!ended.signal.aborted)
        slowest = Math.max(slowest, (await drive(url, 2, 0.2, move)).p99);
    };
    const started = performance.now();
    const job = run().finally(() => {
      column.set(`job: ${name}`, ms(performance.now() - started));
      ended.abort();
    });
    await Promise.all([job, watch(), moves()]);
    column.set(
      `job: ${name}`,
      `${column.get(`job: ${name}`)}; slides p99 ${ms(slowest)}${waits > 0 ? `; ${waits} waited for a lock` : ""}`,
    );
  }
}

/** Runs the mix and every job once with their plans written down. */
async function explain(
  env: Record<string, string>,
  url: string,
  folder: string,
  families: readonly Family[],
  db: Connection,
) {
  const log = join(folder, "log");
  const offset = readFileSync(log, "utf8").length;
  const dataDir = mkdtempSync(join(tmpdir(), "treasure-growth-"));
  const server = await startProcess({ ...env, DATA_DIR: dataDir, DATABASE_URL: withPlans(url) });
  for (const next of Object.values(routes(families))) await drive(server.url, 2, 0.3, next);
  await fetch(`${server.url}/metrics`);
  await server.kill("SIGTERM");
  const running = await startInProcess(env, withPlans(url), dataDir);
  await running.runDueWork();
  await running.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const { rows } = await db.executeSql(
    `select relname from pg_class where relkind = 'r' and reltuples > ${GROWN_ROWS}`,
  );
  const grown = new Set((rows as { relname: string }[]).map(({ relname }) => relname));
  return readPlans(log, offset)
    .filter(({ statement }) =>
      /"(?:users|learning_events|sessions|auth)"|users|sessions/.test(statement),
    )
    .map((plan) => ({
      ...plan,
      isBad:
        !STOPS_EARLY.test(plan.statement) &&
        !WEEKLY_COUNTS.test(plan.statement) &&
        plan.scanned.some((table) => grown.has(table)),
    }));
}

const startInProcess = (env: Record<string, string>, url: string, dataDir: string) =>
  startServer(readConfig({ ...env, ...MANY, DATA_DIR: dataDir, DATABASE_URL: url }), {
    log: createLogger("silent"),
    listen: false,
    distDir: null,
  });

/** The command ends with 1 where a statement grows with the number of families. */
export async function growth(): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), "treasure-growth-postgres-"));
  const dataDir = mkdtempSync(join(tmpdir(), "treasure-growth-"));
  const postgres = await needPostgres(folder);
  // One port for every start: access tokens name the URL that issued them.
  const env = { ...sharedSecrets(), LOG_LEVEL: "silent", PORT: String(await freePort()) };
  const { url } = postgres;
  const columns = new Map<string, Column>();
  const db = await connectPostgres(url, () => undefined, 1);
  try {
    let server = await startProcess({ ...env, DATA_DIR: dataDir, DATABASE_URL: url });
    const families = await signUp(server.url, CONNECTIONS);
    const inProcess = await startInProcess(env, url, mkdtempSync(join(dataDir, "jobs-")));
    let from = 1;
    for (const size of SIZES) {
      const started = performance.now();
      const events = await addFamilies(db, from, size);
      from = size + 1;
      const name = `${size.toLocaleString("en")} families, ${events.toLocaleString("en")} events`;
      console.error(`${name}: rows made in ${ms((performance.now() - started) / 1000)} s`);
      const column: Column = new Map();
      columns.set(name, column);
      await measureRoutes(server.url, families, column);
      await measureJobs(inProcess, server.url, families, db, column);
      const { rows } = await db.executeSql(
        "select pg_database_size(current_database())::float8 as size",
      );
      column.set("size of the database, MB", ms((rows as { size: number }[])[0]!.size / 1e6));
      await server.kill("SIGTERM");
      server = await startProcess({ ...env, DATA_DIR: dataDir, DATABASE_URL: url });
      column.set("start of the server", ms(server.readyMs));
    }
    await inProcess.stop();
    await server.kill("SIGTERM");
    const plans = await explain(env, url, folder, families, db);
    server = await startProcess({ ...env, DATA_DIR: dataDir, DATABASE_URL: url });
    await db.executeSql(ADD_COURSES);
    for (const statement of families.flatMap(({ userId }) => finishLessons(userId, 1000)))
      await db.executeSql(statement);
    const long: Column = new Map();
    columns.set("with 1,000 lessons, all finished, and 200 courses", long);
    await new Promise((resolve) => setTimeout(resolve, 2_500)); // the catalog is read again
    await measureRoutes(server.url, families, long);
    await server.kill("SIGTERM");
    const bad = plans.filter(({ isBad }) => isBad);
    if (bad.length > 0) process.exitCode = 1;
    return {
      ...tableOf(columns),
      notes: [
        ...plans.map(
          ({ statement, plan, isBad }) =>
            `${isBad ? "SCANS A GROWING TABLE: " : ""}${statement.slice(0, 400)}\n${plan}`,
        ),
        `${bad.length > 0 ? "OVER" : "ok  "} ${plans.length} statements, ${bad.length} scan a table that grows with the number of families`,
      ],
    };
  } finally {
    await db.close();
    postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function tableOf(columns: ReadonlyMap<string, Column>): Table {
  const names = [...new Set([...columns.values()].flatMap((column) => [...column.keys()]))];
  return {
    title: "Growth: times in ms, p50 (p99) of requests",
    head: ["", ...columns.keys()],
    rows: names.map((name) => [
      name,
      ...[...columns.values()].map((column) => column.get(name) ?? ""),
    ]),
  };
}
