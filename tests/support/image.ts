import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const dockerfile = () => readFileSync(join(ROOT, "deploy/Dockerfile"), "utf8");

/** Where the Dockerfile builds the server. */
export const BUILT_SERVER = "server-dist";

/** What the image holds: paths from the root of the repository, and from the image's folder. */
export const copiedIntoImage = () =>
  [...dockerfile().matchAll(/^COPY --from=build \/app\/(\S+) \.\/(\S+)$/gm)].map(
    ([, from = "", to = ""]) => ({ from, to }),
  );

/** Program and arguments that start the server in the image. */
export const imageCommand = () =>
  JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile())?.[1] ?? "[]") as string[];

/** Fills a folder with the files that the image has, and builds the server for it. */
export async function makeImage(folder: string): Promise<void> {
  for (const { from, to } of copiedIntoImage()) {
    const target = join(folder, to);
    await mkdir(dirname(target), { recursive: true });
    if (from === BUILT_SERVER) build(target);
    else if (from === "dist") await writeDocuments(target);
    else await cp(join(ROOT, from), target, { recursive: true, dereference: true });
  }
}

function build(outDir: string): void {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build-server.ts", outDir], {
    cwd: ROOT,
    encoding: "utf8",
  });
  if (status !== 0 || stderr !== "") throw new Error(`The server was not built: ${stderr}`);
}

/** Documents in the place of the built web, which takes half a minute. */
async function writeDocuments(dist: string): Promise<void> {
  await mkdir(join(dist, "assets"), { recursive: true });
  for (const zone of ["home", "parent", "kid", "staff"])
    await writeFile(join(dist, `${zone}.html`), `<title>${zone}</title>`);
}
