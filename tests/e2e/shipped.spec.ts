import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { SETTINGS } from "#server/platform/config/environment.ts";

const ROOT = join(import.meta.dirname, "../..");
const DIST = join(ROOT, ".cache/test-dist");
const SECRET_SETTINGS = SETTINGS.filter((name) =>
  /KEY|SECRET|TOKEN|PASSWORD|JWK|DATABASE|REDIS|SMTP/.test(name),
);

test("nothing that is shipped to browsers holds a secret or a place of the machine that built it (T-070)", () => {
  const files = globSync("**/*.{js,css,html,json,webmanifest,svg,txt}", {
    cwd: DIST,
    exclude: (name) => name === ".vite",
  });
  expect(files.length).toBeGreaterThan(20);
  expect(SECRET_SETTINGS.length).toBeGreaterThan(10);
  const forbidden = [...SECRET_SETTINGS, "-----BEGIN", "sk_live_", "sk_test_", ROOT];
  for (const file of files) {
    const text = readFileSync(join(DIST, file), "utf8");
    expect(
      forbidden.filter((word) => text.includes(word)),
      file,
    ).toEqual([]);
  }
  expect(globSync("**/*.map", { cwd: DIST })).toEqual([]);
});
