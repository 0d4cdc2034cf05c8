import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { toWav } from "#app/staff/files/wav.ts";

/** What the microphone of the test browser hears, again and again. */
export const VOICE_FILE = join(import.meta.dirname, "../../.cache/voice.wav");

const HZ = 48_000;
const SECONDS = 2;

/** Syllables of 160 ms with pauses of 40 ms between them. */
export function writeVoiceFile(): void {
  const samples = Float32Array.from({ length: SECONDS * HZ }, (_, index) => {
    const isPause = (index / HZ) % 0.2 > 0.16;
    return isPause ? 0 : 0.2 * Math.sin((2 * Math.PI * 220 * index) / HZ);
  });
  mkdirSync(dirname(VOICE_FILE), { recursive: true });
  writeFileSync(VOICE_FILE, Buffer.from(toWav(samples, HZ)));
}
