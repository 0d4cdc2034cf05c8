import { resolve } from "node:path";
import { buildWeb } from "#tools/build/build-web.ts";

const [, , outDir] = process.argv;
console.log(
  (await buildWeb(outDir === undefined ? undefined : resolve(outDir)))
    ? "The web is built."
    : "The web is up to date.",
);
