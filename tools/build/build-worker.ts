import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { SHELL_URL } from "#app/child/offline/shell.ts";
import { chunksOf, readManifest } from "./manifest.ts";

/** Larger files are clips, which are cached with their lessons, not with the app shell. */
const MAX_SHELL_FILE_BYTES = 300_000;

/** The kit of a story: the page loads it with its lesson, so it is no part of the app shell. */
const isStoryKit = (name: string) => /\/stories\/[a-z-]+\/kit\.ts$/.test(name);

/** The files that kid.html can load, on demand too; and those of stories alone. */
function filesOfChild(outDir: string): { shell: string[]; stories: string[] } {
  const manifest = readManifest(outDir);
  const filesOf = (chunks: ReturnType<typeof chunksOf>) =>
    chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);
  const shell = new Set(
    filesOf(chunksOf(manifest, "kid.html", { ever: true, isLeftOut: isStoryKit })),
  );
  const stories = new Set(
    Object.keys(manifest)
      .filter(isStoryKit)
      .flatMap((kit) => filesOf(chunksOf(manifest, kit, { ever: true }))),
  );
  return {
    shell: [...shell]
      .filter((file) => statSync(join(outDir, file)).size <= MAX_SHELL_FILE_BYTES)
      .sort(),
    stories: [...stories].filter((file) => !shell.has(file)).sort(),
  };
}

/** Builds the service worker into `outDir`, with the list of app shell files. */
export async function buildWorker(root: string, outDir: string): Promise<void> {
  const document = createHash("sha256")
    .update(readFileSync(join(outDir, "kid.html")))
    .digest("hex")
    .slice(0, 16);
  const files = filesOfChild(outDir);
  // The browser refuses a file with other bytes, such as the sign-in page of a network.
  const integrity = (file: string) =>
    `sha256-${createHash("sha256")
      .update(readFileSync(join(outDir, file)))
      .digest("base64")}`;
  const shell = [
    { url: SHELL_URL, revision: document, integrity: integrity("kid.html") },
    // File names contain a content hash, so no revision is needed.
    ...files.shell.map((file) => ({
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
      __STORY_CODE__: JSON.stringify(files.stories.map((file) => `/${file}`)),
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
