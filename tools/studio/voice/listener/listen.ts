import { spawnSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as v from "valibot";
import { tool, ToolError } from "../../tool.ts";
import { INSTALLED, voiceFolder } from "#server/voice/voice-folder.ts";

/** A sound file (WAV) and the words that are spoken in it. */
export interface Recording {
  file: string;
  text: string;
}

const Heard = v.object({
  /** What the recogniser heard, in small letters. */
  heard: v.string(),
  /** Words that it got wrong, of so many. */
  errors: v.number(),
  words: v.number(),
  /** The words of the text that it did not hear. */
  missed: v.array(v.string()),
  /** DNSMOS, 1 to 5: of everything, and of the speech alone (P.808). */
  overall: v.number(),
  speech: v.number(),
});
export type Heard = v.InferOutput<typeof Heard>;

/**
 * Measures recordings, and has a recogniser of speech listen to them. Its Python packages are
 * installed beside the voice at the first call (700 MB). Throws ToolError where that fails.
 */
export function listen(recordings: readonly Recording[], folder = voiceFolder()): Heard[] {
  const python = installListener(join(dirname(folder), "listener-1"));
  const { status, stdout, stderr } = spawnSync(python, [join(import.meta.dirname, "listen.py")], {
    encoding: "utf8",
    input: JSON.stringify(recordings),
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0)
    throw new ToolError(`The recogniser failed: ${stderr.trim().split("\n").at(-1)}`);
  return v.parse(v.array(Heard), JSON.parse(stdout));
}

/** The Python of its own environment, which is made where there is none. */
function installListener(folder: string): string {
  const python = join(folder, "bin", "python3");
  const installed = join(folder, INSTALLED);
  if (existsSync(installed)) return python;
  tool("python3", "-m", "venv", folder);
  const packages = join(import.meta.dirname, "requirements.txt");
  tool(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", packages);
  writeFileSync(installed, "");
  return python;
}
