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
