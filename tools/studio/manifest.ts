import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const MEDIA = fileURLToPath(new URL("../../course/media", import.meta.url));
const FILE = `${MEDIA}/manifest.json`;

/** Source hash and measurements of a rendered file. */
interface Entry {
  /** Hash of the script; the file is stale if the script's hash differs. */
  script: string;
  /** Length in seconds. */
  duration?: number;
  /** Longest time in seconds without a change in the picture. */
  still?: number;
  /** Integrated loudness in LUFS and true peak in dBTP. */
  loudness?: { integrated: number; truePeak: number };
  /** Of a song: how far its voices are from their notes, in cents; null if a note is not sung. */
  centsOff?: number | null;
  /** Of a song: the share of its words that a recogniser hears. */
  heard?: number;
}

export type Manifest = Record<string, Entry>;

export const hashOf = (script: unknown) =>
  createHash("sha256").update(JSON.stringify(script)).digest("hex").slice(0, 16);

export function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(FILE, "utf8")) as Manifest;
  } catch {
    return {};
  }
}

export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(
    Object.entries(manifest).toSorted(([a], [b]) => a.localeCompare(b)),
  );
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}

/** Runs `work` with a temporary folder and removes it afterwards. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "studio-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
