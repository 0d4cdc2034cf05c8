import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A chunk of the web, by the document or module that it was made for. */
interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  dynamicImports?: string[];
}
export type Manifest = Readonly<Record<string, Chunk>>;

/** Vite's list of the chunks in a folder with the built web. */
export const readManifest = (outDir: string): Manifest =>
  JSON.parse(readFileSync(join(outDir, ".vite/manifest.json"), "utf8"));

interface Reach {
  /** Includes what is imported on demand. */
  ever?: boolean;
  isLeftOut?: (name: string) => boolean;
}

/**
 * The chunks that a document or module of the web loads, its own first. Throws if the web has none of
 * this name.
 */
export function chunksOf(
  manifest: Manifest,
  start: string,
  { ever = false, isLeftOut = () => false }: Reach = {},
): Chunk[] {
  const chunks = new Map<string, Chunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The web has no chunk ${name}.`);
    if (chunks.has(name) || isLeftOut(name)) return;
    chunks.set(name, chunk);
    for (const next of [...(chunk.imports ?? []), ...(ever ? (chunk.dynamicImports ?? []) : [])])
      visit(next);
  };
  visit(start);
  return [...chunks.values()];
}

/** Names of the scripts and styles of chunks, without repetition. */
export const codeOf = (chunks: readonly Chunk[]): string[] => [
  ...new Set(chunks.flatMap(({ file, css = [] }) => [file, ...css])),
];
