import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import {
  copyFile,
  cp,
  glob,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { readConfig } from "#server/platform/config/config.ts";
import { connectPostgres } from "#server/platform/db/connect.ts";
import type { Connection } from "#server/platform/db/connect.ts";
import { createLogger } from "#server/platform/log.ts";
import { startServer } from "#server/main.ts";
import { FakeClock } from "./clock.ts";

const ROOT = join(import.meta.dirname, "../..");
const NAME = "template_installation";
/** Before the time at which any test begins. */
const MADE_AT = "2026-11-01T00:00:00Z";
/** What decides which tables and course a first start makes. */
const SOURCES = "{domain,server,course}/**/*.{ts,sql}";

async function onAdmin(admin: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: admin });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const urlOf = (admin: string, name: string) => admin.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);

/** Starts an installation once, so that it has its tables and the shipped course. */
async function startOnce(dataDir: string, connection?: Connection): Promise<void> {
  const server = await startServer(readConfig({ DATA_DIR: dataDir }), {
    now: new FakeClock(MADE_AT).now,
    log: createLogger("silent"),
    ...(connection && { connection }),
    listen: false,
    distDir: null,
  });
  await server.stop();
}

/**
 * An installation on Postgres that was started once: tests begin with copies of it, since a start
 * is then seven times quicker.
 * @returns its data folder, for TEST_TEMPLATE_DIR
 */
export async function makeTemplate(admin: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "treasure-template-"));
  await onAdmin(admin, `create database ${NAME}`);
  await startOnce(folder, await connectPostgres(urlOf(admin, NAME), () => undefined));
  return folder;
}

/**
 * Puts an installation with the embedded database that was started once into a data folder. It is
 * made again when the server or the course has changed.
 */
export async function fillDataFolder(dataDir: string): Promise<void> {
  const installation = join(ROOT, ".cache/installations", await (hash ??= hashOfSources()));
  if (!existsSync(installation)) {
    await mkdir(dirname(installation), { recursive: true });
    const part = `${installation}.${process.pid}`;
    await startOnce(part);
    await rename(part, installation).catch(() => rm(part, { recursive: true })); // another worker's is there already
  }
  await cp(join(installation, "db"), join(dataDir, "db"), { recursive: true });
  await linkFiles(join(installation, "media"), join(dataDir, "media"));
}

/** Of the sources as this process found them. */
let hash: Promise<string> | undefined;

async function hashOfSources(): Promise<string> {
  const sum = createHash("sha256");
  const files: string[] = [];
  for await (const file of glob(SOURCES, { cwd: ROOT })) files.push(file);
  for (const file of files.toSorted()) sum.update(file).update(await readFile(join(ROOT, file)));
  return sum.digest("hex").slice(0, 16);
}

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A Postgres database of its own: empty, or a copy of the template. */
export async function createDatabase(
  admin: string,
  from: "empty" | "template",
): Promise<TestDatabase> {
  const name = `t_${randomBytes(6).toString("hex")}`;
  const template = from === "template" ? ` template ${NAME} strategy file_copy` : "";
  await onAdmin(admin, `create database ${name}${template}`);
  return {
    url: urlOf(admin, name),
    drop: () => onAdmin(admin, `drop database ${name} with (force)`),
  };
}

/**
 * A copy of the template for one installation, if there is a template: its database, and its files
 * in `dataDir`. Media are replaced as a whole, so they are linked.
 */
export async function copyTemplate(dataDir: string): Promise<TestDatabase | null> {
  const admin = process.env["TEST_DATABASE_URL"];
  const folder = process.env["TEST_TEMPLATE_DIR"];
  if (admin === undefined || folder === undefined) return null;
  const [database] = await Promise.all([
    createDatabase(admin, "template"),
    linkFiles(folder, dataDir),
  ]);
  return database;
}

async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory()) return linkFiles(source, target);
      if (entry.name.endsWith(".json")) return writeFile(target, await readFile(source));
      return link(source, target).catch(() => copyFile(source, target)); // another file system
    }),
  );
}
