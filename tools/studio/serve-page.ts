import { join } from "node:path";
import { createServer } from "vite";
import type { Plugin, ViteDevServer } from "vite";
import { MEDIA } from "./manifest.ts";

const ROOT = join(import.meta.dirname, "../..");

interface PageOptions {
  /** Of its folder in `.cache`. */
  name: string;
  /** Packages that Vite bundles beforehand. */
  include: string[];
  plugins?: Plugin[];
}

/** Serves a page of the studio from its folder. Vite loads it anew when a file changes that it is made of. */
export async function servePage(
  folder: string,
  port: number,
  { name, include, plugins = [] }: PageOptions,
): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: folder,
    publicDir: MEDIA,
    cacheDir: join(ROOT, ".cache", name),
    logLevel: "warn",
    plugins,
    optimizeDeps: { include },
    server: { port, fs: { allow: [ROOT] } },
  });
  return server.listen();
}
