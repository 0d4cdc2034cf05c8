import { randomBytes } from "node:crypto";
import { link, mkdir, mkdtemp, readdir, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { readConfig } from "#server/platform/config/config.ts";
import { connectPostgres } from "#server/platform/db/connect.ts";
import { createLogger } from "#server/platform/log.ts";
import { startServer } from "#server/main.ts";
import { FakeClock } from "./clock.ts";

const NAME = "template_installation";
/** Before the time at which any test begins. */
const MADE_AT = "2026-11-01T00:00:00Z";

async function onAdmin(admin: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: admin });
  await client.connect();
  await client.query(sql);
  await client.end();
}

const urlOf = (admin: string, name: string) => admin.replace(/\/[^/?]*(\?|$)/, `/${name}$1`);

/**
 * Starts an installation once on Postgres, with its tables and the shipped course, so that tests
 * begin with copies of it: a start is then seven times quicker.
 * @returns its data folder, for TEST_TEMPLATE_DIR
 */
export async function makeTemplate(admin: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "treasure-template-"));
  await onAdmin(admin, `create database ${NAME}`);
  const server = await startServer(readConfig({ DATA_DIR: folder }), {
    now: new FakeClock(MADE_AT).now,
    log: createLogger("silent"),
    connection: await connectPostgres(urlOf(admin, NAME), () => undefined),
    listen: false,
    distDir: null,
  });
  await server.stop();
  return folder;
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
 * in `dataDir`. Media never change, so they are linked.
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
      return link(source, target);
    }),
  );
}
