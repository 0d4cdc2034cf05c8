import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "vitest";
import { startProcess } from "./process.ts";
import type { ServerProcess } from "./process.ts";
import { fillDataFolder } from "./template.ts";

const running: ServerProcess[] = [];
const folders: string[] = [];
/** A data folder of its own with an installation in it, gone after the test. */
export const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), "treasure-process-"));
  folders.push(folder);
  await fillDataFolder(folder);
  return folder;
};
/** A server that ends with the test. */
export const start = async (env: Record<string, string>, nodeOptions: string[] = []) => {
  const server = await startProcess(env, nodeOptions);
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill("SIGKILL");
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});
