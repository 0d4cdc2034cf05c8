import { existsSync } from "node:fs";
import { join } from "node:path";
import { readConfig } from "#server/platform/config/config.ts";
import { lockDataDir } from "#server/platform/db/data-lock.ts";
import { connectEmbedded, connectPostgres } from "#server/platform/db/connect.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { moveDatabase } from "#server/platform/db/move.ts";

// Copies the embedded database of DATA_DIR to Postgres: npm run move --
// postgres://user:password@host/name
if (existsSync(".env")) process.loadEnvFile(".env");
const [, , target = ""] = process.argv;
try {
  if (!/^postgres(ql)?:\/\//.test(target))
    throw new Error(
      "The target database is missing. Usage: npm run move -- postgres://user:password@host/name",
    );
  const { dataDir } = readConfig({ DATA_DIR: process.env["DATA_DIR"] });
  if (!existsSync(join(dataDir, "db")))
    throw new Error(`There is no embedded database in ${dataDir}.`);
  const unlock = lockDataDir(dataDir);
  const [from, to] = [
    await connectEmbedded(join(dataDir, "db")),
    await connectPostgres(target, () => undefined, 1),
  ];
  for (const { db } of [from, to]) await migrate(db);
  const rows = await moveDatabase(from, to, (line) => console.log(line));
  console.log(
    `${rows} rows are equal in both databases. Copy ${join(dataDir, "media")} into the bucket, and use the same secrets (npm run secrets).`,
  );
  await from.close();
  await to.close();
  unlock();
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
