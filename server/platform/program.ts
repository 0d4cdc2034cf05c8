import { type ChildProcess, spawn } from "node:child_process";
import { accessSync, constants as access } from "node:fs";
import { constants, setPriority } from "node:os";
import { delimiter, join } from "node:path";
import { ConfigError } from "#server/platform/config/config-error.ts";

/**
 * The configured ffmpeg (FFMPEG: 'auto', 'off' or a path); null where it is off or not on this
 * machine.
 *
 * @throws ConfigError for a path without a program
 */
export function findFfmpeg(setting: string): string | null {
  if (setting === "off") return null;
  if (setting === "auto") return findProgram("ffmpeg");
  if (!isExecutable(setting)) throw new ConfigError(`FFMPEG: there is no program ${setting}.`);
  return setting;
}

/** The program of this name in the folders of PATH; null if there is none. */
const findProgram = (name: string): string | null =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable) ?? null;

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, access.X_OK);
    return true;
  } catch {
    return false;
  }
}

export interface RunOptions {
  timeoutMs: number;
  /** Ends the program at once. */
  signal?: AbortSignal;
  /** Called with each piece of its output. */
  onOutput?: (text: string) => void;
}

export interface RunResult {
  /** 'late': ended by the time limit. 'stopped': by the signal. */
  ended: "ok" | "failed" | "late" | "stopped";
  /** The end of its output. */
  output: string;
  /** The end of its messages. */
  messages: string;
}

export type RunProgram = (
  program: string,
  args: readonly string[],
  options: RunOptions,
) => Promise<RunResult>;

const KEPT_CHARACTERS = 64_000;

/**
 * The server answers families before a program that it started. Not at the lowest priority: on a
 * busy machine it would get so little time that its limit ends it.
 */
export function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}

/** Runs a program without a shell, at low priority, with a time limit and an empty environment. */
export const runProgram: RunProgram = (program, args, { timeoutMs, signal, onOutput }) => {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env: {} });
  lowerPriority(child);
  let output = "";
  let messages = "";
  let ended: RunResult["ended"] | null = null;
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output = (output + text).slice(-KEPT_CHARACTERS);
    onOutput?.(text);
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    messages = (messages + text).slice(-KEPT_CHARACTERS);
  });
  return new Promise((resolve) => {
    const kill = (reason: "late" | "stopped") => {
      ended ??= reason;
      child.kill("SIGKILL");
    };
    const stop = () => kill("stopped");
    const timer = setTimeout(() => kill("late"), timeoutMs);
    if (signal?.aborted) stop();
    signal?.addEventListener("abort", stop);
    const end = (result: RunResult["ended"]) => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      resolve({ ended: ended ?? result, output, messages });
    };
    child.on("error", () => end("failed"));
    child.on("close", (code) => end(code === 0 ? "ok" : "failed"));
  });
};
