import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** A browser for tests: alone, quiet, without a GPU. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Debian's shell first: it opens no window of its own, and a page in half of the time. */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const installed = () => PLACES.find((path) => existsSync(path));

/**
 * CHROMIUM_PATH, a system one, or as root on Debian one that is installed now; else one line says
 * what to do.
 */
export function findChromium(): string {
  const given = process.env["CHROMIUM_PATH"] ?? installed();
  if (given !== undefined) return given;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("Installing Chromium for the browser tests...");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    spawnSync("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  const now = installed();
  if (now !== undefined) return now;
  console.error(
    "The browser tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.",
  );
  process.exit(1);
}

/** A browser that reads the settings of a profile, which Debian's shell does not; else the shell. */
export const findWholeChromium = (): string =>
  PLACES.slice(1).find((path) => existsSync(path)) ?? findChromium();
