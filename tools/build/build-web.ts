import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";
import { buildEarly } from "./build-early.ts";
import { buildWorker } from "./build-worker.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const CONFIG_FILE = join(ROOT, "vite.config.ts");
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
  "tools/build/build-worker.ts",
  "tools/build/manifest.ts",
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
  await build({ configFile: CONFIG_FILE, logLevel: "warn", build: { outDir } });
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

/**
 * Writes the start page's markup into home.html, so that it is readable before any script runs
 * (R-ONB-1).
 */
async function prerenderHome(outDir: string): Promise<void> {
  const ssrDir = join(ROOT, ".cache/prerender");
  await build({
    configFile: CONFIG_FILE,
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
