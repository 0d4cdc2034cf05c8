import { readFileSync } from "node:fs";
import { join } from "node:path";

const dockerfile = () => readFileSync(join(import.meta.dirname, "../../deploy/Dockerfile"), "utf8");

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
