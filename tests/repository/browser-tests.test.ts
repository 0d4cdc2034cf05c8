import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const E2E = join(import.meta.dirname, "../e2e");
const TITLE = /\btest\(\s*(["`])(.+?)(?<!\\)\1,/g;
const MAX_LENGTH = 120;

const files = readdirSync(E2E).filter((name) => name.endsWith(".spec.ts"));
const sources = files.map((name) => readFileSync(join(E2E, name), "utf8"));
const titles = sources.flatMap((text) =>
  [...text.matchAll(TITLE)].map(([, , title = ""]) => title.replaceAll(/\$\{.*?\}/g, "")),
);

it("a browser test has a title of at most 120 characters: one claim (T-944)", () => {
  expect(titles.length).toBeGreaterThan(files.length);
  expect(titles.filter(({ length }) => length > MAX_LENGTH)).toEqual([]);
});

it("no browser test waits for a time instead of a state", () =>
  expect(files.filter((_, index) => sources[index]?.includes("waitForTimeout"))).toEqual([]));
