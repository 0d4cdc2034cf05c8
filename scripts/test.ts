import { spawnSync } from "node:child_process";
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
}

const results: Result[] = [];
const notes: string[] = [];

/** Runs one step with its output shown; all steps run, whatever failed before. */
function step(name: string, command: string[], extra: Record<string, string> = {}): void {
  console.log(`\n== ${name}`);
  const started = performance.now();
  const [program = "", ...args] = command;
  const { status } = spawnSync(program, args, { stdio: ["ignore", "inherit", "inherit"], env: { ...env, ...extra } });
  results.push({ name, passed: status === 0, seconds: (performance.now() - started) / 1000 });
}

const postgres = startPostgres(await freePort());
try {
  step("types", ["tsc", "-p", "."]);
  step("lint and walls", ["oxlint", "--type-aware"]);
  step("format", ["oxfmt", "--check"]);
  step("unused code", ["knip", "--no-progress"]);
  step("rules and course", ["vitest", "run", "--project", "unit"]);
  step("server on the embedded database", ["vitest", "run", "--project", "server"]);
  if (postgres === null)
    notes.push("No Postgres on this machine (Debian: postgresql-15): the server was tested on the embedded database alone.");
  else step("server on Postgres", ["vitest", "run", "--project", "server"], { TEST_DATABASE_URL: postgres.url });
  step(
    "processes, mail and walls",
    ["vitest", "run", "--project", "process"],
    postgres === null ? {} : { TEST_DATABASE_URL: postgres.url },
  );
  step("web build", ["node", "scripts/build.ts", ".cache/test-dist"]);
  step("budgets", ["node", "scripts/budgets.ts", ".cache/test-dist"]);
  step("budgets in the browser", ["node", "scripts/browser-budgets.ts", ".cache/test-dist"]);
  rmSync(SEEN_DIR, { recursive: true, force: true });
  step("families in the browser", ["playwright", "test"], { CHROMIUM_PATH: findChromium() });
  if (isLong) {
    step("lesson builder with 200 lessons", ["node", "scripts/builder-bench.ts", ".cache/test-dist"], {
      CHROMIUM_PATH: findChromium(),
      ...(postgres !== null && { TEST_DATABASE_URL: postgres.url }),
    });
    step("'How it goes' with five million events", ["node", "scripts/insight-bench.ts"], {
      ...(postgres !== null && { TEST_DATABASE_URL: postgres.url }),
    });
    step("memory while 500 MB are uploaded", ["node", "scripts/upload-memory.ts"]);
  }
  step("every promised text and state was seen", ["node", "scripts/seen.ts"]);
} finally {
  postgres?.stop();
}

console.log("\n== Summary");
for (const { name, passed, seconds } of results) console.log(`${passed ? "ok    " : "FAILED"} ${name} (${seconds.toFixed(1)} s)`);
for (const note of notes) console.log(note);
const failed = results.filter(({ passed }) => !passed).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
