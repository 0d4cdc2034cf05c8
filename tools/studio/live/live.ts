import type { Plugin, ViteDevServer } from "vite";
import { MEDIA } from "../manifest.ts";
import { servePage } from "../serve-page.ts";

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

/** Serves the preview of the stories. */
export const serveLive = (port: number): Promise<ViteDevServer> =>
  servePage(import.meta.dirname, port, {
    name: "live",
    include: ["valibot"],
    plugins: [recordings],
  });
