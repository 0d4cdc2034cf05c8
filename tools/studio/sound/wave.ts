import { SAMPLE_RATE } from "./instruments.ts";
import type { Samples } from "./instruments.ts";

/**
 * A 16-bit mono WAV file, normalised so that its peak is `peak` of full scale.
 * @param rate samples a second
 */
export function toWave(sound: Samples, peak: number, rate = SAMPLE_RATE): Buffer {
  const loudest = sound.reduce((max, value) => Math.max(max, Math.abs(value)), 0) || 1;
  const bytes = Buffer.alloc(44 + sound.length * 2);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(36 + sound.length * 2, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(sound.length * 2, 40);
  for (const [i, value] of sound.entries())
    bytes.writeInt16LE(Math.round((value / loudest) * peak * 32_767), 44 + i * 2);
  return bytes;
}

/** Mean level of what is spoken, and the most that a sample may be, of full scale. */
const LEVEL = 0.13;
const PEAK = 0.89;
/** Samples below this share of the loudest are pauses. */
const PAUSE = 0.05;

/** The peak, for `toWave`, at which a line is about as loud as every other one. */
export function spokenPeak(samples: Samples): number {
  const loudest = samples.reduce((max, value) => Math.max(max, Math.abs(value)), 0) || 1;
  const spoken = samples.filter((value) => Math.abs(value) > PAUSE * loudest);
  const mean = Math.sqrt(spoken.reduce((sum, value) => sum + value ** 2, 0) / (spoken.length || 1));
  return Math.min(PEAK, (LEVEL * loudest) / (mean || 1));
}
