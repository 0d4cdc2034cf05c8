import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { nodeFlags } from "#tests/support/process.ts";
import { SETTINGS } from "#server/platform/config/environment.ts";
import { importsOf } from "./imports.ts";

/**
 * Names in the documents that are variables of the compose file, Node or Stripe, not settings of
 * the server.
 */
const OTHERS = ["POSTGRES_PASSWORD", "STORE_PASSWORD", "NODE_ENV", "CHECKOUT_SESSION_ID"];
const ROOT = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

/** Files and folders that the image holds, as paths from the root. */
const copiedIntoImage = () =>
  [...read("deploy/Dockerfile").matchAll(/--from=build \/app\/(\S+) /g)].map(
    ([, path = ""]) => path,
  );

it("the image copies only files that exist (T-069)", () => {
  const copied = copiedIntoImage();
  expect(copied.length).toBeGreaterThan(5);
  const built = ["dist", "node_modules"];
  for (const path of copied)
    expect(built.includes(path) || existsSync(join(ROOT, path)), path).toBe(true);
});

it("the image holds every file that the server and the staff command import (T-213)", () => {
  const copied = copiedIntoImage();
  const needed = new Set(["server/start.ts", "scripts/staff.ts"]);
  for (const file of needed)
    for (const next of importsOf(file, { withTypes: false })) needed.add(next);
  expect(needed.size).toBeGreaterThan(200);
  const missing = [...needed].filter(
    (file) => !copied.some((path) => file === path || file.startsWith(`${path}/`)),
  );
  expect(missing).toEqual([]);
});

it("the image starts Node with the same flags as every other start", () => {
  const ofImage = [
    ...(/^CMD \[(.*)\]$/m.exec(read("deploy/Dockerfile"))?.[1] ?? "").matchAll(/"(--[^"]+)"/g),
  ].map(([, flag]) => flag);
  expect(ofImage).toEqual(nodeFlags());
  expect(nodeFlags().length).toBeGreaterThan(0);
});

it("compose file and deploy guide name only settings that exist", () => {
  const compose = read("deploy/compose.yml");
  const app = compose.slice(compose.indexOf("x-app:"), compose.indexOf("  postgres:"));
  const named = [
    ...app.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm),
    ...read("docs/deploy.md").matchAll(/`([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g),
  ].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(15);
  for (const name of named) expect([...SETTINGS, ...OTHERS], name).toContain(name);
});
