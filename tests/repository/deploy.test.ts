import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { BUILT_SERVER, copiedIntoImage, imageCommand } from "#tests/support/image.ts";
import { nodeFlags } from "#tests/support/process.ts";
import { BODY_LIMITS } from "#server/platform/http/body-limit.ts";
import { SETTINGS } from "#server/platform/config/environment.ts";

/**
 * Names in the documents that are variables of the compose file, Node or Stripe, not settings of
 * the server.
 */
const OTHERS = ["POSTGRES_PASSWORD", "STORE_PASSWORD", "NODE_ENV", "CHECKOUT_SESSION_ID"];
const ROOT = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

it("the image copies only files that exist (T-069)", () => {
  const copied = copiedIntoImage().map(({ from }) => from);
  expect(copied.length).toBeGreaterThan(3);
  const built = ["dist", BUILT_SERVER];
  for (const path of copied)
    expect(built.includes(path) || existsSync(join(ROOT, path)), path).toBe(true);
});

it("the image starts Node with the same flags as every other start", () => {
  // The bundle needs no hook that resolves modules.
  const flags = nodeFlags().filter((flag) => !flag.startsWith("--import="));
  expect(flags.length).toBeGreaterThan(0);
  expect(imageCommand()).toEqual(["node", ...flags, "server/start.js"]);
});

it("the image's compile cache is filled with the flags of its start (T-808)", () => {
  const [, ...flags] = imageCommand().slice(0, -1);
  expect(read("deploy/Dockerfile")).toContain(
    `RUN DATA_DIR=/tmp/first-start node ${flags.join(" ")} -e `,
  );
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

it("the proxies of the deploy guide take as much for an upload as the server, and as much for anything else as an author's JSON (T-1007)", () => {
  const [uploads, ...others] = BODY_LIMITS;
  const mostOfOthers = Math.max(...others.map(({ maxBytes }) => maxBytes));
  const caddy = read("deploy/Caddyfile");
  const sizes = Object.fromEntries(
    [...caddy.matchAll(/request_body (@\w+) \{[^}]*max_size (\d+)(MB|MiB)/g)].map(
      ([, matcher = "", size, unit]) => [matcher, Number(size) * (unit === "MB" ? 1e6 : 2 ** 20)],
    ),
  );
  expect(caddy).toContain(`@uploads path ${uploads?.under} ${uploads?.under}/*`);
  expect(caddy).toContain(`@others not path ${uploads?.under} ${uploads?.under}/*`);
  expect(Object.keys(sizes)).toEqual(["@uploads", "@others"]);
  expect(sizes["@uploads"]).toBeGreaterThanOrEqual(uploads?.maxBytes ?? Infinity);
  expect(sizes["@others"]).toBe(mostOfOthers);
  const [ofServer, ofUploads] = [
    ...read("deploy/nginx.conf").matchAll(/client_max_body_size (\d+)m;/g),
  ].map(([, size]) => Number(size) * 2 ** 20);
  expect(ofServer).toBe(mostOfOthers);
  expect(ofUploads).toBeGreaterThanOrEqual(uploads?.maxBytes ?? Infinity);
});
