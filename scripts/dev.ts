import { createServer } from "vite";
import { run } from "#server/start.ts";

const WEB_PORT = 5174;

// The product's server answers the API; Vite serves the pages with reload and hands everything else on.
await run();
const vite = await createServer({ configFile: "vite.config.ts", server: { port: WEB_PORT } });
await vite.listen();
console.log(`Pages with reload are at http://localhost:${WEB_PORT}`);
