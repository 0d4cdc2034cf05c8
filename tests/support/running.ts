import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach } from "vitest";
import { sharedSecrets } from "./instances.ts";
import { startProcess } from "./process.ts";
import type { ServerProcess } from "./process.ts";
import { copyTemplate, fillDataFolder } from "./template.ts";
import type { TestDatabase } from "./template.ts";

const running: ServerProcess[] = [];
const folders: string[] = [];
const databases: TestDatabase[] = [];
const emptyFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), "treasure-process-"));
  folders.push(folder);
  return folder;
};
/** A data folder of its own with an installation in it, gone after the test. */
export const newFolder = async () => {
  const folder = await emptyFolder();
  await fillDataFolder(folder);
  return folder;
};
/**
 * The settings of an installation of its own, gone after the test: on Postgres if there is a
 * template there, because a server starts quicker on it, else on the embedded database.
 */
export const newInstallation = async (): Promise<Record<string, string>> => {
  const DATA_DIR = await emptyFolder();
  const database = await copyTemplate(DATA_DIR);
  if (database === null) {
    await fillDataFolder(DATA_DIR);
    return { DATA_DIR };
  }
  databases.push(database);
  return { ...sharedSecrets(), DATA_DIR, DATABASE_URL: database.url };
};
/** A server that ends with the test. */
export const start = async (env: Record<string, string>, nodeOptions: string[] = []) => {
  const server = await startProcess(env, nodeOptions);
  running.push(server);
  return server;
};
afterEach(async () => {
  for (const server of running.splice(0)) await server.kill("SIGKILL");
  for (const database of databases.splice(0)) await database.drop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});
