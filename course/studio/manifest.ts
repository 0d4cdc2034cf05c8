import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const MEDIA = fileURLToPath(new URL("../media", import.meta.url));
const FILE = `${MEDIA}/manifest.json`;

/** What a rendered file was made from, and what it measures. */
interface Entry {
  /** Hash of the script; another one makes the file stale. */
  script: string;
  /** Seconds. */
  duration?: number;
  /** Seconds of the longest stretch without any change in the picture. */
  still?: number;
  /** LUFS and dBTP. */
  loudness?: { integrated: number; truePeak: number };
}

export type Manifest = Record<string, Entry>;

export const hashOf = (script: unknown) => createHash("sha256").update(JSON.stringify(script)).digest("hex").slice(0, 16);

export function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync(FILE, "utf8")) as Manifest;
  } catch {
    return {};
  }
}

export function writeManifest(manifest: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(manifest).toSorted(([a], [b]) => a.localeCompare(b)));
  writeFileSync(FILE, `${JSON.stringify(sorted, null, 2)}\n`);
}
