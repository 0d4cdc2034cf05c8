import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const files = new Set(
  globSync("{domain,characters,stage,app,server,course,tools,scripts}/**/*.{ts,tsx}", {
    cwd: ROOT,
    exclude: (name) => /\.(test|spec|d\.css)\.tsx?$/.test(name),
  }),
);

/** Files of ours that a file imports, by types too. */
function imported(file: string): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  const specifiers = [...text.matchAll(/(?:from|import\(?) ?"([#.][^"]+)"/g)];
  return specifiers
    .map(([, name = ""]) =>
      name.startsWith("#") ? name.slice(1) : posix.join(posix.dirname(file), name),
    )
    .filter((name) => files.has(name));
}

it("no file imports itself by way of others, not even by types", () => {
  expect(files.size).toBeGreaterThan(300);
  const edges = new Map([...files].map((file) => [file, imported(file)]));
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
    if (path.includes(file) || done.has(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});
