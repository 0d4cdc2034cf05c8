import { readFileSync } from "node:fs";
import { ffmpeg } from "../tool.ts";

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
