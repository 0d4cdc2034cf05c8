import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { freePort } from "#tests/support/process.ts";
import { startPostgres } from "#tests/support/postgres.ts";
import { SEEN_DIR } from "#tests/e2e/seen.ts";
import { findChromium } from "#tests/support/chromium.ts";

const isLong = process.argv.includes("--long");
const env = { ...process.env, ...(isLong ? { LONG: "1" } : {}) };

interface Result {
  name: string;
  passed: boolean;
  seconds: number;
  /** The last it printed. */
  tail: string;
}

const TAIL_LINES = 40;

const results: Result[] = [];
const notes: string[] = [];

/** Runs one step with its output shown; all steps run, whatever failed before. */
async function step(name: string, command: string[], extra: Record<string, string> = {}): Promise<void> {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const [program = "", ...args] = command;
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...env, ...extra } });
  let tail = "";
  const show = (chunk: string) => {
    process.stdout.write(chunk);
    tail = (tail + chunk).split("\n").slice(-TAIL_LINES).join("\n");
  };
  child.stdout.setEncoding("utf8").on("data", show);
  child.stderr.setEncoding("utf8").on("data", show);
  const passed = await new Promise<boolean>((resolve) => {
    child.once("error", (error) => (show(error.message), resolve(false)));
    child.once("close", (code) => resolve(code === 0));
  });
  results.push({ name, passed, seconds: (performance.now() - started) / 1000, tail });
}

const postgres = startPostgres(await freePort());
try {
  await step("types", ["tsc", "-p", "."]);
  await step("lint and walls", ["oxlint", "--type-aware"]);
  await step("format", ["oxfmt", "--check"]);
  await step("unused code", ["knip", "--no-progress"]);
  await step("rules and course", ["vitest", "run", "--project", "unit"]);
  await step("server on the embedded database", ["vitest", "run", "--project", "server"]);
  if (postgres === null)
    notes.push("No Postgres on this machine (Debian: postgresql-15): the server was tested on the embedded database alone.");
  else await step("server on Postgres", ["vitest", "run", "--project", "server"], { TEST_DATABASE_URL: postgres.url });
  await step(
    "processes, mail and walls",
    ["vitest", "run", "--project", "process"],
    postgres === null ? {} : { TEST_DATABASE_URL: postgres.url },
  );
  await step("web build", ["node", "scripts/build.ts", ".cache/test-dist"]);
  await step("budgets", ["node", "scripts/budgets.ts", ".cache/test-dist"]);
  await step("budgets in the browser", ["node", "scripts/browser-budgets.ts", ".cache/test-dist"]);
  rmSync(SEEN_DIR, { recursive: true, force: true });
  await step("families in the browser", ["playwright", "test"], { CHROMIUM_PATH: findChromium() });
  if (isLong) {
    await step("each number of the specification, changed by one", ["node", "scripts/mutate.ts"]);
    await step("versions known to be bad", ["node", "scripts/audit.ts"]);
    await step("several copies and long rounds", ["vitest", "run", "--project", "long"]);
    await step("lesson builder with 200 lessons", ["node", "scripts/builder-bench.ts", ".cache/test-dist"], {
      CHROMIUM_PATH: findChromium(),
      ...(postgres !== null && { TEST_DATABASE_URL: postgres.url }),
    });
    await step("'How it goes' with five million events", ["node", "scripts/insight-bench.ts"], {
      ...(postgres !== null && { TEST_DATABASE_URL: postgres.url }),
    });
    await step("memory while 500 MB are uploaded", ["node", "scripts/upload-memory.ts"]);
  }
  await step("every promised text and state was seen", ["node", "scripts/seen.ts"]);
} finally {
  postgres?.stop();
}

console.log("\n== Summary");
for (const { name, passed, seconds } of results) console.log(`${passed ? "ok    " : "FAILED"} ${name} (${seconds.toFixed(1)} s)`);
for (const note of notes) console.log(note);
const failed = results.filter(({ passed }) => !passed);
for (const { name, tail } of failed) console.log(`\n== The end of '${name}'\n${tail.trimEnd()}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
