import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyse } from "scslre";
import { expect, it } from "vitest";
import { parseAst } from "vite";

const ROOT = join(import.meta.dirname, "../..");

/** Every regular expression literal in a file. */
function expressionsOf(file: string): RegExp[] {
  const found: RegExp[] = [];
  const walk = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    if ("regex" in node && typeof node.regex === "object" && node.regex !== null) {
      const { pattern, flags } = node.regex as { pattern: string; flags: string };
      found.push(new RegExp(pattern, flags));
    }
    for (const child of Object.values(node)) walk(child);
  };
  walk(
    parseAst(readFileSync(join(ROOT, file), "utf8"), { lang: file.endsWith("x") ? "tsx" : "ts" }),
  );
  return found;
}

it("no regular expression can backtrack catastrophically (T-007)", () => {
  const files = globSync("{app,domain,server}/**/*.{ts,tsx}", {
    cwd: ROOT,
    exclude: (name) => name.includes(".test."),
  });
  const expressions = files.flatMap((file) =>
    expressionsOf(file).map((expression) => ({ file, expression })),
  );
  expect(expressions.length).toBeGreaterThan(60);
  const slow = ({ source, flags }: RegExp) =>
    analyse({ source, flags }, { reportTypes: { Move: false } }).reports;
  expect(slow(/^(a+)+$/)).not.toEqual([]);
  for (const { file, expression } of expressions)
    expect(slow(expression), `${file}: ${String(expression)}`).toEqual([]);
});
