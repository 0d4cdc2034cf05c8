import { spawnSync } from "node:child_process";
import { glob, mkdtemp, readFile, rm } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { imageCommand } from "#tests/support/image.ts";
import { startServerOf } from "#tests/support/process.ts";
import { newFamily } from "#tests/support/families.ts";
import type { ServerProcess } from "#tests/support/process.ts";

/** Specifiers in what the bundler writes: imports, imports on demand, calls of `require`. */
const IMPORTED = /(?:^import (?:.* from )?|\bimport\(|\b__require\()"([^"\n]+)"/gm;
/** The global setup has made it. */
const folder = process.env["TEST_IMAGE_DIR"] ?? "";
let dataDir: string;
let server: ServerProcess;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "treasure-image-data-"));
  const [, ...args] = imageCommand();
  const env = { NODE_ENV: "production", DATA_DIR: dataDir, DEV_PAGES: "1", LOG_LEVEL: "warn" };
  server = await startServerOf(folder, args, env);
});
afterAll(async () => {
  await server.kill("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

it("the image's files serve pages, the API and the course from an empty data folder (T-805)", async () => {
  expect((await server.request("GET", "/readyz")).status).toBe(200);
  expect(await (await fetch(`${server.url}/lesson-builder`)).text()).toContain("staff");
  const { token } = await newFamily(server, { email: "image@example.com" });
  const lesson = await server.request("GET", `/api/lessons/${FIRST_LESSON_ID}`, { token });
  const clip = await fetch(new URL(lesson.body.slides[0].video_url, server.url));
  expect([lesson.status, clip.status, clip.headers.get("content-type")]).toEqual([
    200,
    200,
    "video/mp4",
  ]);
});

it("the image's staff command asks the running server (T-806)", () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ["server/staff.js", "add", "anna@example.com"],
    {
      cwd: folder,
      encoding: "utf8",
      env: { DATA_DIR: dataDir },
    },
  );
  expect([status, stdout]).toEqual([
    0,
    "anna@example.com can sign in to the lesson builder by mail.\n",
  ]);
});

it("the built server imports no package that the image lacks, on demand either (T-807)", async () => {
  const imported = new Set<string>();
  for await (const file of glob("server/*.js", { cwd: folder })) {
    const code = await readFile(join(folder, file), "utf8");
    for (const [, name = ""] of code.matchAll(IMPORTED))
      if (!name.startsWith(".") && !isBuiltin(name)) imported.add(name);
  }
  expect([...imported]).toEqual(["@electric-sql/pglite"]);
});
