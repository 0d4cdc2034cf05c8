import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { sharedSecrets } from "#tests/support/instances.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { freePort, startProcess } from "#tests/support/process.ts";
import type { ServerProcess } from "#tests/support/process.ts";
import { bareEmbedded, barePostgres } from "./bare-sql.ts";
import type { BareSql } from "./bare-sql.ts";
import {
  answersShown,
  changeOfSlide,
  openBrowserBench,
  startPageLcp,
  wholeLesson,
} from "./browser.ts";
import type { BrowserBench } from "./browser.ts";
import { drive, summary } from "./drive.ts";
import type { Ask, Driven } from "./drive.ts";
import { LESSON, mixOf, PROGRESS, signUp, usage } from "./families.ts";
import type { Family } from "./families.ts";
import { buildWeb } from "#tools/build/build-web.ts";
import { median } from "./median.ts";

/*
 * Load test of the server, with client and server on the same processors. Prints Markdown tables of
 * requests per second and CPU time, with bare Node, the bare database driver and pgbench for
 * comparison. Has no pass or fail.
 */
const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 8);
const CONNECTIONS = 32;
const BROWSER_RUNS = 5;

const rows: string[][] = [];
const digits = (value: number, places = 0) =>
  value.toLocaleString("en", { maximumFractionDigits: places, minimumFractionDigits: places });

function add(
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
  server: Pick<ServerProcess, "url" | "child">,
  next: (connection: number) => Ask,
) {
  await drive(server.url, CONNECTIONS, 1, next); // warm-up
  const before = usage(server);
  const driven = await drive(server.url, CONNECTIONS, SECONDS, next);
  const after = usage(server);
  return {
    driven,
    cost: { cpuMs: (after.cpuMs - before.cpuMs) / driven.count, memoryMb: after.memoryMb },
  };
}

async function withProduct(
  name: string,
  env: Record<string, string>,
  hello: number,
  bareMoves: (families: Family[]) => Promise<Driven>,
) {
  const server = await startProcess({ ...env, LOG_LEVEL: "silent" });
  const families = await signUp(server.url, CONNECTIONS);
  const tokenOf = (connection: number) => families[connection]?.token ?? "";
  const { headers } = await fetch(server.url + LESSON, {
    headers: { authorization: `Bearer ${tokenOf(0)}` },
  });
  const etag = headers.get("etag") ?? "";
  const reads = await measure(server, (connection) => ({
    method: "GET",
    path: LESSON,
    token: tokenOf(connection),
  }));
  add(
    `${name}: a lesson is opened`,
    reads.driven,
    reads.cost,
    `${digits(reads.driven.rate / hello, 2)} of bare Node`,
  );
  const revalidated = await measure(server, (connection) => ({
    method: "GET",
    path: LESSON,
    token: tokenOf(connection),
    known: etag,
  }));
  add(
    `${name}: it is opened again, unchanged`,
    revalidated.driven,
    revalidated.cost,
    `${digits(revalidated.driven.rate / hello, 2)} of bare Node`,
  );
  let slide = 0;
  const moves = await measure(server, (connection) => {
    slide++;
    return {
      method: "PUT",
      path: PROGRESS,
      token: tokenOf(connection),
      body: { slide: slide % 2, version: 1 },
    };
  });
  const mix = await measure(server, mixOf(families));
  await server.kill("SIGTERM");
  const bare = await bareMoves(families);
  add(
    `${name}: a slide is moved`,
    moves.driven,
    moves.cost,
    `${digits(moves.driven.rate / bare.rate, 2)} of the bare driver`,
  );
  add(`${name}: the mix`, mix.driven, mix.cost, "");
  add(`${name}: the same statements, bare driver`, bare, null, "");
  return moves.driven.rate;
}

async function driveSql(sql: BareSql, families: readonly Family[]): Promise<Driven> {
  const times: number[] = [];
  const started = performance.now();
  await Promise.all(
    families.map(async ({ userId, sessionId }) => {
      while (performance.now() < started + SECONDS * 1000) {
        const requestStarted = performance.now();
        await sql.move(userId, sessionId);
        times.push(performance.now() - requestStarted);
      }
    }),
  );
  const spent = (performance.now() - started) / 1000;
  await sql.close();
  return summary(times, spent, 0);
}

const port = await freePort();
const child = spawn(process.execPath, ["tools/bench/hello.ts", String(port)], { stdio: "ignore" });
const hello = { url: `http://127.0.0.1:${port}`, child };
while (
  await fetch(hello.url).then(
    () => false,
    () => true,
  )
)
  await new Promise((resolve) => setTimeout(resolve, 50));
const bareNode = await measure(hello, () => ({ method: "GET", path: "/" }));
child.kill();
add("bare Node: hello", bareNode.driven, bareNode.cost, "");

const embedded = mkdtempSync(join(tmpdir(), "treasure-bench-"));
await withProduct("embedded", { DATA_DIR: embedded }, bareNode.driven.rate, async (families) =>
  driveSql(await bareEmbedded(join(embedded, "db"), FIRST_LESSON_ID), families),
);
rmSync(embedded, { recursive: true, force: true });

const postgres = startPostgres(await freePort());
if (postgres === null)
  console.log(
    "No Postgres on this machine (Debian: postgresql-15): the embedded database alone was measured.\n",
  );
else {
  const { url } = postgres;
  const dataDir = mkdtempSync(join(tmpdir(), "treasure-bench-"));
  const moves = await withProduct(
    "Postgres",
    { ...sharedSecrets(), DATA_DIR: dataDir, DATABASE_URL: url },
    bareNode.driven.rate,
    (families) => driveSql(barePostgres(url, FIRST_LESSON_ID), families),
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
    /tps = ([\d.]+)/.exec(pgbench("-n", "-c", "10", "-T", String(SECONDS)))?.[1] ?? 0,
  );
  rows.push([
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

console.error("in the browser");
await buildWeb();
const bench = await openBrowserBench(join(import.meta.dirname, "../../dist"));
const browserRows: string[][] = [];
const inBrowser = async (what: string, ask: (bench: BrowserBench) => Promise<number>) => {
  const values: number[] = [];
  for (let run = 0; run < BROWSER_RUNS; run++) values.push(await ask(bench));
  browserRows.push([what, `${digits(median(values))} ms`]);
};
await inBrowser("`/` throttled: largest contentful paint", startPageLcp);
await inBrowser("a lesson throttled, opened on a quiz: answers shown", answersShown);
await inBrowser("slide change, media ready", changeOfSlide);
const { requests, bytes } = await wholeLesson(bench);
browserRows.push(["a whole lesson", `${requests} requests, ${digits(bytes / 1e6, 1)} MB`]);
await bench.close();

const head = [
  "what",
  "a second",
  "p50 ms",
  "p99 ms",
  "processor ms a request",
  "memory MB",
  "ratio",
  "",
];
console.log(
  `${cpus().length} x ${cpus()[0]?.model ?? "?"}, ${digits(totalmem() / 2 ** 30)} GiB, Node ${process.version}; ${CONNECTIONS} connections, ${SECONDS} s each\n`,
);
const table = (lines: readonly string[][]) =>
  lines.map((row) => `| ${row.join(" | ")} |`).join("\n");
console.log(table([head, head.map(() => "---"), ...rows]));
console.log(
  `\nIn Chromium; throttled: processor x4 slower, 150 ms, 1.6 and 0.75 Mbit/s; the median of ${BROWSER_RUNS}.\n`,
);
console.log(table([["what", "measured"], ["---", "---"], ...browserRows]));
