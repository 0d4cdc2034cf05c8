import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");

/**
 * Code that is put into a folder of the repository, which is made where there is none, in a file whose
 * name ends with `ending`.
 */
export interface Sample {
  folder: string;
  code: string;
  ending?: string;
}

interface Report {
  diagnostics: { code: string; filename: string }[];
}

/**
/**
 * How often rules of the linter refuse something, for each sample; by default an import or a use of
 * the browser's stores. It runs once for all of them, because it starts slowly.
 */
export function countRefusals(samples: readonly Sample[], rule = "no-restricted-"): number[] {
  const paths = samples.map(({ folder, ending = "" }, index) =>
    join(folder, `breaks-${process.pid}-${index}${ending}.ts`),
  );
  const newFolders = samples.flatMap(
    ({ folder }) => mkdirSync(join(ROOT, folder), { recursive: true }) ?? [],
  );
  for (const [index, path] of paths.entries())
    writeFileSync(join(ROOT, path), samples[index]?.code ?? "");
  try {
    const { stdout } = spawnSync(
      join(ROOT, "node_modules/.bin/oxlint"),
      ["-c", ".oxlintrc.json", "--format", "json", ...paths],
      { cwd: ROOT, encoding: "utf8", maxBuffer: 1e8 },
    );
    const { diagnostics } = JSON.parse(stdout) as Report;
    const refused = diagnostics.filter(({ code }) => code.startsWith(`eslint(${rule}`));
    return paths.map((path) => refused.filter(({ filename }) => filename === path).length);
  } finally {
    for (const path of paths) rmSync(join(ROOT, path), { force: true });
    for (const folder of newFolders) rmSync(folder, { recursive: true });
  }
}
