import { join } from "node:path";
import { createServer } from "vite";
import type { ViteDevServer } from "vite";
import { MEDIA } from "../manifest.ts";

const ROOT = join(import.meta.dirname, "../../..");
export const PARTS_PORT = 5176;

/** Serves the page of the shared parts; it is loaded anew with every change. */
export async function serveParts(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    publicDir: MEDIA,
    cacheDir: join(ROOT, ".cache/parts"),
    logLevel: "warn",
    optimizeDeps: { include: ["react", "react-dom", "react-dom/client", "valibot"] },
    server: { port, fs: { allow: [ROOT] } },
  });
  return server.listen();
}
