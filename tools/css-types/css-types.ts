import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Names of the classes that a CSS module exports, in alphabetical order. */
export function classNames(css: string): string[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/:global\([^)]*\)/g, "");
  const selectors = [...plain.matchAll(/([^{}]*)\{/g)].map(([, selector = ""]) => selector);
  const names = selectors.flatMap((selector) =>
    [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name),
  );
  return [...new Set(names)].toSorted();
}

/** The declaration of a CSS module: `X.module.d.css.ts` for `X.module.css`. */
export const declaration = (css: string): string =>
  [
    "declare const styles: {",
    ...classNames(css).map(
      (name) => `  readonly ${/^\w+$/.test(name) ? name : JSON.stringify(name)}: string;`,
    ),
    "};",
    "export default styles;",
    "",
  ].join("\n");

/**
 * Writes the types of all CSS modules into `.cache/css-types`, which `rootDirs` of tsconfig.json lays
 * over the tree. The type checker and the linter need them.
 */
export function writeCssTypes(root: string): void {
  const folder = join(root, ".cache/css-types");
  rmSync(folder, { recursive: true, force: true });
  for (const css of globSync("app/**/*.module.css", { cwd: root })) {
    const types = join(folder, css.replace(/\.css$/, ".d.css.ts"));
    mkdirSync(dirname(types), { recursive: true });
    writeFileSync(types, declaration(readFileSync(join(root, css), "utf8")));
  }
}

if (import.meta.main) writeCssTypes(join(import.meta.dirname, "../.."));
