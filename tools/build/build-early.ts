import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { PAGE_SCRIPT_ID } from "#app/child/early/page-script.ts";
import { QUIZ_PANEL, VIDEO_CODE } from "#vite.config.ts";
import { chunksOf, codeOf, readManifest } from "./manifest.ts";

/** The files that a module of the child zone loads besides those of the document. */
function filesBeside(module: string, outDir: string): string[] {
  const manifest = readManifest(outDir);
  const inDocument = new Set(codeOf(chunksOf(manifest, "kid.html")));
  return codeOf(chunksOf(manifest, module))
    .filter((file) => !inDocument.has(file))
    .map((file) => `/${file}`);
}

/** Replaces a part of kid.html that must be there. */
function replacePart(html: string, part: RegExp, by: (file: string) => string): string {
  if (!part.test(html)) throw new Error(`kid.html does not contain ${part}.`);
  return html.replace(part, (_, file: string) => by(file));
}

/**
 * Builds the script that starts the first API requests of the child zone, and puts its text into
 * the head of kid.html: a file of its own would arrive together with the large ones, some 300 ms
 * later on a slow network. The server's security policy names its hash.
 */
export async function buildEarly(root: string, outDir: string): Promise<void> {
  const assets = join(outDir, "assets");
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: {
      QUIZ_FILES: JSON.stringify(filesBeside(QUIZ_PANEL, outDir)),
      VIDEO_FILES: JSON.stringify(filesBeside(VIDEO_CODE, outDir)),
    },
    build: {
      outDir: assets,
      emptyOutDir: false,
      lib: {
        entry: join(root, "app/child/early/early.ts"),
        formats: ["iife"],
        name: "early",
        fileName: () => "early.js",
      },
    },
  });
  const built = join(assets, "early.js");
  const script = readFileSync(built, "utf8").trim();
  rmSync(built);
  if (script.includes("</script")) throw new Error("The early script would end its own element.");
  const document = join(outDir, "kid.html");
  const html = readFileSync(document, "utf8");
  const withScript = replacePart(html, /<!--early-->/, () => `<script>${script}</script>`);
  // The script in the head starts the page's own.
  writeFileSync(
    document,
    replacePart(
      withScript,
      /<script type="module" crossorigin src="([^"]+)"><\/script>/,
      (file) => `<link id="${PAGE_SCRIPT_ID}" rel="modulepreload" crossorigin href="${file}">`,
    ),
  );
}
