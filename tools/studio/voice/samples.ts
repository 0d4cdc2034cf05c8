import { readFileSync, writeFileSync } from "node:fs";
import { ffmpeg, tool } from "../tool.ts";

const FULL = 32_768;

/** The samples of a sound file as mono, -1 to 1; `raw` is a file that is written on the way. */
export function readSamples(file: string, rate: number, raw: string): Float32Array {
  ffmpeg("-i", file, "-vn", "-ac", 1, "-ar", rate, "-f", "s16le", raw);
  const bytes = readFileSync(raw);
  return Float32Array.from(
    { length: bytes.length / 2 },
    (_, index) => bytes.readInt16LE(index * 2) / FULL,
  );
}

/** Writes samples as a 16-bit wave file as loud as they are. */
export function writeSamples(samples: Float32Array, rate: number, raw: string, out: string): void {
  const bytes = Buffer.alloc(samples.length * 2);
  for (const [i, value] of samples.entries())
    bytes.writeInt16LE(Math.max(-FULL, Math.min(FULL - 1, Math.round(value * FULL))), i * 2);
  writeFileSync(raw, bytes);
  const format = ["-t", "raw", "-r", rate, "-e", "signed", "-b", 16, "-c", 1];
  tool("sox", "-R", "-D", ...format, raw, out);
}
