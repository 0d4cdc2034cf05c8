import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { BUILT_SERVER, copiedIntoImage, imageCommand } from "#tests/support/image.ts";
import { BODY_LIMITS } from "#server/platform/http/body-limit.ts";
import { SETTINGS } from "#server/platform/config/environment.ts";

/**
 * Names in the documents that are variables of the compose file, Node or Stripe, not settings of
 * the server.
 */
const OTHERS = [
  "DATABASE_PASSWORD",
  "STORE_PASSWORD",
  "REDIS_PASSWORD",
  "POSTGRES_PASSWORD",
  "MINIO_ROOT_USER",
  "MINIO_ROOT_PASSWORD",
  "NODE_ENV",
  "CHECKOUT_SESSION_ID",
];
const ROOT = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");

it("the image copies only files that exist (T-069)", () => {
  const copied = copiedIntoImage().map(({ from }) => from);
  expect(copied.length).toBeGreaterThan(3);
  const built = ["dist", BUILT_SERVER];
  for (const path of copied)
    expect(built.includes(path) || existsSync(join(ROOT, path)), path).toBe(true);
});

it("the image starts Node plainly, as every other start", () =>
  expect(imageCommand()).toEqual(["node", "server/start.js"]));

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

const compose = () => read("deploy/compose.yml");
/** The lines of a service, and of what it takes over. */
const service = (name: string) => {
  const found = new RegExp(`^  ${name}:\\n((?:(?: {4,}.*)?\\n)+)`, "m").exec(compose());
  if (found === null) throw new Error(`no service ${name}`);
  return found[1] ?? "";
};
const app = () => compose().slice(compose().indexOf("x-app:"), compose().indexOf("services:"));

it("each image of others is pinned to one exact version (T-1133)", () => {
  const images = [
    ...[...compose().matchAll(/^ +image: (\S+)$/gm)].map(([, image = ""]) => image),
    ...[...read("deploy/Dockerfile").matchAll(/^FROM (\S+)/gm)].map(([, image = ""]) => image),
  ].filter((image) => !["treasure-tracker", "app"].includes(image));
  expect(images.length).toBeGreaterThan(5);
  for (const image of images)
    expect(image).toMatch(
      /^[a-z./]+:(?:\d+\.\d+(?:\.\d+)?(?:-[a-z-]+)?|RELEASE\.\d{4}(?:-\d{2}){2}T\d{2}(?:-\d{2}){2}Z)(?:@sha256:[0-9a-f]{64})?$/,
    );
  // The Node that everything is tested with.
  expect(images.find((image) => image.startsWith("node:"))).toContain(
    `node:${process.versions.node}-`,
  );
});

it("one command writes the digest of each image of others beside its tag, and renews it (T-1411)", () => {
  const folder = mkdtempSync(join(tmpdir(), "treasure-deploy-"));
  try {
    cpSync(join(ROOT, "deploy"), folder, { recursive: true });
    const pinAs = (digest: string) => {
      const docker = `#!/bin/sh\n[ "$1 $2 $3" = "buildx imagetools inspect" ] && echo ${digest}\n`;
      writeFileSync(join(folder, "docker"), docker, { mode: 0o755 });
      return spawnSync("sh", [join(folder, "pin-images.sh")], {
        env: { PATH: `${folder}:${process.env["PATH"]}` },
      }).status;
    };
    const pinned = () =>
      ["compose.yml", "Dockerfile"].flatMap((file) =>
        [...readFileSync(join(folder, file), "utf8").matchAll(/@(sha256:\S+)/g)].map((m) => m[1]),
      );
    expect(pinAs("denied")).toBe(1);
    expect(pinned()).toEqual([]);
    for (const letter of ["a", "b"]) {
      const digest = `sha256:${letter.repeat(64)}`;
      expect(pinAs(digest)).toBe(0);
      expect(pinned()).toEqual(Array(7).fill(digest));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it("the server is no superuser of the database, and owns its own alone (T-1134)", () => {
  const [, user] = /DATABASE_URL: postgres:\/\/(\w+):\$\{DATABASE_PASSWORD\}@/.exec(app()) ?? [];
  expect(user).toBe("treasure");
  expect(/POSTGRES_USER: (\w+)/.exec(service("postgres"))?.[1]).toBe("postgres");
  expect(service("postgres")).toContain(
    "./postgres-init.sh:/docker-entrypoint-initdb.d/10-treasure.sh",
  );
  expect(read("deploy/postgres-init.sh")).toMatch(
    /create role treasure login password :'password' nosuperuser nocreatedb nocreaterole/,
  );
});

it("the server's keys of the store reach its bucket alone, and Redis asks for a password (T-1325)", () => {
  expect(app()).toMatch(/S3_ACCESS_KEY_ID: treasure\n.*S3_SECRET_ACCESS_KEY: \$\{STORE_PASSWORD\}/);
  expect(read("deploy/bucket.sh")).toContain('mc admin user add admin treasure "$STORE_PASSWORD"');
  const policy = JSON.parse(read("deploy/bucket-policy.json")) as {
    Statement: { Effect: string; Action: string[]; Resource: string[] }[];
  };
  for (const { Effect, Action, Resource } of policy.Statement) {
    expect(Effect).toBe("Allow");
    expect(Action.join(" ")).not.toMatch(/\*|DeleteBucket|Policy/);
    for (const resource of Resource) expect(resource).toMatch(/^arn:aws:s3:::content(?:\/\*)?$/);
  }
  expect(app()).toContain("REDIS_URL: redis://:${REDIS_PASSWORD}@redis:6379");
  expect(service("redis")).toContain("requirepass $$REDIS_PASSWORD");
});

it("what only the database and the store may know is not given to the server (T-1326)", () => {
  expect(app()).not.toMatch(/env\.admin|POSTGRES_|MINIO_ROOT/);
  for (const name of ["postgres", "store", "bucket"])
    expect(service(name)).toContain("env_file: [.env.admin]");
  for (const file of [".gitignore", ".dockerignore"]) expect(read(file)).toContain(".env.admin");
});

it("each file that the compose file mounts exists (T-1327)", () => {
  const mounted = [...compose().matchAll(/\.\/([\w./-]+):\//g)].map(([, file = ""]) => file);
  expect(mounted.length).toBeGreaterThan(3);
  for (const file of mounted) expect(existsSync(join(ROOT, "deploy", file)), file).toBe(true);
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
