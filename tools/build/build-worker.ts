import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { SHELL_URL } from "#app/child/offline/shell.ts";

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}

/** Larger files are clips, which are cached with their lessons, not with the app shell. */
const MAX_SHELL_FILE_BYTES = 300_000;

/** Every file that kid.html names, or can load through its imports. */
function shellFiles(outDir: string): string[] {
  const chunks = JSON.parse(readFileSync(join(outDir, ".vite/manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const seen = new Set<string>();
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(next);
  };
  add("kid.html");
  // React is in no manifest.
  for (const [, file = ""] of readFileSync(join(outDir, "kid.html"), "utf8").matchAll(
    /(?:src|href)="\/(assets\/[^"]+)"/g,
  ))
    files.add(file);
  return [...files]
    .filter((file) => statSync(join(outDir, file)).size <= MAX_SHELL_FILE_BYTES)
    .sort();
}

/** Builds the service worker into `outDir`, with the list of app shell files. */
export async function buildWorker(root: string, outDir: string): Promise<void> {
  const document = createHash("sha256")
    .update(readFileSync(join(outDir, "kid.html")))
    .digest("hex")
    .slice(0, 16);
  // The browser refuses a file with other bytes, such as the sign-in page of a network.
  const integrity = (file: string) =>
    `sha256-${createHash("sha256")
      .update(readFileSync(join(outDir, file)))
      .digest("base64")}`;
  const shell = [
    { url: SHELL_URL, revision: document, integrity: integrity("kid.html") },
    // File names contain a content hash, so no revision is needed.
    ...shellFiles(outDir).map((file) => ({
      url: `/${file}`,
      revision: null,
      integrity: integrity(file),
    })),
  ];
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: {
      __SHELL__: JSON.stringify(shell),
      "process.env.NODE_ENV": JSON.stringify("production"),
    },
    build: {
      outDir,
      emptyOutDir: false,
      lib: {
        entry: join(root, "app/child/offline/worker.ts"),
        formats: ["iife"],
        name: "worker",
        fileName: () => "sw.js",
      },
    },
  });
}
