import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";

const OWNER_ONLY = 0o700;
/** Folders of DATA_DIR; "" is itself. */
const FOLDERS = ["", "db", "media", "uploads"];

/**
 * Makes DATA_DIR, and lets only the user who runs the server into it: it holds drafts, paid clips and
 * families' data. One that was there before with other rights is closed, too. An instance that can't
 * change it goes on.
 */
export async function closeDataDir(dataDir: string, log: Logger): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: OWNER_ONLY });
    for (const folder of FOLDERS)
      await chmod(join(dataDir, folder), OWNER_ONLY).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
  } catch (error) {
    log.warn({ err: error }, "other users of this machine may be able to read DATA_DIR");
  }
}
