import { join } from "node:path";
import { createServer } from "vite";
import type { Plugin, ViteDevServer } from "vite";
import { MEDIA } from "../manifest.ts";

const ROOT = join(import.meta.dirname, "../../..");
export const LIVE_PORT = 5175;

/** Reloads the page when a recording is rendered; Vite does it for modules only. */
const recordings: Plugin = {
  name: "recordings",
  configureServer({ watcher, ws }) {
    watcher.add(MEDIA);
    const reload = (path: string) => {
      if (path.startsWith(MEDIA) && path.endsWith(".json")) ws.send({ type: "full-reload" });
    };
    watcher.on("ready", () => watcher.on("add", reload));
    watcher.on("change", reload);
  },
};

/**
 * Serves the preview of the stories. Vite loads the page anew whenever a file changes that it is made
 * of: a story, the stage, a character.
 */
export async function serveLive(port: number): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: false,
    root: import.meta.dirname,
    publicDir: MEDIA,
    cacheDir: join(ROOT, ".cache/live"),
    logLevel: "warn",
    plugins: [recordings],
    optimizeDeps: { include: ["valibot"] },
    server: { port, fs: { allow: [ROOT] } },
  });
  return server.listen();
}
