import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const rows = new Map(
  readFileSync(join(ROOT, "docs/architecture.md"), "utf8")
    .split("\n")
    .map((line) => /^\| `([\w-]+)` \| ([^|]*) \|/.exec(line))
    .filter((match) => match !== null)
    .map(([, name = "", may = ""]) => [
      name,
      [...may.matchAll(/`([\w-]+)`/g)].map(([, other = ""]) => other),
    ]),
);
const capabilities = readdirSync(join(ROOT, "server"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !["copy", "platform"].includes(entry.name))
  .map((entry) => entry.name);

/** How often the linter refuses an import in a file of that folder. */
function refusals(folder: string, specifiers: readonly string[], ending = ""): number {
  const path = join(ROOT, "server", folder, `breaks-${process.pid}${ending}.ts`);
  writeFileSync(path, specifiers.map((specifier) => `import "${specifier}";\n`).join(""));
  try {
    const { stdout } = spawnSync(
      join(ROOT, "node_modules/.bin/oxlint"),
      ["-c", join(ROOT, ".oxlintrc.json"), path],
      {
        cwd: ROOT,
        encoding: "utf8",
      },
    );
    return stdout.split("eslint(no-restricted-imports)").length - 1;
  } finally {
    rmSync(path, { force: true });
  }
}

describe("the capabilities of the server", () => {
  it("are the rows of docs/architecture.md", () =>
    expect([...rows.keys()].toSorted()).toEqual(capabilities.toSorted()));

  it("stand one above the other: no row leads back to itself", () => {
    const reach = (name: string, seen: readonly string[]): void => {
      expect(seen, [...seen, name].join(" -> ")).not.toContain(name);
      for (const below of rows.get(name) ?? []) reach(below, [...seen, name]);
    };
    for (const name of rows.keys()) reach(name, []);
  });

  it.each([...rows])("%s imports the platform and %j alone", (name, may) => {
    const others = capabilities.filter((other) => other !== name && !may.includes(other));
    const top = ["app", "main", "start", "context", "functions", "metrics-routes"];
    const forbidden = [
      ...others.map((other) => `#server/${other}/x.ts`),
      ...top.map((file) => `#server/${file}.ts`),
      "../x.ts",
    ];
    expect(refusals(name, forbidden)).toBe(forbidden.length);
    expect(
      refusals(name, [
        "#server/copy/pages.ts",
        "#server/platform/http/errors.ts",
        "#domain/constants.ts",
        ...may.map((other) => `#server/${other}/x.ts`),
      ]),
    ).toBe(0);
  });

  it.each([...rows.keys()])("%s holds no SQL in its files of routes", (name) =>
    expect(refusals(name, ["drizzle-orm", "#server/platform/db/schema.ts"], "-routes")).toBe(2),
  );

  it("are above the platform", () =>
    expect(
      refusals("platform", [
        ...capabilities.map((name) => `#server/${name}/x.ts`),
        "#server/context.ts",
      ]),
    ).toBe(capabilities.length + 1));

  it("stand with the platform on the words of copy, which import domain alone", () => {
    const forbidden = [
      "hono/html",
      "#app/copy/brand.ts",
      "#server/platform/http/errors.ts",
      "#server/context.ts",
      "../x.ts",
      ...capabilities.map((name) => `#server/${name}/x.ts`),
    ];
    expect(refusals("copy", forbidden)).toBe(forbidden.length);
    expect(refusals("copy", ["#domain/constants.ts", "./x.ts"])).toBe(0);
    expect(refusals("platform", ["#server/copy/pages.ts"])).toBe(0);
  });
});
