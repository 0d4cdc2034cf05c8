import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const FOLDERS = ["tests", "domain", "app", "scripts"];

const tests = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
    .map((name) => readFileSync(join(ROOT, folder, name), "utf8")),
).join("\n");

it("docs/security.md quotes tests that there are, for every chapter of ASVS 5", () => {
  const table = readFileSync(join(ROOT, "docs/security.md"), "utf8")
    .split("\n")
    .filter((line) => /^\| V\d+ /.test(line));
  expect(table).toHaveLength(17);
  const quoted = table.flatMap((line) => [...(line.split(" | ").at(-1) ?? "").matchAll(/`([^`]+)`/g)].map(([, title = ""]) => title));
  expect(quoted.length).toBeGreaterThan(40);
  for (const title of quoted) expect(tests.includes(title), title).toBe(true);
});
