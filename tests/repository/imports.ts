import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/** All source files of the product, as paths from the root. */
export const sourceFiles: ReadonlySet<string> = new Set(
  globSync("{domain,characters,stage,app,server,course,tools,scripts}/**/*.{ts,tsx}", {
    cwd: ROOT,
    exclude: (name) => /\.(test|spec|d\.css)\.tsx?$/.test(name),
  }),
);

/** The source files that a file imports; `withTypes` adds imports of types alone. */
export function importsOf(file: string, { withTypes }: { withTypes: boolean }): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  const code = withTypes ? text : text.replaceAll(/(?:import|export) type [^;]*;/g, "");
  return [...code.matchAll(/(?:from|import\(?) ?"([#.][^"]+)"/g)]
    .map(([, name = ""]) =>
      name.startsWith("#") ? name.slice(1) : posix.join(posix.dirname(file), name),
    )
    .filter((name) => sourceFiles.has(name));
}
