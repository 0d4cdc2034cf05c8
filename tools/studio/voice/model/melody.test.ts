import fc from "fast-check";
import { expect, it } from "vitest";
import { middlePitch, moved, risen } from "./melody.ts";
import { VOICED_HZ } from "./tensors.ts";

const anyPitch = fc
  .array(fc.oneof(fc.constant(0), fc.double({ min: 90, max: 300, noNaN: true })), { maxLength: 80 })
  .map((hz) => Float32Array.from(hz));

it("moving a melody keeps what has no voice, and moves its middle by the half tones", () => {
  fc.assert(
    fc.property(anyPitch, fc.integer({ min: -2, max: 7 }), (pitch, halfTones) => {
      const higher = moved(pitch, halfTones, 1.2);
      for (const [index, hz] of pitch.entries())
        expect((higher[index] ?? 0) > VOICED_HZ).toBe(hz > VOICED_HZ);
      const ratio = middlePitch(higher) / (middlePitch(pitch) || 1);
      if (middlePitch(pitch) > 0) expect(12 * Math.log2(ratio)).toBeCloseTo(halfTones, 2);
    }),
  );
});

it("a livelier melody moves further from its middle", () => {
  const [low = 0, , high = 0] = moved(Float32Array.of(150, 200, 260), 0, 2);
  expect(low).toBeLessThan(150);
  expect(high).toBeGreaterThan(260);
});

it("a question ends higher than any of its last sounds was, and nothing of it gets lower", () => {
  fc.assert(
    fc.property(anyPitch, (pitch) => {
      const question = risen(pitch);
      for (const [index, hz] of pitch.entries()) expect(question[index]).toBeGreaterThanOrEqual(hz);
    }),
  );
  const flat = new Float32Array(80).fill(200);
  expect(risen(flat).at(-1)).toBeGreaterThan(250);
  expect(risen(flat)[0]).toBe(200);
});
