import { spawnSync } from "node:child_process";
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { FIRST_LESSON_ID } from "#domain/constants.ts";
import { BUILT_SERVER, copiedIntoImage, imageCommand } from "#tests/support/image.ts";
import { call, familyOn, startServerOf } from "#tests/support/process.ts";
import type { ServerProcess } from "#tests/support/process.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Specifiers in what the bundler writes: imports, imports on demand, calls of `require`. */
const IMPORTED = /(?:^import (?:.* from )?|\bimport\(|\b__require\()"([^"\n]+)"/gm;
/** The build and the first start together; on a busy machine they may be ten times slower. */
const SETUP_MS = 180_000;
let folder: string;
let server: ServerProcess;
const dataDir = () => join(folder, "data");

/** Documents in the place of the built web, which takes half a minute. */
async function writeDocuments(dist: string): Promise<void> {
  await mkdir(join(dist, "assets"), { recursive: true });
  for (const zone of ["home", "parent", "kid", "staff"])
    await writeFile(join(dist, `${zone}.html`), `<title>${zone}</title>`);
}

/** Makes the image's folder, with only the files that the image has. */
async function makeImage(): Promise<void> {
  for (const { from, to } of copiedIntoImage()) {
    const target = join(folder, to);
    await mkdir(dirname(target), { recursive: true });
    if (from === BUILT_SERVER) build(target);
    else if (from === "dist") await writeDocuments(target);
    else await cp(join(ROOT, from), target, { recursive: true, dereference: true });
  }
}

function build(outDir: string): void {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build-server.ts", outDir], {
    cwd: ROOT,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "treasure-image-"));
  await makeImage();
  const [, ...args] = imageCommand();
  const env = { NODE_ENV: "production", DATA_DIR: dataDir(), DEV_PAGES: "1", LOG_LEVEL: "warn" };
  server = await startServerOf(folder, args, env);
}, SETUP_MS);
afterAll(async () => {
  await server.kill("SIGKILL");
  await rm(folder, { recursive: true, force: true });
});

it("the image's files serve pages, the API and the course from an empty data folder (T-805)", async () => {
  expect((await call(server.url, "GET", "/readyz")).status).toBe(200);
  expect(await (await fetch(`${server.url}/lesson-builder`)).text()).toContain("staff");
  const token = await familyOn(server.url, "image@example.com");
  const lesson = await call(server.url, "GET", `/api/lessons/${FIRST_LESSON_ID}`, { token });
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
      env: { DATA_DIR: dataDir() },
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
