import { readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { cssModules, declaration } from "#tools/css-types/css-types.ts";

const ROOT = join(import.meta.dirname, "../..");
const modules = cssModules(ROOT).map((paths) => ({ ...paths, name: relative(ROOT, paths.css) }));

describe("the stylesheets", () => {
  it("are many", () => expect(modules.length).toBeGreaterThan(20));

  it("have file names unlike each other, since class names begin with them (T-295)", () =>
    expect(new Set(modules.map(({ css }) => basename(css))).size).toBe(modules.length));

  it.each(modules)("$name is typed as it is (npm run css-types)", ({ css, types }) =>
    expect(readFileSync(types, "utf8")).toBe(declaration(readFileSync(css, "utf8"))),
  );

  it.each(modules)("$name names no raw colour: they are in app/ui/tokens.css", ({ css }) =>
    expect(readFileSync(css, "utf8")).not.toMatch(/#[\da-f]{3,8}\b/i),
  );
});
