import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";
import type { Plugin } from "vite";
import { CHILD_CHUNK, CHILD_MANIFEST, CHILD_ZONE_MODE, MANIFEST } from "#vite.config.ts";
import { buildReact, missingOfReact, REACT_MODULES } from "./build-react.ts";
import { buildEarly } from "./build-early.ts";
import { buildWorker } from "./build-worker.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const SOURCES = [
  "app",
  "characters",
  "domain",
  "stage",
  "course/story-kits.ts",
  "course/treasure-tracker",
  "course/media/answers",
  "course/media/onboarding",
  "course/media/sounds",
  "vite.config.ts",
  "package-lock.json",
  "course/media/lines",
  "tools/build/build-web.ts",
  "tools/build/build-early.ts",
  "tools/build/build-react.ts",
  "tools/build/build-worker.ts",
  "tools/build/recorder-styles.ts",
];
const PACKED = /\.(js|css|svg)$/;

/** Hash of all files that the web build depends on. */
function sourcesHash(): string {
  const hash = createHash("sha256");
  const add = (path: string) => hash.update(path).update(readFileSync(join(ROOT, path)));
  for (const source of SOURCES) {
    if (/\.\w+$/.test(source)) add(source);
    else
      for (const entry of readdirSync(join(ROOT, source), { recursive: true, withFileTypes: true })
        .filter((e) => e.isFile())
        .map((e) => join(e.parentPath, e.name))
        .sort())
        add(entry.slice(ROOT.length));
  }
  return hash.digest("hex");
}

/**
 * Builds the web into `outDir` (dist by default) if its sources changed. Resolves to true if it
 * built.
 */
export async function buildWeb(outDir = join(ROOT, "dist")): Promise<boolean> {
  const stamp = join(outDir, ".built-from");
  const wanted = sourcesHash();
  try {
    if (readFileSync(stamp, "utf8") === wanted) return false;
  } catch {
    // not built yet
  }
  const configFile = join(ROOT, "vite.config.ts");
  const react = await buildReact(ROOT, outDir);
  const plugins = [oneReact(react)];
  await build({ configFile, plugins, logLevel: "warn", build: { outDir } });
  await build({ configFile, plugins, mode: CHILD_ZONE_MODE, logLevel: "warn", build: { outDir } });
  checkReact(outDir, react);
  joinManifests(outDir);
  await prerenderHome(outDir);
  await buildEarly(ROOT, outDir);
  await buildWorker(ROOT, outDir);
  for (const name of readdirSync(join(outDir, "assets")).filter((file) => PACKED.test(file))) {
    const path = join(outDir, "assets", name);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
  }
  writeFileSync(stamp, wanted);
  return true;
}

/** Makes a build import React from this URL path, and its documents preload it. */
const oneReact = (path: string): Plugin => ({
  name: "one-react",
  config: () => ({
    build: {
      rollupOptions: {
        external: REACT_MODULES,
        output: { paths: Object.fromEntries(REACT_MODULES.map((module) => [module, path])) },
      },
    },
  }),
  transformIndexHtml: {
    order: "post",
    handler: (html) => ({
      // A document whose script is one chunk names what that imports as scripts of their own.
      html: html.replaceAll(
        new RegExp(`\\s*<script type="module" crossorigin src="${path}"></script>`, "g"),
        "",
      ),
      tags: [
        {
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: path },
          injectTo: "head",
        },
      ],
    }),
  },
});

/** A module that imports a name that React's file lacks would not run in the browser at all. */
function checkReact(outDir: string, react: string): void {
  const assets = join(outDir, "assets");
  for (const name of readdirSync(assets).filter((file) => file.endsWith(".js"))) {
    const missing = missingOfReact(readFileSync(join(assets, name), "utf8"), react);
    if (missing.length > 0)
      throw new Error(`Add ${missing.join(", ")} to REACT_EXPORTS of build-react.ts: ${name}.`);
  }
}

type Manifest = Record<
  string,
  { file: string; name?: string; imports?: string[]; dynamicImports?: string[] } & Record<
    string,
    unknown
  >
>;

/**
 * Adds the files of the child's zone to the manifest of the other documents. A module that both
 * builds load has a chunk in each, so the chunks of the child's zone get names of their own; the
 * one that its document loads gets the document's.
 */
function joinManifests(outDir: string): void {
  const read = (name: string) => JSON.parse(readFileSync(join(outDir, name), "utf8")) as Manifest;
  const child = read(CHILD_MANIFEST);
  const inChildZone = (name: string) =>
    child[name]?.name === CHILD_CHUNK && name.endsWith(".js") ? "kid.html" : `child-zone/${name}`;
  const renamed = Object.entries(child).map(([name, { imports, dynamicImports, ...chunk }]) => [
    inChildZone(name),
    {
      ...chunk,
      imports: (imports ?? []).map(inChildZone),
      dynamicImports: (dynamicImports ?? []).map(inChildZone),
    },
  ]);
  const manifest = { ...read(MANIFEST), ...Object.fromEntries(renamed) };
  writeFileSync(join(outDir, MANIFEST), JSON.stringify(manifest, null, 2));
  rmSync(join(outDir, CHILD_MANIFEST));
}

/**
 * Writes the start page's markup into home.html, so that it is readable before any script runs
 * (R-ONB-1).
 */
async function prerenderHome(outDir: string): Promise<void> {
  const ssrDir = join(ROOT, ".cache/prerender");
  await build({
    configFile: join(ROOT, "vite.config.ts"),
    logLevel: "warn",
    publicDir: false,
    build: {
      ssr: join(ROOT, "app/parent/home/prerender.tsx"),
      outDir: ssrDir,
      rollupOptions: { input: join(ROOT, "app/parent/home/prerender.tsx") },
    },
  });
  const { prerender } = (await import(
    `${pathToFileURL(join(ssrDir, "prerender.js")).href}?${Date.now()}`
  )) as { prerender: () => string };
  const file = join(outDir, "home.html");
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace("<!--home-->", () => prerender()),
  );
}
