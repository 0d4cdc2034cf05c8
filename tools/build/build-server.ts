import { cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Builds the server into few files for the image, because loading 1,049 modules one by one takes more
 * than a third of a start (docs/decisions/056-bundled-server.md). All of them are in one folder, which
 * has to lie where `server` does: modules find their files by paths from their own.
 */
export async function buildServer(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    logLevel: "warn",
    ssr: {
      // Chooses the files of a package that Node itself would load.
      resolve: { conditions: ["node"], mainFields: ["main"] },
      noExternal: true,
      // Reads its WebAssembly and its files from its own folder.
      external: ["@electric-sql/pglite"],
    },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: "node24",
      // Stack traces name functions, and their lines can be read.
      minify: false,
      license: { fileName: "licences.md" },
      rollupOptions: {
        input: {
          start: join(ROOT, "server/start.ts"),
          staff: join(ROOT, "scripts/staff.ts"),
          payments: join(ROOT, "scripts/payments.ts"),
          "parser-worker": join(ROOT, "server/authoring/parser/worker.ts"),
          "create-embedded": join(ROOT, "server/platform/db/create-embedded.ts"),
        },
        output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  cpSync(join(ROOT, "server/platform/db/migrations"), join(outDir, "migrations"), {
    recursive: true,
  });
}
