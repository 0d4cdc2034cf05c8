import { resolve } from "node:path";
import { buildServer } from "#tools/build/build-server.ts";

const [, , outDir] = process.argv;
if (outDir === undefined) throw new Error("Usage: node scripts/build-server.ts <folder>");
await buildServer(resolve(outDir));
