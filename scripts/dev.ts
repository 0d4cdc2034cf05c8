import { createServer } from "vite";
import { run } from "#server/start.ts";
import { startAllVendors } from "#tools/vendor-stand-ins/all.ts";
import { printRequests } from "#tools/vendor-stand-ins/arrivals.ts";

const WEB_PORT = 5174;

// Vendor stand-ins: they print what they receive, and nothing leaves this machine.
const vendors = await startAllVendors();
printRequests(vendors.byName);
for (const [name, value] of Object.entries(vendors.env)) process.env[name] ??= value;
// Makes this machine the production host, because purchases are reported there only (R-TEL-5).
process.env["PRODUCTION_HOST"] ??= `localhost:${process.env["PORT"] ?? 5173}`;

// Our server handles the API. Vite serves the pages with reload and proxies all other requests to
// it.
await run();
const vite = await createServer({ configFile: "vite.config.ts", server: { port: WEB_PORT } });
await vite.listen();
console.log(`Pages with reload are at http://localhost:${WEB_PORT}`);
