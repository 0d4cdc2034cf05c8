import { expect, it } from "vitest";
import { toWav } from "./wav.ts";

it("encodes samples as a mono 16 bit WAV at the given rate and clips values outside -1 to 1", () => {
  const view = new DataView(toWav(new Float32Array([0, 1, -1, 2, -2, 0.5]), 24_000));
  const text = (at: number, length: number) =>
    String.fromCharCode(...new Uint8Array(view.buffer, at, length));
  expect([text(0, 4), text(8, 8), text(36, 4)]).toEqual(["RIFF", "WAVEfmt ", "data"]);
  expect([
    view.getUint16(20, true),
    view.getUint16(22, true),
    view.getUint32(24, true),
    view.getUint16(34, true),
  ]).toEqual([1, 1, 24_000, 16]);
  expect([view.byteLength, view.getUint32(4, true), view.getUint32(40, true)]).toEqual([
    56, 48, 12,
  ]);
  const samples = Array.from({ length: 6 }, (_, index) => view.getInt16(44 + index * 2, true));
  expect(samples).toEqual([0, 32_767, -32_768, 32_767, -32_768, 16_384]);
});
