import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SETTINGS } from "#server/platform/config/environment.ts";

const PAGE = join(import.meta.dirname, "../../docs/configuration.md");

it("docs/configuration.md lists every setting once", () => {
  const listed = readFileSync(PAGE, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| `"))
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)])
    .map(([, name]) => name);
  expect(listed.toSorted()).toEqual([...SETTINGS].toSorted());
});
