import { registerHooks } from "node:module";

/*
 * Resolves the files of drizzle-orm without Node's look at their package.json
 * (docs/decisions/032-resolve-hook.md). Loaded by `--import`, before any other module.
 */
const DRIZZLE = "/node_modules/drizzle-orm/";
const FILE = /^\.{1,2}\/.*\.js$/;
let entry: string | null = null;

registerHooks({
  resolve(specifier, context, next) {
    if (FILE.test(specifier) && context.parentURL?.includes(DRIZZLE) === true) {
      const url = new URL(specifier, context.parentURL).href;
      return { url, format: "module", shortCircuit: true };
    }
    if (specifier !== "drizzle-orm" || !context.conditions.includes("import"))
      return next(specifier, context);
    entry ??= next(specifier, context).url;
    return { url: entry, format: "module", shortCircuit: true };
  },
});
