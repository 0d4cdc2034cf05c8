import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { documentFor } from "./domain/routing/routes.ts";
import { latePage } from "./tools/build/late-page.ts";
import { recorderStyles } from "./tools/build/recorder-styles.ts";
import { wordTimes } from "./tools/build/word-times.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Under Vite's own server each URL gets its zone's document, as the product's server does it.
 */
const zoneDocuments: Plugin = {
  name: "zone-documents",
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const path = (request.url ?? "/").split("?")[0] ?? "/";
      if (request.headers.accept?.includes("text/html") && !path.includes("."))
        request.url = `/${documentFor(path).zone}.html`;
      next();
    });
  },
};

/** 'Button_gold' of app/ui/Button.module.css; no two files of the web have the same name. */
const scopedName = (local: string, path: string) =>
  `${basename(path).replace(/\.module\.css.*/, "")}_${local}`;

const API = process.env["API_URL"] ?? "http://localhost:5173";

/** Module of a quiz in the folder of the web app; loaded on demand. */
export const QUIZ_PANEL = "lesson-player/slides/quiz/QuizPanel.tsx";
/** What a video needs to be played; loaded on demand, too. */
export const VIDEO_CODE = "lesson-player/slides/video/video-code.ts";

interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** Does this module import another one statically, directly or through others? */
function importedBy(entry: string) {
  let reached: Set<string> | null = null;
  return (id: string, graph: ModuleGraph): boolean => {
    if (reached === null) {
      reached = new Set();
      const waiting = [at(entry)];
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
        for (const imported of graph.getModuleInfo(next)?.importedIds ?? []) {
          if (reached.has(imported)) continue;
          reached.add(imported);
          waiting.push(imported);
        }
    }
    return reached.has(id);
  };
}

const isOfFirstScreen = importedBy("./app/parent/home/main.tsx");
const isOfLanding = importedBy("./app/parent/home/landing/Landing.tsx");
const isOfStartPage = (id: string, graph: ModuleGraph) =>
  isOfFirstScreen(id, graph) || isOfLanding(id, graph);
const isOfChild = importedBy("./app/child/main.tsx");
const isOfQuiz = importedBy(`./app/${QUIZ_PANEL}`);

/**
 * Each file costs a slow line a round trip, so what a child's first screen imports is three chunks
 * instead of thirty: React, what the start page imports too, and the rest. What a quiz shares with
 * other modules is one chunk, too. A group takes what its modules import along; all that a module of
 * `base` or `child` imports is imported by the same documents.
 */
const groups = [
  { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: (id: string, graph: ModuleGraph) =>
      isOfStartPage(id, graph) && isOfChild(id, graph) ? "base" : null,
    debugName: "base",
    priority: 2,
  },
  {
    name: (id: string, graph: ModuleGraph) => (isOfChild(id, graph) ? "child" : null),
    debugName: "child",
    priority: 1,
  },
  {
    name: (id: string, graph: ModuleGraph) => (isOfQuiz(id, graph) ? "slides" : null),
    debugName: "slides",
    minShareCount: 2,
  },
];

export default defineConfig({
  root: at("./app"),
  publicDir: at("./app/public"),
  plugins: [react(), zoneDocuments, latePage, recorderStyles, wordTimes(at("./course/media"))],
  // Vite's own server would bundle it beforehand, past the plugins.
  optimizeDeps: { exclude: ["mixpanel-browser/dist/mixpanel-recorder.min.js"] },
  css: { modules: { generateScopedName: scopedName } },
  server: {
    proxy: {
      "/api": API,
      "/auth/v1": API,
      "/functions/v1": API,
      "/media": API,
      // With its slash: the modules of app/device are at /device/...
      "/dev/": API,
    },
  },
  build: {
    outDir: at("./dist"),
    emptyOutDir: true,
    manifest: true,
    // The content policy allows files of our own host, not data: URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: ["home", "kid", "parent", "staff"].map((zone) => at(`./app/${zone}.html`)),
      output: { codeSplitting: { groups } },
    },
  },
});
