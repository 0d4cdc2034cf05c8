import { existsSync } from "node:fs";
import { run } from "#server/start.ts";
import { buildWeb } from "./build.ts";

if (existsSync(".env")) process.loadEnvFile(".env");
if (await buildWeb()) console.log("The web is built.");
await run();
