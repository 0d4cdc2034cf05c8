import { join } from "node:path";
import { buildWeb } from "#tools/build/build-web.ts";
import { writeVoiceFile } from "./voice-file.ts";

export const TEST_DIST = join(import.meta.dirname, "../../.cache/test-dist");

/** Builds the web that the browser tests open, when its sources changed. */
export default async function globalSetup(): Promise<void> {
  writeVoiceFile();
  if (await buildWeb(TEST_DIST)) console.log("The web was built for the browser tests.");
}
