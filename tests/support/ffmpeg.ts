import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { findFfmpeg } from "#server/platform/program.ts";

const run = promisify(execFile);
const ENCODERS = [
  "libx264",
  "libx265",
  "libvpx-vp9",
  "libvpx",
  "libsvtav1",
  "prores_ks",
  "libopus",
];

/** Runs the ffmpeg of this machine, for tests that can't do without one. */
export async function needFfmpeg(): Promise<(args: readonly string[]) => Promise<void>> {
  const program = findFfmpeg("auto");
  if (program === null) throw new Error("ffmpeg is not installed (Debian: ffmpeg).");
  const { stdout } = await run(program, ["-hide_banner", "-encoders"]);
  const missing = ENCODERS.filter((name) => !new RegExp(`^ \\S+ ${name} `, "m").test(stdout));
  if (missing.length > 0) throw new Error(`ffmpeg lacks encoders: ${missing.join(", ")}.`);
  return async (args) =>
    void (await run(program, ["-v", "error", "-nostdin", "-y", ...args], { encoding: "buffer" }));
}
