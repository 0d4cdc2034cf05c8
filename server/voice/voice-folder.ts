import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";

/** Changes with the files that the voice program needs: an older folder is not used. */
const EDITION = "3";

/** Where `npm run course -- voice install` keeps the model, the voices and the dictionaries. */
export const voiceFolder = (env: NodeJS.ProcessEnv = process.env): string =>
  join(env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "treasure-tracker", `voice-${EDITION}`);

/** Written last: a folder without it was not installed whole. */
export const INSTALLED = "installed";

/** Is the voice program installed on this machine? */
export const isVoiceInstalled = (folder = voiceFolder()): boolean =>
  existsSync(join(folder, INSTALLED));
