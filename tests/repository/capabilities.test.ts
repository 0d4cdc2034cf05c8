import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sourceFiles } from "./imports.ts";
import { countRefusals } from "./refusals.ts";

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

const importing = (specifiers: readonly string[]) =>
  specifiers.map((specifier) => `import "${specifier}";\n`).join("");

/** How often the linter refuses an import in a file of each folder of the server. */
const refusals = (
  samples: readonly [folder: string, specifiers: readonly string[], ending?: string][],
) =>
  countRefusals(
    samples.map(([folder, specifiers, ending = ""]) => ({
      folder: `server/${folder}`,
      code: importing(specifiers),
      ending,
    })),
  );

/** What a capability may not import, and what it may. */
function importsOfRow(name: string, may: readonly string[]) {
  const others = capabilities.filter((other) => other !== name && !may.includes(other));
  const top = ["app", "main", "start", "context", "functions", "metrics-routes"];
  const forbidden = [
    ...others.map((other) => `#server/${other}/x.ts`),
    ...top.map((file) => `#server/${file}.ts`),
    "../x.ts",
  ];
  const allowed = [
    "#server/copy/pages.ts",
    "#server/platform/http/errors.ts",
    "#domain/constants.ts",
    ...may.map((other) => `#server/${other}/x.ts`),
  ];
  return { forbidden, allowed };
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

  const ofRows = [...rows].map(([name, may]) => ({ name, may, ...importsOfRow(name, may) }));
  const refusedInRows = refusals(ofRows.map(({ name, forbidden }) => [name, forbidden]));
  const refusedOfAllowed = refusals(ofRows.map(({ name, allowed }) => [name, allowed]));
  const SQL = ["drizzle-orm", "#server/platform/db/schema.ts"];
  const subfolder = (name: string) => `${name}/breaks-${process.pid}`;
  const refusedInRoutes = refusals(
    ofRows.flatMap(({ name }) => [
      [name, SQL, "-routes"],
      [subfolder(name), SQL, "-routes"],
      [subfolder(name), SQL],
    ]),
  );

  it.each(ofRows.map(({ name, may, forbidden }, index) => ({ name, may, forbidden, index })))(
    "$name imports the platform and $may alone",
    ({ forbidden, index }) => {
      expect(refusedInRows[index]).toBe(forbidden.length);
      expect(refusedOfAllowed[index]).toBe(0);
    },
  );

  it.each(ofRows.map(({ name }, index) => ({ name, index })))(
    "$name holds no SQL in its files of routes, in a subfolder either",
    ({ index }) => expect(refusedInRoutes.slice(3 * index, 3 * index + 3)).toEqual([2, 2, 0]),
  );

  const holdsRoutesAndSql = (code: string) =>
    /\bnew Hono\b/.test(code) &&
    /from "(drizzle-orm(\/[^"]*)?|#server\/platform\/db\/schema[^"]*)"/.test(code);

  it.each([
    ['import { eq } from "drizzle-orm";\nnew Hono<AppEnv>();', true],
    ['import { slides } from "#server/platform/db/schema.ts";\nnew Hono();', true],
    ['import { alias } from "drizzle-orm/pg-core";\nnew Hono();', true],
    ['import { changeSlides } from "./slide-batches.ts";\nnew Hono();', false],
    ['import { eq } from "drizzle-orm";', false],
  ])("%j holds routes and SQL: %s", (code, both) => expect(holdsRoutesAndSql(code)).toBe(both));

  it("no file holds routes and SQL, whatever its name", () => {
    const ofServer = [...sourceFiles].filter((file) => file.startsWith("server/"));
    expect(ofServer.length).toBeGreaterThan(100);
    expect(
      ofServer.filter((file) => holdsRoutesAndSql(readFileSync(join(ROOT, file), "utf8"))),
    ).toEqual([]);
  });

  it("are above the platform", () =>
    expect(
      refusals([
        ["platform", [...capabilities.map((name) => `#server/${name}/x.ts`), "#server/context.ts"]],
      ]),
    ).toEqual([capabilities.length + 1]));

  it("stand with the platform on the words of copy, which import domain alone", () => {
    const forbidden = [
      "hono/html",
      "#app/copy/brand.ts",
      "#server/platform/http/errors.ts",
      "#server/context.ts",
      "../x.ts",
      ...capabilities.map((name) => `#server/${name}/x.ts`),
    ];
    expect(
      refusals([
        ["copy", forbidden],
        ["copy", ["#domain/constants.ts", "./x.ts"]],
        ["platform", ["#server/copy/pages.ts"]],
      ]),
    ).toEqual([forbidden.length, 0, 0]);
  });
});
