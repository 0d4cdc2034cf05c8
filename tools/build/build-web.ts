import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "vite";
import type { PaywallMode } from "#domain/payments/purchase.ts";
import { HOME_DOCUMENTS, ORIGIN } from "#domain/routing/home-documents.ts";
import { buildEarly } from "./build-early.ts";
import { buildWorker } from "./build-worker.ts";
import { chunksOf, codeOf, readManifest } from "./manifest.ts";

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
  "course/media/landing",
  "course/media/onboarding",
  "course/media/quiz-audio",
  "course/media/slide-audio",
  "course/media/sounds",
  "vite.config.ts",
  "package-lock.json",
  "course/media/lines",
  "course/media/word-times.json",
  "tools/build/build-web.ts",
  "tools/build/build-early.ts",
  "tools/build/build-worker.ts",
  "tools/build/late-page.ts",
  "tools/build/manifest.ts",
  "tools/build/recorder-styles.ts",
  "tools/build/word-times.ts",
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

/** Its code comes after the start page, its styles with it: its markup is there from the start. */
const LANDING = "parent/home/landing/Landing.tsx";

interface Prerendered {
  prerender: (paywall: PaywallMode) => string;
  shared: (origin: string) => string;
}

/**
 * Writes the start page's markup into its documents, one for each paywall, so that it is readable
 * before any script runs (R-ONB-1).
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
  const { prerender, shared } = (await import(
    `${pathToFileURL(join(ssrDir, "prerender.js")).href}?${Date.now()}`
  )) as Prerendered;
  const html = readFileSync(join(outDir, "home.html"), "utf8");
  const styles = codeOf(chunksOf(readManifest(outDir), LANDING))
    .filter((file) => file.endsWith(".css") && !html.includes(file))
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
  // The largest thing on the first screen: else it is asked for only when the styles are here.
  const pictures = [...html.matchAll(/href="\/(assets\/IntroScreen-[^"]+\.css)"/g)]
    .flatMap(
      ([, file = ""]) =>
        readFileSync(join(outDir, file), "utf8").match(/\/assets\/[\w.-]+\.svg/g) ?? [],
    )
    .map((url) => `<link rel="preload" as="image" fetchpriority="high" href="${url}">`);
  for (const [paywall, name] of Object.entries(HOME_DOCUMENTS) as [PaywallMode, string][])
    writeFileSync(
      join(outDir, name),
      html
        .replace("<!--home-head-->", () =>
          [shared(ORIGIN), ...new Set(pictures), ...styles].join(""),
        )
        .replace('<div id="root">', () => `<div id="root" data-paywall="${paywall}">`)
        .replace("<!--home-->", () => prerender(paywall)),
    );
}
