import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { felt, pause, rounds } from "#tests/support/fault-rounds.ts";
import { fillDataFolder } from "#tests/support/template.ts";
import { newFamily } from "#tests/support/families.ts";
import { startProcess } from "#tests/support/process.ts";
import type { ServerProcess } from "#tests/support/process.ts";
import { mountSmallDisk } from "#tests/support/small-disk.ts";

const DATABASE_MB = 120;

let DATA_DIR: string;
let disk: ReturnType<typeof mountSmallDisk>;
let server: ServerProcess;
let families = 0;
const urls = () => [server.url];
const at = {
  urls,
  signUp: async () =>
    (await newFamily(server, { email: `embedded${families++}@example.com` })).token,
};
const env = () => ({ DATA_DIR, LOG_LEVEL: "silent" });

beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), "treasure-embedded-"));
  disk = mountSmallDisk(join(DATA_DIR, "db"), DATABASE_MB);
  await fillDataFolder(DATA_DIR);
  server = await startProcess(env());
});
afterAll(async () => {
  await server.kill("SIGKILL");
  disk.unmount();
  await rm(DATA_DIR, { recursive: true, force: true });
});

const restart = async () => {
  await server.kill("SIGKILL");
  server = await startProcess({ ...env(), PORT: new URL(server.url).port });
};

describe("on the embedded database, nothing acknowledged is lost or duplicated", () => {
  it("while the server is killed and restarted", async () => {
    expect(await rounds(at, restart)).toBeGreaterThan(0);
  });

  it("while the disk is full", async () => {
    await rounds(at, async (_round, playing) => {
      disk.fill();
      await felt(playing);
      await pause();
      disk.free();
      if (server.child.exitCode !== null) await restart();
    });
  });
});
