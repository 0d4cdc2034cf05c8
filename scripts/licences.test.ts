import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** What may be shipped beside code of our own without opening it. */
const ALLOWED = [
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "(MIT OR CC0-1.0)",
  "MPL-2.0",
  "OFL-1.1",
  "Unlicense",
];

/** Their licence stands in their readme or in an older form of the manifest alone; each was read there: MIT. */
const READ_BY_HAND = ["busboy", "combine-errors", "dicer", "humanize-number", "only", "streamsearch"].map((name) => `node_modules/${name}`);

const lock = JSON.parse(readFileSync(join(import.meta.dirname, "../package-lock.json"), "utf8")) as {
  packages: Record<string, { license?: string; integrity?: string }>;
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");

it("every library comes under a licence that we may ship it under", () => {
  expect(packages.length).toBeGreaterThan(300);
  const others = packages.filter(
    ([path, { license }]) => !READ_BY_HAND.includes(path) && (license === undefined || !ALLOWED.includes(license)),
  );
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

it("every library is fixed by the hash of its content", () => {
  expect(packages.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([]);
});
