import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
const FOLDERS = ["tests", "domain", "app", "characters", "course", "server", "stage", "tools"];

/** The ids at the end of test titles, such as T-042, by which documents name tests. */
export const testIds = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name))
      .flatMap(
        (name) => readFileSync(join(ROOT, folder, name), "utf8").match(/\(T-\d{3,}\)/g) ?? [],
      )
      .map((id) => id.slice(1, -1)),
  );
