import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/**
 * The folder is in use by another process; the message is one line for the person who started this
 * one.
 */
export class DataDirBusy extends Error {}

interface Holder {
  pid: number;
  started: string;
}

/**
 * A process's start time, so that a re-used pid is not mistaken for the old holder; null when it is
 * gone.
 */
function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    try {
      process.kill(pid, 0);
      return "unknown";
    } catch {
      return null;
    }
  }
}

/**
 * Takes the lock on DATA_DIR before anything in it is opened: two processes on one embedded
 * database lose writes silently. A lock whose process is gone is taken over.
 * @returns a function that gives the lock back.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, "lock");
  const thisProcess: Holder = { pid: process.pid, started: startTime(process.pid) ?? "unknown" };
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = openSync(file, "wx", 0o600);
      writeSync(handle, JSON.stringify(thisProcess));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      const holder = readHolder(file);
      if (holder !== null && startTime(holder.pid) === holder.started) {
        throw new DataDirBusy(
          `The data folder ${dataDir} is in use by process ${holder.pid}. Stop it first, or set DATA_DIR.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new DataDirBusy(`The data folder ${dataDir} is being taken by another process.`);
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch {
    return null;
  }
}
