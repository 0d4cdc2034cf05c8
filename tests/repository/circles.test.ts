import { expect, it } from "vitest";
import { importsOf, sourceFiles } from "./imports.ts";

it("no file imports itself by way of others, not even by types", () => {
  expect(sourceFiles.size).toBeGreaterThan(300);
  const edges = new Map(
    [...sourceFiles].map((file) => [file, importsOf(file, { withTypes: true })]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(" -> "));
    if (path.includes(file) || done.has(file)) return;
    for (const next of edges.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of sourceFiles) visit(file, []);
  expect(circles).toEqual([]);
});
