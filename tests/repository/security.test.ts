import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { testIds } from "./test-ids.ts";

const ROOT = join(import.meta.dirname, "../..");

const idsFrom = (first: number, last: number) =>
  Array.from(
    { length: last - first + 1 },
    (_, index) => `T-${`${first + index}`.padStart(3, "0")}`,
  );

it("docs/security.md names existing tests for every chapter of ASVS 5", () => {
  const table = readFileSync(join(ROOT, "docs/security.md"), "utf8")
    .split("\n")
    .filter((line) => /^\| V\d+ /.test(line));
  expect(table).toHaveLength(17);
  const named = table.flatMap((line) =>
    [...(line.split(" | ").at(-1) ?? "").matchAll(/T-(\d{3,4})(?: to T-(\d{3,4}))?/g)].flatMap(
      ([, first = "", last = first]) => idsFrom(Number(first), Number(last)),
    ),
  );
  expect(named.length).toBeGreaterThan(40);
  const ids = new Set(testIds());
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

it("the id of a test is used once", () => {
  const ids = testIds();
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
