import { existsSync } from "node:fs";
import { enableCompileCache } from "node:module";

// Must run before the other modules are imported, so that they use the compile cache.
enableCompileCache();
const { run } = await import("#server/start.ts");
const { buildWeb } = await import("#tools/build/build-web.ts");

if (existsSync(".env")) process.loadEnvFile(".env");
if (await buildWeb()) console.log("The web is built.");
await run();
