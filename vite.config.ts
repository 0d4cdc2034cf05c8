import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { documentFor } from "./domain/routing/routes.ts";
import { recorderStyles } from "./tools/build/recorder-styles.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Under Vite's own server each address gets its zone's document, as the product's server does it.
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

const API = process.env["API_URL"] ?? "http://localhost:5173";

/** Modules of the start page that the zones use too. */
const START_PAGE =
  /\/(characters|domain\/routing\/start-urls|app\/copy\/(intro|brand|crash|video-player)|app\/data\/(base\/session-key|wire\/crash|telemetry\/landing-note)|app\/parent\/home\/IntroScreen|app\/ui\/(Mascot|Button|Scene|CrashScreen|tokens))\b/;

export default defineConfig({
  root: at("./app"),
  publicDir: at("./app/public"),
  plugins: [react(), zoneDocuments, recorderStyles],
  // Vite's own server would bundle it beforehand, past the plugins.
  optimizeDeps: { exclude: ["mixpanel-browser/dist/mixpanel-recorder.min.js"] },
  css: { modules: { generateScopedName: "[name]_[local]_[hash:base64:4]" } },
  server: {
    proxy: { "/api": API, "/auth/v1": API, "/functions/v1": API, "/media": API, "/dev": API },
  },
  build: {
    outDir: at("./dist"),
    emptyOutDir: true,
    manifest: true,
    // The content policy allows files of our own host, not data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: {
        home: at("./app/home.html"),
        parent: at("./app/parent.html"),
        kid: at("./app/kid.html"),
        staff: at("./app/staff.html"),
      },
      // Few files: each one costs a slow line a round trip, and cut in two they pack worse. What
      // the start page shows is apart from what the zones share, so that it carries no more than
      // that.
      output: {
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler)\//,
              priority: 3,
            },
            { name: "start", test: START_PAGE, priority: 2 },
            { name: "zones", minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
});
