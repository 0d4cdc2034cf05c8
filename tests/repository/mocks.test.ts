import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

/** The test files of a worker share their modules (vitest.config.ts). */
it("a test file that mocks a module first resets those that other files have imported (T-890)", () => {
  const files = globSync(
    "{domain,characters,stage,app,course,tools,tests/server}/**/*.test.{ts,tsx}",
    {
      cwd: ROOT,
    },
  ).map((file) => ({ file, text: readFileSync(join(ROOT, file), "utf8") }));
  const mocking = files.filter(({ text }) => /^vi\.mock\(/m.test(text));
  expect(mocking.length).toBeGreaterThan(15);
  const isReset = (text: string) => {
    const at = text.indexOf("vi.hoisted(() => vi.resetModules());");
    return at >= 0 && at < text.indexOf("vi.mock(");
  };
  expect(mocking.filter(({ text }) => !isReset(text)).map(({ file }) => file)).toEqual([]);
});
