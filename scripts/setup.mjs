// Runs under whatever Node starts npm, before anything is installed: imports nothing from
// node_modules.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const NEEDED_NODE = 24;

/**
 * Path and version of every required package in a lock file, to compare the lock file with the
 * installation.
 */
function packages(file) {
  const { packages: all } = JSON.parse(readFileSync(file, "utf8"));
  const entries = Object.entries(all).filter(
    ([path, entry]) => path !== "" && !entry.optional && !entry.peer,
  );
  return JSON.stringify(entries.map(([path, entry]) => [path, entry.version]).sort());
}

function isInstalled() {
  const installed = join(ROOT, "node_modules/.package-lock.json");
  return existsSync(installed) && packages(installed) === packages(join(ROOT, "package-lock.json"));
}

function npm(...args) {
  const { status } = spawnSync("npm", args, {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, npm_config_loglevel: "error" },
  });
  if (status !== 0) {
    console.error(`npm ${args.join(" ")} failed; see above.`);
    process.exit(status ?? 1);
  }
}

/**
 * Major version of the Node that npm scripts use: the one in node_modules if it is installed, else
 * the system's.
 */
function scriptNode() {
  const pinned = join(ROOT, "node_modules/.bin/node");
  const { stdout } = spawnSync(existsSync(pinned) ? pinned : "node", ["--version"], {
    encoding: "utf8",
  });
  return Number(/^v(\d+)/.exec(stdout ?? "")?.[1] ?? 0);
}

if (!isInstalled()) {
  console.log("Installing packages...");
  npm("ci", "--include=dev", "--no-audit", "--no-fund"); // the web is built here, also where NODE_ENV is production
  // npm 10 links the Node package's binary only on rebuild.
  if (scriptNode() < NEEDED_NODE) npm("rebuild");
}
if (scriptNode() < NEEDED_NODE) {
  console.error(
    `Node ${NEEDED_NODE} or newer must be installed on this machine, because no npm package of Node exists for its platform.`,
  );
  process.exit(1);
}
