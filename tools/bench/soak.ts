import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sharedSecrets } from "#tests/support/instances.ts";
import { needPostgres } from "#tests/support/postgres.ts";
import { startProcess } from "#tests/support/process.ts";
import { drive } from "./drive.ts";
import { mixOf, signUp, usage } from "./families.ts";

/*
 * Soak test: half an hour of constant load on one instance with Postgres, to see whether memory or
 * response times grow. Prints a line every five minutes, after one minute of warm-up.
 */
const MINUTES = Number(process.env["SOAK_MINUTES"] ?? 30);
const STEP_MINUTES = 5;
const FAMILIES = 16;
/** Results in about 150 requests per second. */
const PAUSE_MS = 100;
// Access tokens are valid for an hour, so no token is refreshed during the run.
const postgres = await needPostgres();
const DATA_DIR = mkdtempSync(join(tmpdir(), "treasure-soak-"));
const server = await startProcess({
  ...sharedSecrets(),
  DATA_DIR,
  DATABASE_URL: postgres.url,
  LOG_LEVEL: "silent",
});
const next = mixOf(await signUp(server.url, FAMILIES));
await drive(server.url, FAMILIES, 60, next, PAUSE_MS);
console.log("| minute | requests | p50 ms | p99 ms | failed | memory MB |");
console.log("| --- | --- | --- | --- | --- | --- |");
for (let minute = STEP_MINUTES; minute <= MINUTES; minute += STEP_MINUTES) {
  const { count, p50, p99, failures } = await drive(
    server.url,
    FAMILIES,
    STEP_MINUTES * 60,
    next,
    PAUSE_MS,
  );
  console.log(
    `| ${minute} | ${count} | ${p50.toFixed(1)} | ${p99.toFixed(1)} | ${failures} | ${usage(server).memoryMb.toFixed(0)} |`,
  );
}
await server.kill("SIGTERM");
postgres.stop();
rmSync(DATA_DIR, { recursive: true, force: true });
