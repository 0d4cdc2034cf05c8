import { expect, it } from "vitest";
import { spokenPeak, toWave } from "./wave.ts";

const tone = (level: number, seconds: number) =>
  Float32Array.from({ length: seconds * 8000 }, (_, i) => level * Math.sin(i / 5));
const loudnessOf = (samples: Float32Array) => {
  const bytes = toWave(samples, spokenPeak(samples), 8000).subarray(44);
  let sum = 0;
  for (let i = 0; i < bytes.length; i += 2) sum += (bytes.readInt16LE(i) / 32_768) ** 2;
  return Math.sqrt(sum / (samples.length || 1));
};

it("a soft and a loud line are written equally loud", () => {
  expect(loudnessOf(tone(0.01, 1))).toBeCloseTo(loudnessOf(tone(0.7, 1)), 3);
});

it("pauses don't make a line louder, and a short peak is not cut", () => {
  const tones = tone(0.4, 1);
  const paused = new Float32Array(tones.length * 3);
  paused.set(tones);
  expect(spokenPeak(paused)).toBeCloseTo(spokenPeak(tones), 5);
  const peaked = Float32Array.from(tones);
  peaked[100] = 40;
  expect(spokenPeak(peaked)).toBeLessThan(0.9);
});

it("silence is written as silence", () => {
  expect(loudnessOf(new Float32Array(10))).toBe(0);
});
