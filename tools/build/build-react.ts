import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { build } from "vite";

/** Modules of React that the web imports; all of them are in one file. */
export const REACT_MODULES = ["react", "react/jsx-runtime", "react-dom", "react-dom/client"];

const isName = (name: string) => /^[A-Za-z]\w*$/.test(name);

/** One module with what all of them export. Names that several export are the same thing in each. */
function entryCode(): string {
  process.env["NODE_ENV"] ??= "production"; // as Vite sets it: React has a variant for each value
  const require = createRequire(import.meta.url);
  const seen = new Set<string>();
  const lines = REACT_MODULES.map((module) => {
    const exported = Object.keys(require(module) as object).filter(
      (name) => isName(name) && !seen.has(name),
    );
    for (const name of exported) seen.add(name);
    return `export { ${exported.join(", ")} } from ${JSON.stringify(module)};`;
  });
  return `${lines.join("\n")}\n`;
}

/**
 * Builds React into a file of its own, which all documents load: a family that crosses from one zone
 * to the other, whose builds are apart, loads it once. Returns its URL path.
 */
export async function buildReact(root: string, outDir: string): Promise<string> {
  const folder = join(root, ".cache/react");
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, "react.js");
  writeFileSync(entry, entryCode());
  await build({
    configFile: false,
    logLevel: "warn",
    root: folder,
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rollupOptions: {
        input: entry,
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "assets/react-[hash].js" },
      },
    },
  });
  const [file, ...others] = readdirSync(join(outDir, "assets"));
  if (file === undefined || others.length > 0)
    throw new Error(`React must be built into one file, not ${1 + others.length}.`);
  return `/assets/${file}`;
}
