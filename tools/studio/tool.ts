import { execFileSync } from "node:child_process";

/** A program of the studio is missing or failed. The message is one line. */
export class ToolError extends Error {}

const PACKAGES: Record<string, string> = {
  sox: "sox",
  soxi: "sox",
  ffmpeg: "ffmpeg",
  ffprobe: "ffmpeg",
  fluidsynth: "fluidsynth musescore-general-soundfont-small",
  pip3: "python3-pip",
};

/**
 * Runs a program and returns its output. The error for a missing program names its Debian package.
 */
export function tool(program: string, ...args: (string | number)[]): string {
  try {
    return execFileSync(program, args.map(String), {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 64 * 1024 * 1024,
    });
  } catch (error) {
    const failure = error as NodeJS.ErrnoException & { stderr?: string };
    if (failure.code === "ENOENT")
      throw new ToolError(
        `${program} is missing. Debian: apt-get install ${PACKAGES[program] ?? program}`,
      );
    throw new ToolError(
      `${program} failed: ${(failure.stderr ?? failure.message).trim().split("\n").at(-1)}`,
    );
  }
}

/** Runs ffmpeg, which prints errors only and overwrites existing files. */
export const ffmpeg = (...args: (string | number)[]) =>
  tool("ffmpeg", "-v", "error", "-y", ...args);
