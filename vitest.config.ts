import { defineConfig } from "vitest/config";

/** Jobs and deliveries of a running server are waited for this long; a loaded machine is slow. */
const POLL = { poll: { timeout: 30_000 } };

/** Far above what a test takes: on a busy machine it may be ten times slower. */
const TEST_TIMEOUT_MS = 180_000;

const PROPERTIES = ["./tests/property-seed.ts"];

// `isolate: false`: the test files of a worker share the modules that they import. Nothing that a
// test changes is kept in a module, and importing all of them for each file took half of the time. A
// file that mocks a module resets them first.
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{domain,characters,stage,app,course,tools}/**/*.test.{ts,tsx}"],
          setupFiles: PROPERTIES,
          testTimeout: TEST_TIMEOUT_MS,
          isolate: false,
        },
      },
      {
        test: {
          name: "server",
          include: ["tests/server/**/*.test.ts"],
          setupFiles: PROPERTIES,
          expect: POLL,
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: 60_000,
          maxWorkers: 2,
          isolate: false,
        },
      },
      // Checks of the repository itself; one at a time, since the tests write files that break
      // import rules.
      {
        test: {
          name: "repository",
          include: ["tests/repository/**/*.test.ts"],
          testTimeout: TEST_TIMEOUT_MS,
          maxWorkers: 1,
        },
      },
      // Rounds that take long, or need more than Node: npm run test:long.
      {
        test: {
          name: "long",
          include: ["tests/long/**/*.test.ts"],
          testTimeout: 600_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: "process",
          include: ["tests/process/**/*.test.ts"],
          globalSetup: "tests/process/global-setup.ts",
          expect: POLL,
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
