import { spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { uploader } from "#tests/support/authoring.ts";
import { clientAt } from "#tests/support/client.ts";
import { newFamily } from "#tests/support/families.ts";
import { freePort, nodeFlags } from "#tests/support/process.ts";
import { mountSmallDisk } from "#tests/support/small-disk.ts";
import { staffToken } from "#tests/support/staff-token.ts";
import { fillDataFolder } from "#tests/support/template.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const MEGABYTES = 200;

let folder: string;
let disk: ReturnType<typeof mountSmallDisk>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "treasure-full-"));
  disk = mountSmallDisk(folder, MEGABYTES);
  await fillDataFolder(folder);
});
afterAll(() => {
  disk.unmount();
  rmSync(folder, { recursive: true, force: true });
});

it("with data folder, uploads, mailbox and log on one full disk the server goes on, and takes all of it once there is room (T-1017)", async () => {
  const log = join(folder, "log.jsonl");
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeFlags(), "server/start.ts"], {
    cwd: ROOT,
    stdio: ["ignore", openSync(log, "a"), "ignore"],
    env: {
      PATH: process.env["PATH"],
      DATA_DIR: folder,
      PORT: String(port),
      DEV_PAGES: "1",
      LOG_LEVEL: "info",
    },
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const url = `http://localhost:${port}`;
  const client = clientAt(url);
  const statusOf = (path: string) =>
    client.request("GET", path).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(() => statusOf("/readyz"), { timeout: 60_000 }).toBe(200);
  const { token } = await newFamily(client, { email: "full@example.com" });
  const tus = uploader(
    { ask: (path, init) => fetch(url + path, init) },
    await staffToken(url, folder),
  );
  const begun = await tus.create("slide-audio", "a.wav", 100_000);
  const location = begun.headers.get("location") ?? "";
  disk.fill();
  const bytes = new Uint8Array(100_000);
  expect((await tus.patch(location, 0, bytes)).status).toBe(507);
  expect((await tus.create("slide-audio", "b.wav", 100_000)).status).toBe(507);
  for (let n = 0; n < 500; n++) expect(await statusOf("/healthz")).toBe(200);
  expect((await client.request("GET", "/api/me", { token })).status).toBe(200);
  expect(child.exitCode).toBe(null);
  disk.free();
  const offset = await tus.offset(location);
  expect((await tus.patch(location, offset, bytes.subarray(offset))).status).toBe(204);
  expect((await tus.create("slide-audio", "b.wav", 100_000)).status).toBe(201);
  expect((await client.request("GET", "/api/me", { token })).status).toBe(200);
  // The log goes on with whole lines.
  const lines = () => readFileSync(log, "utf8").trimEnd().split("\n");
  await expect.poll(() => lines().at(-1), { timeout: 10_000 }).toContain('"msg":"request"');
  for (const line of lines().filter((one) => one.startsWith("{"))) JSON.parse(line);
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
}, 180_000);
