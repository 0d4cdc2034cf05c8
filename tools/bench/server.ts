import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { sharedSecrets } from "#tests/support/instances.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { freePort, startProcess } from "#tests/support/process.ts";
import type { ServerProcess } from "#tests/support/process.ts";
import { bareEmbedded, barePostgres } from "./bare-sql.ts";
import type { BareSql } from "./bare-sql.ts";
import { digits } from "./command.ts";
import type { BenchOptions, Table } from "./command.ts";
import { atRate, drive, driveAtRate, medianLoad, summary } from "./drive.ts";
import type { Ask, Driven, DrivenAtRate } from "./drive.ts";
import { loadsOf, signUp, usage } from "./families.ts";
import type { Family } from "./families.ts";

const CONNECTIONS = 32;

const HEAD = [
  "what",
  "a second",
  "p50 ms",
  "p99 ms",
  "processor ms a request",
  "memory MB",
  "ratio",
  "",
];

/** One run of the command: how long each load lasts, and the rows of its table so far. */
interface Run {
  seconds: number;
  rows: string[][];
}

function add(
  { rows }: Run,
  what: string,
  { rate, p50, p99, failures }: Driven,
  cost: { cpuMs: number; memoryMb: number } | null,
  ratio: string,
): void {
  const spent = cost === null ? ["", ""] : [digits(cost.cpuMs, 2), digits(cost.memoryMb)];
  rows.push([
    what,
    digits(rate),
    digits(p50, 1),
    digits(p99, 1),
    ...spent,
    ratio,
    failures === 0 ? "" : `${failures} failed`,
  ]);
  console.error(rows.at(-1)?.join("  "));
}

async function measure(
  { seconds }: Run,
  server: Pick<ServerProcess, "url" | "child">,
  next: (connection: number) => Ask,
) {
  await drive(server.url, CONNECTIONS, 1, next); // warm-up
  const before = usage(server);
  const driven = await drive(server.url, CONNECTIONS, seconds, next);
  const after = usage(server);
  return {
    driven,
    cost: { cpuMs: (after.cpuMs - before.cpuMs) / driven.count, memoryMb: after.memoryMb },
  };
}

/** Loads of which the median counts. */
const HALF_ROUNDS = 5;

/** Several loads one after the other, of `seconds` together. */
async function inRounds(
  load: (seconds: number) => Promise<DrivenAtRate>,
  seconds: number,
): Promise<DrivenAtRate> {
  const loads: DrivenAtRate[] = [];
  while (loads.length < HALF_ROUNDS) loads.push(await load(seconds / HALF_ROUNDS));
  return medianLoad(loads);
}

/** The load at half of the most that the server did. */
async function measureAtHalf(
  { seconds }: Run,
  server: Pick<ServerProcess, "url" | "child">,
  most: number,
  next: (sent: number) => Ask,
) {
  await driveAtRate(server.url, most / 2, 1, next); // warm-up
  const before = usage(server);
  const driven = await inRounds((round) => driveAtRate(server.url, most / 2, round, next), seconds);
  const after = usage(server);
  return {
    driven,
    cost: { cpuMs: (after.cpuMs - before.cpuMs) / driven.count, memoryMb: after.memoryMb },
  };
}

async function withProduct(
  run: Run,
  name: string,
  env: Record<string, string>,
  hello: number,
  connectBare: () => Promise<BareSql>,
) {
  const server = await startProcess({ ...env, LOG_LEVEL: "silent" });
  const families = await signUp(server.url, CONNECTIONS);
  const { loads } = await loadsOf(server.url, families);
  const reads = await measure(run, server, loads["a lesson is opened"]);
  add(
    run,
    `${name}: a lesson is opened`,
    reads.driven,
    reads.cost,
    `${digits(reads.driven.rate / hello, 2)} of bare Node`,
  );
  const revalidated = await measure(run, server, loads["it is opened again, unchanged"]);
  add(
    run,
    `${name}: it is opened again, unchanged`,
    revalidated.driven,
    revalidated.cost,
    `${digits(revalidated.driven.rate / hello, 2)} of bare Node`,
  );
  const moves = await measure(run, server, loads["a slide is moved"]);
  const half = await measureAtHalf(run, server, moves.driven.rate, (sent) =>
    loads["a slide is moved"](sent % CONNECTIONS),
  );
  const mix = await measure(run, server, loads["the mix"]);
  await server.kill("SIGTERM");
  const bareSql = await connectBare();
  const bare = await driveSql(run, bareSql, families);
  const bareAtHalf = await driveSqlAtRate(run, bareSql, families, moves.driven.rate / 2);
  await bareSql.close();
  add(
    run,
    `${name}: a slide is moved`,
    moves.driven,
    moves.cost,
    `${digits(moves.driven.rate / bare.rate, 2)} of the bare driver`,
  );
  add(
    run,
    `${name}: slides are moved at half of that rate`,
    half.driven,
    half.cost,
    tailOf(half.driven),
  );
  add(run, `${name}: the mix`, mix.driven, mix.cost, "");
  add(run, `${name}: the same statements, bare driver`, bare, null, "");
  add(
    run,
    `${name}: the same statements, bare driver, as often as slides are moved at half of the rate`,
    bareAtHalf,
    null,
    tailOf(bareAtHalf),
  );
  return moves.driven.rate;
}

const tailOf = ({ p50, p99, lagP99 }: DrivenAtRate) =>
  `p99 is ${digits(p99 / p50, 1)} x p50; sent ${digits(lagP99, 1)} ms late (p99)`;

const driveSqlAtRate = (
  { seconds }: Run,
  sql: BareSql,
  families: readonly Family[],
  perSecond: number,
) =>
  inRounds(
    (round) =>
      atRate(perSecond, round, async (index) => {
        const family = families[index % families.length];
        if (family === undefined) return false;
        await sql.move(family.userId, family.sessionId);
        return true;
      }),
    seconds,
  );

async function driveSql(
  { seconds }: Run,
  sql: BareSql,
  families: readonly Family[],
): Promise<Driven> {
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    families.map(async ({ userId, sessionId }) => {
      while (performance.now() < started + seconds * 1000) {
        const requestStarted = performance.now();
        await sql.move(userId, sessionId);
        times.push(performance.now() - requestStarted);
      }
    }),
  );
  return summary(times, (performance.now() - started) / 1000, 0);
}

/**
 * Load test of the server, with client and server on the same processors: requests per second and
 * CPU time, with bare Node, the bare database driver and pgbench for comparison.
 */
export async function server({ seconds }: BenchOptions): Promise<Table> {
  const run: Run = { seconds, rows: [] };
  const notes: string[] = [];
  const port = await freePort();
  const child = spawn(process.execPath, ["tools/bench/hello.ts", String(port)], {
    stdio: "ignore",
  });
  const hello = { url: `http://127.0.0.1:${port}`, child };
  while (
    await fetch(hello.url).then(
      () => false,
      () => true,
    )
  )
    await new Promise((resolve) => setTimeout(resolve, 50));
  const sayHello = () => ({ method: "GET", path: "/" });
  const bareNode = await measure(run, hello, sayHello);
  add(run, "bare Node: hello", bareNode.driven, bareNode.cost, "");
  const bareNodeAtHalf = await measureAtHalf(run, hello, bareNode.driven.rate, sayHello);
  child.kill();
  add(
    run,
    "bare Node: hello, at half of that rate",
    bareNodeAtHalf.driven,
    bareNodeAtHalf.cost,
    tailOf(bareNodeAtHalf.driven),
  );

  const embedded = mkdtempSync(join(tmpdir(), "treasure-bench-"));
  await withProduct(run, "embedded", { DATA_DIR: embedded }, bareNode.driven.rate, () =>
    bareEmbedded(join(embedded, "db"), FIRST_LESSON_ID),
  );
  rmSync(embedded, { recursive: true, force: true });

  const postgres = startPostgres(await freePort());
  if (postgres === null)
    notes.push(
      "No Postgres on this machine (Debian: postgresql-15): the embedded database alone was measured.",
    );
  else {
    const { url } = postgres;
    const dataDir = mkdtempSync(join(tmpdir(), "treasure-bench-"));
    const moves = await withProduct(
      run,
      "Postgres",
      { ...sharedSecrets(), DATA_DIR: dataDir, DATABASE_URL: url },
      bareNode.driven.rate,
      () => Promise.resolve(barePostgres(url, FIRST_LESSON_ID)),
    );
    const { port: postgresPort } = new URL(url);
    const pgbench = (...args: string[]) =>
      execFileSync(
        "pgbench",
        ["-h", "127.0.0.1", "-p", postgresPort, "-U", "postgres", ...args, "postgres"],
        {
          encoding: "utf8",
          stdio: ["ignore", "pipe", "ignore"],
        },
      );
    pgbench("-i", "-q", "-s", "1");
    const tps = Number(
      /tps = ([\d.]+)/.exec(pgbench("-n", "-c", "10", "-T", String(seconds)))?.[1] ?? 0,
    );
    run.rows.push([
      "pgbench, its own transaction",
      digits(tps),
      "",
      "",
      "",
      "",
      `a slide move is ${digits(moves / tps, 2)} of it`,
      "",
    ]);
    postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }

  return {
    title: `Server: ${CONNECTIONS} connections, ${seconds} s each`,
    head: HEAD,
    rows: run.rows,
    notes,
  };
}
