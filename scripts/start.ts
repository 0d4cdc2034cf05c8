import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";

// Before the other modules are loaded, so that they come from the cache.
enableCompileCache();
const { run } = await import("#server/start.ts");
const { buildWeb } = await import("./build.ts");

if (existsSync(".env")) process.loadEnvFile(".env");
if (await buildWeb()) console.log("The web is built.");
await run();
