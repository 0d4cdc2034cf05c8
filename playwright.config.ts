import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS } from "#tests/support/chromium.ts";

/** For the recording of lines; the browser asks nobody. */
const HUMMING_MICROPHONE = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

export default defineConfig({
  testDir: "tests/e2e",
  timeout: 90_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [["list"]],
  outputDir: ".cache/e2e",
  use: {
    actionTimeout: 15_000,
    viewport: { width: 390, height: 844 },
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
      args: [...CHROMIUM_FLAGS, ...HUMMING_MICROPHONE],
    },
    trace: "off",
    // Requests of a page that a service worker serves pass by `page.route`; the offline tests let it in.
    serviceWorkers: "block",
  },
});
