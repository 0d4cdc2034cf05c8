import { describe, expect, it } from "vitest";
import { levelled, loudness, trimSilence, voiceDetector } from "./loudness.ts";

const HZ = 24_000;

/** A tone of these seconds; `size` from 0 to 1. */
const tone = (seconds: number, size: number, cycles = 997, hz = HZ) =>
  Float32Array.from(
    { length: Math.round(seconds * hz) },
    (_, index) => size * Math.sin((2 * Math.PI * cycles * index) / hz),
  );
const silence = (seconds: number) => new Float32Array(Math.round(seconds * HZ));
const joined = (...parts: Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));

describe("the loudness of a recording", () => {
  it.each([24_000, 44_100, 48_000])(
    "is that of ITU-R BS.1770: a full tone of 997 Hz has -3.01 LUFS, at %i samples a second (T-231)",
    (hz) => {
      expect(loudness(tone(3, 1, 997, hz), hz)).toBeCloseTo(-3.01, 1);
      expect(loudness(tone(3, 0.1, 997, hz), hz)).toBeCloseTo(-23.01, 1);
    },
  );

  it("leaves pauses out, and silence has none", () => {
    expect(loudness(joined(tone(2, 0.1), silence(4)), HZ)).toBeCloseTo(-23, 0);
    expect(loudness(silence(1), HZ)).toBe(-Infinity);
  });

  it.each([0.02, 0.1, 0.9])("becomes -16 LUFS from a size of %f", (size) =>
    expect(loudness(levelled(tone(3, size), HZ), HZ)).toBeCloseTo(-16, 1),
  );

  it("never makes a peak above -1.5 dB, and leaves silence alone", () => {
    const clicks = joined(tone(2, 0.01), tone(0.01, 0.9), tone(2, 0.01));
    expect(Math.max(...levelled(clicks, HZ))).toBeLessThanOrEqual(0.842);
    expect(levelled(silence(1), HZ)).toEqual(silence(1));
  });
});

describe("silence at the ends", () => {
  const seconds = (samples: Float32Array) => samples.length / HZ;

  it("is cut but for a breath; pauses between words stay", () => {
    const words = joined(tone(0.5, 0.3), silence(1), tone(0.5, 0.3));
    const line = trimSilence(joined(silence(2), words, silence(3)), HZ);
    expect(seconds(line)).toBeCloseTo(2 + 0.12 + 0.25, 1);
  });

  it("is cut in a room that hums, and with the key press that ended the recording", () => {
    const room = (part: Float32Array) => part.map((x, index) => x + 0.003 * Math.sin(index / 40));
    const key = tone(0.03, 0.5);
    const parts = [key, silence(2), tone(1, 0.3), silence(2), key];
    expect(seconds(trimSilence(room(joined(...parts)), HZ))).toBeCloseTo(1.37, 1);
  });

  it("is all of a recording without speech", () => {
    expect(trimSilence(silence(3), HZ)).toHaveLength(0);
    expect(trimSilence(joined(silence(1), tone(0.03, 0.5)), HZ)).toHaveLength(0);
    expect(trimSilence(new Float32Array(), HZ)).toHaveLength(0);
  });

  it("detects a voice while recording, and ignores a key press", () => {
    const isAudible = voiceDetector(HZ);
    expect(isAudible(joined(silence(1), tone(0.05, 0.5), silence(1)))).toBe(false);
    const spoken = tone(0.2, 0.1);
    const blocks = Array.from({ length: 37 }, (_, index) =>
      spoken.subarray(index * 128, (index + 1) * 128),
    );
    expect(blocks.map(isAudible).indexOf(true)).toBeGreaterThan(10);
    expect(isAudible(silence(0.1))).toBe(true);
    expect(trimSilence(joined(silence(1), spoken), HZ).length).toBeGreaterThan(0);
  });
});
