import { readFileSync, writeFileSync } from "node:fs";
import { globSync } from "node:fs";
import { join } from "node:path";

/** Names of the classes that a CSS module exports, in alphabetical order. */
export function classNames(css: string): string[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, "").replaceAll(/:global\([^)]*\)/g, "");
  const selectors = [...plain.matchAll(/([^{}]*)\{/g)].map(([, selector = ""]) => selector);
  const names = selectors.flatMap((selector) =>
    [...selector.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name),
  );
  return [...new Set(names)].toSorted();
}

/** The declaration beside `X.module.css`: `X.module.d.css.ts`. */
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

/** Every CSS module of the app with the path of its declaration, from the repository's root. */
export const cssModules = (root: string) =>
  globSync("app/**/*.module.css", { cwd: root }).map((css) => ({
    css: join(root, css),
    types: join(root, css.replace(/\.css$/, ".d.css.ts")),
  }));

if (import.meta.main)
  for (const { css, types } of cssModules(join(import.meta.dirname, "../..")))
    writeFileSync(types, declaration(readFileSync(css, "utf8")));
