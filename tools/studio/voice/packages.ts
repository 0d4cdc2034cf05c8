import { createRequire } from "node:module";
import { join } from "node:path";

/** Packages that only the voice program needs; `voice install` installs them in this folder. */
export const PACKAGES = join(import.meta.dirname, "packages");

/** Loads one of them. Throws MODULE_NOT_FOUND where they are not installed. */
export const requirePackage = createRequire(join(PACKAGES, "package.json"));
