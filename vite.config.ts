import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { documentFor } from "./domain/routing/routes.ts";
import { recorderStyles } from "./tools/build/recorder-styles.ts";

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

const IMPORT_HELPER = "\0vite/preload-helper.js";
/**
 * What Vite puts around each dynamic import, for what the child's zone needs of it: the stylesheets
 * of a chunk are loaded before it runs, the chunks that it imports beside it. A stylesheet that can't
 * be fetched rejects the import, and is fetched again by the next one.
 */
const smallImportHelper: Plugin = {
  name: "small-import-helper",
  enforce: "pre",
  load: (id) =>
    id === IMPORT_HELPER
      ? `const loading = {};
const load = (file) => new Promise((done, fail) => {
  const isStyle = file.endsWith(".css");
  const rel = isStyle ? "stylesheet" : "modulepreload";
  if (document.querySelector(\`link[rel=\${rel}][href="/\${file}"]\`)) return done();
  const link = document.createElement("link");
  link.rel = rel;
  link.crossOrigin = "";
  link.href = "/" + file;
  link.onerror = () => {
    link.remove();
    delete loading[file];
    fail(Error(file));
  };
  if (isStyle) link.onload = done;
  else done();
  document.head.append(link);
});
export const __vitePreload = (run, files = []) =>
  Promise.all(files.map((file) => (loading[file] ??= load(file)))).then(run);`
      : null,
};

const API = process.env["API_URL"] ?? "http://localhost:5173";

/**
 * Mode of the build of the child's zone. It is a build of its own, so that a child's first slide
 * does not wait for what only screens for parents and staff use of a shared module.
 */
export const CHILD_ZONE_MODE = "child-zone";
/** The files of each build; `buildWeb` joins the second into the first. */
export const MANIFEST = ".vite/manifest.json";
export const CHILD_MANIFEST = ".vite/manifest-child-zone.json";

/** The chunk that the document of the child's zone loads as its script. */
export const CHILD_CHUNK = "child";

/** Module of a quiz in the folder of the web app; loaded on demand. */
export const QUIZ_PANEL = "lesson-player/slides/quiz/QuizPanel.tsx";
/** What a video needs to be played; loaded on demand, too. */
export const VIDEO_CODE = "lesson-player/slides/video/video-code.ts";

/** Modules of the start page that the zones use too. */
const START_PAGE =
  /\/(characters|domain\/routing\/start-urls|app\/copy\/(intro|brand|crash|video-player)|app\/device\/web-storage|app\/data\/(auth\/stored-session|base\/(session-key|guards)|wire\/crash|telemetry\/landing-note)|app\/parent\/home\/IntroScreen|app\/ui\/(follow-translation|after-paint|Mascot|character-drawings|Button|Scene|CrashScreen|tokens))\b/;

interface ModuleGraph {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
}

/**
 * The modules that an entry imports, itself left out: statically, or `ever`, also on demand. Found at
 * the first question.
 */
function importedBy(entry: string, reach: "static" | "ever" = "static") {
  let reached: Set<string> | null = null;
  return (id: string, graph: ModuleGraph) => {
    const importsOf = (module: string) => {
      const info = graph.getModuleInfo(module);
      return [
        ...(info?.importedIds ?? []),
        ...(reach === "ever" ? (info?.dynamicallyImportedIds ?? []) : []),
      ];
    };
    if (reached === null) {
      reached = new Set();
      const waiting = [...importsOf(at(entry))];
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        if (reached.has(next)) continue;
        reached.add(next);
        waiting.push(...importsOf(next));
      }
    }
    return reached.has(id);
  };
}

/** Small modules that most activities and stories import: one request instead of four. */
const ACTIVITY_CODE =
  /\/(lesson-player\/slides\/activity\/(touch|flinging|useDrag)|domain\/slides\/activity\/placing)\.ts$/;

/**
 * Two chunks of the child's zone: the entry with all that it imports and what both a video and a
 * quiz import; and what a quiz and the other kinds of slide share beyond that.
 */
function childChunks() {
  const entry = "./app/child/main.tsx";
  const isInChild = importedBy(entry);
  const isInQuiz = importedBy(`./app/${QUIZ_PANEL}`);
  const isInVideo = importedBy(`./app/${VIDEO_CODE}`);
  return (id: string, graph: ModuleGraph) => {
    const isQuiz = isInQuiz(id, graph);
    if (id === at(entry) || isInChild(id, graph) || (isQuiz && isInVideo(id, graph)))
      return CHILD_CHUNK;
    return isQuiz && !id.includes("/slides/quiz/") ? "slides" : null;
  };
}

/** Parts of TanStack Query that only panels use; its index names them all. */
const PANEL_QUERIES =
  /\/(query-core|react-query)\/.+\/(queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\.js$/;

/**
 * What the parent zone and the builder both show first is one chunk; what the builder shows first
 * and the parent zone loads on demand is another; and what the builder shows first besides a third.
 */
function parentAndStaffGroups() {
  const isInParent = importedBy("./app/parent/main.tsx");
  const isEverInParent = importedBy("./app/parent/main.tsx", "ever");
  const isInStaff = importedBy("./app/staff/main.tsx");
  const named =
    (name: string, isIn: (id: string, graph: ModuleGraph) => boolean) =>
    (id: string, graph: ModuleGraph) =>
      isIn(id, graph) ? name : null;
  return [
    {
      name: named("zones", (id, graph) => isInParent(id, graph) && isInStaff(id, graph)),
      debugName: "zones",
      priority: 2,
    },
    {
      name: named("later", (id, graph) => isEverInParent(id, graph) && isInStaff(id, graph)),
      debugName: "later",
      priority: 1,
    },
    // In this order: a group takes what its modules import along.
    {
      name: named("builder", (id, graph) => isInStaff(id, graph) && !PANEL_QUERIES.test(id)),
      debugName: "builder",
      priority: 0,
    },
  ];
}

// Few files: each one costs a slow line a round trip, and cut in two they pack worse. What the start
// page shows is apart from what the zones share, so that it carries no more than that.
const OUTPUTS = {
  parentAndStaff: {
    input: {
      home: at("./app/home.html"),
      parent: at("./app/parent.html"),
      staff: at("./app/staff.html"),
    },
    groups: [
      { name: "start", test: START_PAGE, priority: 3 },
      // The start page names the files of its video: one less.
      { name: "VideoPlayer", test: /\/app\/ui\/(?:use)?VideoPlayer\.tsx?$/, priority: 3 },
      ...parentAndStaffGroups(),
    ],
  },
  child: {
    input: { kid: at("./app/kid.html") },
    groups: [
      { name: childChunks(), debugName: "child", priority: 1 },
      // After the first: a group takes what its modules import along.
      { name: "activity", test: ACTIVITY_CODE, priority: 0 },
    ],
  },
};

export default defineConfig(({ mode }) => {
  const isChildZone = mode === CHILD_ZONE_MODE;
  const { input, groups } = isChildZone ? OUTPUTS.child : OUTPUTS.parentAndStaff;
  return {
    root: at("./app"),
    publicDir: at("./app/public"),
    plugins: [react(), zoneDocuments, recorderStyles, ...(isChildZone ? [smallImportHelper] : [])],
    // Vite's own server would bundle it beforehand, past the plugins.
    optimizeDeps: { exclude: ["mixpanel-browser/dist/mixpanel-recorder.min.js"] },
    // wouter's package for older versions of React.
    resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
    css: { modules: { generateScopedName: scopedName } },
    server: {
      proxy: {
        "/api": API,
        "/auth/v1": API,
        "/functions/v1": API,
        "/media": API,
        "/dev": API,
      },
    },
    build: {
      outDir: at("./dist"),
      // The build of React has emptied it.
      emptyOutDir: false,
      copyPublicDir: !isChildZone,
      manifest: isChildZone ? CHILD_MANIFEST : MANIFEST,
      // The content policy allows files of our own host, not data: URLs.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input,
        output: { codeSplitting: { groups } },
      },
    },
  };
});
