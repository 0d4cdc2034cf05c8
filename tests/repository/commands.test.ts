import { readdirSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { describe, expect, it } from "vitest";
import vitestConfig from "#vitest.config.ts";

const ROOT = join(import.meta.dirname, "../..");
const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};
const testScript = readFileSync(join(ROOT, "tools/checks/run-tests.ts"), "utf8");
const FOLDERS = [
  "app",
  "characters",
  "course",
  "domain",
  "scripts",
  "server",
  "stage",
  "tests",
  "tools",
];

const projects = (vitestConfig.test?.projects ?? []).map((project) => {
  if (typeof project !== "object" || !("test" in project)) throw new Error("not a project");
  const { name, include = [] } = project.test ?? {};
  if (typeof name !== "string") throw new Error("a project without a name");
  return { name, include };
});

it("npm start and npm test install the packages first (R-OPS-1)", () =>
  expect(
    ["prestart", "start", "pretest", "test"].map((name) => scripts[name]?.replace(/ --\S+/g, "")),
  ).toEqual([
    "node scripts/setup.mjs",
    "node scripts/start.ts",
    "node scripts/setup.mjs",
    "node tools/checks/run-tests.ts",
  ]));

describe("npm test", () => {
  it.each([
    "tsc",
    "oxlint",
    "oxfmt",
    "knip",
    "playwright",
    "tools/checks/seen.ts",
    "scripts/build.ts",
  ])("runs %s (R-OPS-2)", (program) => expect(testScript).toContain(`"${program}"`));

  it.each(projects)("runs the vitest project $name (R-OPS-2)", ({ name }) =>
    expect(testScript).toContain(`vitest("${name}")`),
  );

  it("has each test file in exactly one vitest project (R-OPS-2)", () => {
    const files = FOLDERS.flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
        .filter((name) => /\.test\.tsx?$/.test(name))
        .map((name) => join(folder, name)),
    );
    expect(files.length).toBeGreaterThan(80);
    const counted = files.map((file) => [
      file,
      projects.filter(({ include }) => include.some((glob) => matchesGlob(file, glob))).length,
    ]);
    expect(counted.filter(([, count]) => count !== 1)).toEqual([]);
  });

  it.each(["tools/bench/budgets.ts", "tools/bench/browser-budgets.ts"])(
    "checks the budgets of %s (R-UX-5)",
    (file) => expect(testScript).toContain(`"${file}"`),
  );
});
