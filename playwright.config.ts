import { defineConfig } from "@playwright/test";
import { VOICE_FILE } from "./tests/e2e/voice-file.ts";
import { CHROMIUM_FLAGS, findChromium } from "#tests/support/chromium.ts";

/** A simulated microphone that hears a voice, without a permission dialog. */
const FAKE_MICROPHONE = [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  `--use-file-for-fake-audio-capture=${VOICE_FILE}`,
];

/**
 * A test shows each page for seconds: what V8's optimizing compiler does for it takes more processor
 * time than it saves. It begins at ten times as many calls as usual.
 */
const COMPILE_RARELY = "--js-flags=--invocation-count-for-maglev=4000";

const isLong = process.env["LONG"] !== undefined;

export default defineConfig({
  testDir: "tests/e2e",
  // Node itself strips the types: Playwright's compiler takes ten seconds for the tests and what they
  // import.
  build: { external: ["**/*.ts"] },
  globalSetup: "./tests/e2e/global-setup.ts",
  // Far above what a test takes: on a busy machine it may be five times slower.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // The same claims in another surrounding (tests/README.md); `npm run test:long` runs all.
  ...(isLong ? {} : { grepInvert: /@long/ }),
  fullyParallel: true,
  // One more than the processors of a small machine. Four save nothing: the processors are busy.
  workers: 3,
  forbidOnly: true,
  reporter: [["list"]],
  outputDir: ".cache/e2e",
  use: {
    actionTimeout: 30_000,
    viewport: { width: 390, height: 844 },
    launchOptions: {
      executablePath: findChromium(),
      args: [...CHROMIUM_FLAGS, COMPILE_RARELY, ...FAKE_MICROPHONE],
    },
    trace: "off",
    // `page.route` does not see requests that a service worker answers; the offline tests allow it.
    serviceWorkers: "block",
  },
});
