import { createServer } from "vite";
import { run } from "#server/start.ts";
import { startAllVendors } from "#tests/support/vendors/all.ts";
import { tellArrivals } from "./dev-arrivals.ts";

const WEB_PORT = 5174;

// Vendors that stand in for the real ones: what they get is shown, and nothing leaves this machine.
const vendors = await startAllVendors();
tellArrivals(vendors.byName);
for (const [name, value] of Object.entries(vendors.env)) process.env[name] ??= value;
// Purchases too: this machine is their production host.
process.env["PRODUCTION_HOST"] ??= `localhost:${process.env["PORT"] ?? 5173}`;

// The product's server answers the API; Vite serves the pages with reload and hands everything else on.
await run();
const vite = await createServer({ configFile: "vite.config.ts", server: { port: WEB_PORT } });
await vite.listen();
console.log(`Pages with reload are at http://localhost:${WEB_PORT}`);
