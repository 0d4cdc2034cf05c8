import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync } from "node:fs";

const folder = mkdtempSync("/dev/shm/tt-");
chmodSync(folder, 0o755);
process.env["TMPDIR"] = folder;
const { freePort } = await import("#tests/support/process.ts");
const { startPostgres } = await import("#tests/support/postgres.ts");
const { makeTemplate } = await import("#tests/support/template.ts");
const postgres = await startPostgres(await freePort());
const template = await makeTemplate(postgres.url);
spawnSync("vitest", ["run", "--project", "server", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, TEST_DATABASE_URL: postgres.url, TEST_TEMPLATE_DIR: template },
});
await postgres.stop();
process.exit(0);
