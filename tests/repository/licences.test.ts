import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** Licences that allow shipping a library with our closed source code. */
const ALLOWED = [
  "BSD-2-Clause",
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

/**
 * Packages without a licence field in the lock file. Their readme or manifest was read: all are
 * MIT.
 */
const CHECKED_BY_HAND = [
  "busboy",
  "combine-errors",
  "dicer",
  "humanize-number",
  "only",
  "streamsearch",
].map((name) => `node_modules/${name}`);

const lock = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8"),
) as {
  packages: Record<string, { license?: string; integrity?: string }>;
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");

it("every library has a licence on the allowed list (T-083)", () => {
  expect(packages.length).toBeGreaterThan(300);
  const notAllowed = packages.filter(
    ([path, { license }]) =>
      !CHECKED_BY_HAND.includes(path) && (license === undefined || !ALLOWED.includes(license)),
  );
  expect(notAllowed.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

it("every library is locked by an integrity hash (T-084)", () => {
  expect(
    packages.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path),
  ).toEqual([]);
});
