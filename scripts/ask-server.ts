import { existsSync } from "node:fs";
import { readConfig } from "#server/platform/config/config.ts";
import { askServer } from "#server/platform/control/socket.ts";

/** Asks the server that runs here for what the command line says, prints its answer and ends the process. */
export async function askRunningServer(...of: readonly string[]): Promise<never> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const { dataDir } = readConfig(process.env);
  const result = await askServer(dataDir, [...of, ...process.argv.slice(2)]);
  if (result === null) {
    console.error("The server is not running here. Start it first (npm start), then ask again.");
    process.exit(1);
  }
  for (const line of result.lines) console.log(line);
  process.exit(result.ok ? 0 : 1);
}
