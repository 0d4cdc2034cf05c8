import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/*
 * Mutation test of the numbers in docs/constants.md: changes each by one in a copy of the sources
 * and expects the unit tests to fail. Prints the result for each number, and fails if the tests
 * still pass for one.
 */
const ROOT = join(import.meta.dirname, "../..");
const copy = mkdtempSync(join(tmpdir(), "treasure-mutate-"));
for (const part of [
  "app",
  "characters",
  "course",
  "docs",
  "domain",
  "scripts",
  "server",
  "stage",
  "tests",
  "tools",
  "package.json",
  "vitest.config.ts",
  "tsconfig.json",
])
  cpSync(join(ROOT, part), join(copy, part), {
    recursive: true,
    filter: (path) => !path.includes("/course/media"),
  });
symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));

// Each row of the first table is one number of domain/constants.ts or domain/wire/analytics.ts.
const [table = ""] = readFileSync(join(ROOT, "docs/constants.md"), "utf8").split("\n## ");
const names = [...table.matchAll(/^\| [^|]+ \| `([\w.]+)` \|/gm)].map(([, name = ""]) => name);
const areGreen = () =>
  spawnSync(
    "vitest",
    [
      "run",
      "--project",
      "unit",
      "--project",
      "repository",
      "tests/repository/constants.test.ts",
      "app",
      "domain",
    ],
    {
      cwd: copy,
      stdio: "ignore",
    },
  ).status === 0;
if (!areGreen()) throw new Error("The unit tests fail without any change. Fix them first.");
const survivors: string[] = [];
for (const name of names) {
  const [group = "", key] = name.split(".");
  const file = join(copy, "domain", key === undefined ? "constants.ts" : "wire/analytics.ts");
  const before = readFileSync(file, "utf8");
  const place =
    key === undefined
      ? new RegExp(`(export const ${group} = )([\\d._]+)`)
      : new RegExp(`(\\b${key}: )([\\d._]+)`);
  const after = before.replace(
    place,
    (_all, start: string, value: string) => `${start}${Number(value.replaceAll("_", "")) + 1}`,
  );
  if (after === before) throw new Error(`${name} was not found in ${file}.`);
  writeFileSync(file, after);
  const isUnnoticed = areGreen();
  writeFileSync(file, before);
  console.log(`${isUnnoticed ? "GREEN" : "red  "} ${name} changed by one`);
  if (isUnnoticed) survivors.push(name);
}
rmSync(copy, { recursive: true, force: true });
console.log(`${names.length - survivors.length} of ${names.length} changes made a test fail`);
process.exit(survivors.length === 0 ? 0 : 1);
