import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { openBuilder } from "./process.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** How the builder's password looks where it is printed. */
export const PASSWORD = /[a-z2-9]{5}(-[a-z2-9]{5}){3}/;

/**
 * Access token of a started process's own author, whose password is made anew by `npm run staff`.
 */
export async function staffToken(url: string, dataDir: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/staff.ts", "password"], {
    cwd: ROOT,
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir },
  });
  return (await openBuilder(url, PASSWORD.exec(stdout)?.[0])).body.access_token;
}
