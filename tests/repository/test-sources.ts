import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = ["tests", "domain", "app", "course", "tools", "server"];

/** The source of every test file, to check test titles that documents quote. */
export const testSources = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
      .map((name) => readFileSync(join(ROOT, folder, name), "utf8")),
  ).join("\n");
