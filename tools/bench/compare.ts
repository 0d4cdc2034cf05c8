import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { sharedSecrets } from "#tests/support/instances.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { freePort, startProcess } from "#tests/support/process.ts";
import { digits } from "./command.ts";
import type { BenchOptions, Table } from "./command.ts";
import { drive } from "./drive.ts";
import { loadsOf, signUp, usage } from "./families.ts";
import { middle } from "./median.ts";

const CONNECTIONS = 32;

/** A running server, its loads, and what ends it. */
async function open(env: Record<string, string>, root?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), "treasure-bench-"));
  const server = await startProcess({ ...env, DATA_DIR: dataDir, LOG_LEVEL: "silent" }, [], root);
  const families = await signUp(server.url, CONNECTIONS);
  const { loads, length } = await loadsOf(server.url, families);
  const close = async () => {
    await server.kill("SIGTERM");
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { server, loads, length, close };
}

type Side = Awaited<ReturnType<typeof open>>;

type Load = keyof Side["loads"];

async function measure({ server, loads }: Side, load: Load, seconds: number) {
  const before = usage(server);
  const { rate, count, failures } = await drive(server.url, CONNECTIONS, seconds, loads[load]);
  return { rate, cpuMs: (usage(server).cpuMs - before.cpuMs) / count, failures };
}

const spread = (values: number[]) =>
  `${digits(middle(values), 2)} (${digits(Math.min(...values), 2)} to ${digits(Math.max(...values), 2)})`;

/** The rows of one database: both servers in turn, the first of them by turns too. */
async function rowsOf(
  name: string,
  here: Side,
  other: Side,
  { rounds, seconds }: BenchOptions,
): Promise<string[][]> {
  const rows: string[][] = [];
  for (const load of Object.keys(here.loads) as Load[]) {
    const rates: number[] = [];
    const costs: number[] = [];
    let failures = 0;
    for (const side of [here, other]) await measure(side, load, 1); // warm-up
    for (let round = 0; round < rounds; round++) {
      const isHereFirst = round % 2 === 0;
      const first = await measure(isHereFirst ? here : other, load, seconds);
      const second = await measure(isHereFirst ? other : here, load, seconds);
      const [own, theirs] = isHereFirst ? [first, second] : [second, first];
      rates.push(own.rate / theirs.rate);
      costs.push(own.cpuMs / theirs.cpuMs);
      failures += own.failures + theirs.failures;
    }
    rows.push([`${name}: ${load}`, spread(rates), spread(costs), digits(failures)]);
    console.error(rows.at(-1)?.join("  "));
  }
  return rows;
}

/**
 * This checkout beside another one, each with a server and database of its own that run at the same
 * time and are loaded in turn: a machine that is slower for a minute slows both.
 */
export async function compare(options: BenchOptions): Promise<Table> {
  const root = resolve(options.other ?? ".");
  const rows: string[][] = [];
  const notes: string[] = [];
  const run = async (name: string, envs: [Record<string, string>, Record<string, string>]) => {
    const here = await open(envs[0]);
    const other = await open(envs[1], root);
    rows.push(...(await rowsOf(name, here, other, options)));
    notes.push(
      `${name}: the lesson has ${digits(here.length)} characters here, ${digits(other.length)} there.`,
    );
    await here.close();
    await other.close();
  };
  await run("embedded", [{}, {}]);
  const postgres = [startPostgres(await freePort()), startPostgres(await freePort())] as const;
  const [own, theirs] = postgres;
  if (own === null || theirs === null) notes.push("No Postgres on this machine.");
  else
    await run("Postgres", [
      { ...sharedSecrets(), DATABASE_URL: own.url },
      { ...sharedSecrets(), DATABASE_URL: theirs.url },
    ]);
  for (const server of postgres) server?.stop();
  return {
    title: `Compared with ${root}: ratios, median (least to most)`,
    head: ["what", "requests a second", "CPU a request", "failed"],
    rows,
    notes,
  };
}
