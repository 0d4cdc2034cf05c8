import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testSources } from "./test-sources.ts";

const ROOT = join(import.meta.dirname, "../..");
const tests = testSources();

it("docs/security.md quotes existing tests for every chapter of ASVS 5", () => {
  const table = readFileSync(join(ROOT, "docs/security.md"), "utf8")
    .split("\n")
    .filter((line) => /^\| V\d+ /.test(line));
  expect(table).toHaveLength(17);
  const quoted = table.flatMap((line) =>
    [...(line.split(" | ").at(-1) ?? "").matchAll(/`([^`]+)`/g)].map(([, title = ""]) => title),
  );
  expect(quoted.length).toBeGreaterThan(40);
  for (const title of quoted) expect(tests.includes(title), title).toBe(true);
});
