import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { availableParallelism, constants, freemem, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#tests/support/process.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { makeTemplate } from "#tests/support/template.ts";
import { writeCssTypes } from "#tools/css-types/css-types.ts";
import { SEEN_DIR } from "#tests/e2e/seen.ts";
import { findChromium } from "#tests/support/chromium.ts";

const isLong = process.argv.includes("--long");

/** Linux keeps this folder in memory. */
const MEMORY_FOLDER = "/dev/shm";
const NEEDED_BYTES = 6e9;

function hasMemoryFor(bytes: number): boolean {
  if (!existsSync(MEMORY_FOLDER)) return false;
  const { bavail, bsize } = statfsSync(MEMORY_FOLDER);
  return Math.min(bavail * bsize, freemem()) > bytes;
}

/**
 * A folder for what the tests write: databases, uploads and profiles of browsers. In memory where
 * there is room, since a copy of the template database takes ten times longer on a disk.
 */
function makeTemporaryFolder(): string {
  const folder = mkdtempSync(
    join(!isLong && hasMemoryFor(NEEDED_BYTES) ? MEMORY_FOLDER : tmpdir(), "treasure-tests-"),
  );
  chmodSync(folder, 0o755); // Postgres is run by a user of its own.
  return folder;
}

const temporaryFolder = makeTemporaryFolder();
// Also for this process, which starts Postgres.
process.env["TMPDIR"] = temporaryFolder;
const env = {
  ...process.env,
  // Modules that one process compiled are read by the next, also those of Vitest and Playwright.
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../../.cache/compiled"),
  ...(isLong ? { LONG: "1" } : {}),
};
const isTerminal = process.stdout.isTTY;

interface Step {
  name: string;
  command: string[];
  env?: Record<string, string>;
  /** Runs where other steps leave the processors idle. */
  isLowPriority?: boolean;
}

interface Result {
  name: string;
  passed: boolean;
  seconds: number;
  /** The last lines that the step printed. */
  tail: string;
}

const TAIL_LINES = 40;

/** Three times what the longest step takes: a step that waits for ever fails, and the others run. */
const STEP_LIMIT_MS = (isLong ? 180 : 45) * 60_000;

const results: Result[] = [];
const notes: string[] = [];

/** Runs one step. Prints its output while it runs if `isLive`, otherwise after it has ended. */
async function run(step: Step, isLive: boolean): Promise<void> {
  if (isLive) console.log(`\n== ${step.name}`);
  const started = performance.now();
  const [program = "", ...args] = step.command;
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...env, ...(isTerminal && { FORCE_COLOR: "1" }), ...step.env },
  });
  if (step.isLowPriority === true && child.pid !== undefined)
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = "";
  const add = (chunk: string) => {
    output += chunk;
    if (isLive) process.stdout.write(chunk);
  };
  const limit = setTimeout(() => {
    add(`\nEnded after ${STEP_LIMIT_MS / 60_000} minutes.\n`);
    child.kill();
  }, STEP_LIMIT_MS);
  child.stdout.setEncoding("utf8").on("data", add);
  child.stderr.setEncoding("utf8").on("data", add);
  const passed = await new Promise<boolean>((resolve) => {
    child.once("error", (error) => (add(error.message), resolve(false)));
    child.once("close", (code) => resolve(code === 0));
  });
  clearTimeout(limit);
  if (!isLive) console.log(`\n== ${step.name}\n${output.trimEnd()}`);
  const tail = output.split("\n").slice(-TAIL_LINES).join("\n");
  results.push({ name: step.name, passed, seconds: (performance.now() - started) / 1000, tail });
}

/**
 * Runs independent steps in parallel, at most two. All of them run, even if one fails.
 *
 * @param running a step that runs already and counts as one of the two
 */
async function runInParallel(steps: Step[], running = Promise.resolve()): Promise<void> {
  const queue = [...steps];
  const worker = async (start: Promise<void>) => {
    await start;
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) await run(step, false);
  };
  const second = availableParallelism() > 1 ? worker(Promise.resolve()) : null;
  await Promise.all([worker(running), second]);
}

/** Runs steps one after the other, because they measure time or need all processors. */
async function runInSequence(steps: Step[]): Promise<void> {
  for (const step of steps) await run(step, true);
}

const vitest = (project: string) => ["vitest", "run", "--project", project];

/**
 * Test files of the server that run on the embedded database as well where there is a Postgres:
 * they cover transactions, locks, jobs and the deletion of a family. The process tests start the product
 * on it, too. `--long` runs all of the server's files on both, and the browser on the embedded one.
 */
const EMBEDDED_TESTS = ["authoring", "job-queue", "learning", "payments", "privacy", "sessions"];

// The checkers of types need them.
writeCssTypes(join(import.meta.dirname, "../.."));
// Needs no database: it runs while the database is made.
const webBuild = run(
  { name: "web build", command: ["node", "scripts/build.ts", ".cache/test-dist"] },
  false,
);
const postgres = startPostgres(await freePort());
const template = postgres === null ? null : await makeTemplate(postgres.url);
const onPostgres: Record<string, string> =
  postgres === null || template === null
    ? {}
    : { TEST_DATABASE_URL: postgres.url, TEST_TEMPLATE_DIR: template };
if (postgres === null)
  notes.push(
    "No Postgres on this machine (Debian: postgresql-15): the server was tested on the embedded database only.",
  );
const isEmbeddedEnough = postgres !== null && !isLong;
const serverSteps: Step[] = [
  ...(postgres === null
    ? []
    : [{ name: "server on Postgres", command: vitest("server"), env: onPostgres }]),
  {
    name: "server on the embedded database",
    command: [
      ...vitest("server"),
      ...(isEmbeddedEnough ? EMBEDDED_TESTS.map((name) => `tests/server/${name}.test.ts`) : []),
    ],
  },
];
const unitTests: Step = {
  name: "rules and course",
  command: vitest("unit"),
  isLowPriority: true,
};
/**
 * For checkers of types, which are written in Go: with one thread each type is derived once, and
 * with rarer garbage collection a half of the processor time is saved.
 */
const ONE_THREAD = { GOMAXPROCS: "1", GOGC: "200" };
const browserBudgets = ["node", "tools/bench/browser-budgets.ts", ".cache/test-dist"];
/** Steps that measure no time and need no database. */
const staticChecks: Step[] = [
  {
    name: "types",
    command: ["tsc", "-p", ".", "--checkers", "1"],
    env: ONE_THREAD,
    isLowPriority: true,
  },
  {
    name: "lint and import rules",
    command: ["oxlint", "--type-aware", "--threads=1"],
    env: ONE_THREAD,
    isLowPriority: true,
  },
  { name: "format", command: ["oxfmt", "--check"], isLowPriority: true },
  { name: "unused code", command: ["knip", "--no-progress"], isLowPriority: true },
];
try {
  // What takes longest comes early.
  const processes = run(
    { name: "processes and mail", command: vitest("process"), env: onPostgres },
    false,
  );
  await Promise.all([
    webBuild,
    // The server's tests wait for jobs and mails, and leave a part of the processors idle. The
    // process tests wait for servers to start, which other steps would slow down.
    processes.then(() => run(unitTests, false)),
    runInParallel(
      [
        ...serverSteps,
        // These tests write files that break the import rules: the static checks, which would report
        // them, run later.
        { name: "the repository itself", command: vitest("repository") },
      ],
      processes,
    ),
  ]);
  rmSync(SEEN_DIR, { recursive: true, force: true });
  const chromium = { CHROMIUM_PATH: findChromium() };
  const browserEnv = { ...chromium, ...(isLong ? {} : onPostgres) };
  // Nothing runs beside these: starts of the server use both processors, and so do the first seconds
  // of a page.
  await runInSequence([
    { name: "budgets", command: ["node", "tools/bench/budgets.ts", ".cache/test-dist"] },
    { name: "budgets of pages", command: [...browserBudgets, "pages"] },
  ]);
  // Taps are compared with those on a bare button, and leave more than half of the processors idle;
  // the browser tests leave some while clips play.
  await Promise.all([
    runInSequence([
      { name: "budgets of taps", command: [...browserBudgets, "taps"] },
      { name: "family accounts in the browser", command: ["playwright", "test"], env: browserEnv },
    ]),
    runInParallel(staticChecks),
  ]);
  await runInSequence([
    { name: "every specified text and state was shown", command: ["node", "tools/checks/seen.ts"] },
  ]);
  if (isLong)
    await runInSequence([
      {
        name: "each number of the requirements, changed by one",
        command: ["node", "tools/checks/mutate.ts"],
      },
      { name: "packages with known vulnerabilities", command: ["node", "tools/checks/audit.ts"] },
      { name: "several instances and long rounds", command: vitest("long") },
      {
        name: "lesson builder with 200 lessons",
        command: ["node", "tools/bench/builder-bench.ts", ".cache/test-dist"],
        env: { ...chromium, ...onPostgres },
      },
      {
        name: "statistics with five million events",
        command: ["node", "tools/bench/insight-bench.ts"],
        env: onPostgres,
      },
      {
        name: "memory during an upload of 500 MB",
        command: ["node", "tools/bench/upload-memory.ts"],
      },
    ]);
} finally {
  postgres?.stop();
  rmSync(temporaryFolder, { recursive: true, force: true });
}

console.log("\n== Summary");
for (const { name, passed, seconds } of results)
  console.log(`${passed ? "ok    " : "FAILED"} ${name} (${seconds.toFixed(1)} s)`);
for (const note of notes) console.log(note);
const failed = results.filter(({ passed }) => !passed);
for (const { name, tail } of failed) console.log(`\n== The end of '${name}'\n${tail.trimEnd()}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
