import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { SETTINGS } from "#server/config.ts";
import { NODE_FLAGS } from "#tests/support/process.ts";

/** Of the compose file itself, and of Node. */
const OTHERS = ["POSTGRES_PASSWORD", "STORE_PASSWORD", "NODE_ENV", "CHECKOUT_SESSION_ID"];
const ROOT = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

it("the image takes files that there are", () => {
  const taken = [...read("deploy/Dockerfile").matchAll(/--from=build \/app\/(\S+) /g)].map(([, path = ""]) => path);
  expect(taken.length).toBeGreaterThan(5);
  const made = ["dist", "node_modules"];
  for (const path of taken) expect(made.includes(path) || existsSync(join(ROOT, path)), path).toBe(true);
});

it("every start gives Node the same flags", () => {
  const ofImage = [...(/^CMD \[(.*)\]$/m.exec(read("deploy/Dockerfile"))?.[1] ?? "").matchAll(/"(--[^"]+)"/g)].map(([, flag]) => flag);
  expect(ofImage).toEqual(NODE_FLAGS);
  expect(NODE_FLAGS.length).toBeGreaterThan(0);
});

it("compose file and deploy guide name settings that there are", () => {
  const compose = read("deploy/compose.yml");
  const app = compose.slice(compose.indexOf("x-app:"), compose.indexOf("  postgres:"));
  const named = [
    ...app.matchAll(/^ {4}([A-Z][A-Z0-9_]+):/gm),
    ...read("docs/deploy.md").matchAll(/`([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)(?:=[^`]*)?`/g),
  ].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(15);
  for (const name of named) expect([...SETTINGS, ...OTHERS], name).toContain(name);
});
