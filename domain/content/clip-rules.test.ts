import { describe, expect, it } from "vitest";
import { isLight, isUpright, keepsPicture, keepsSound } from "./clip-rules.ts";
import type { ClipFacts } from "./clip-rules.ts";

const right: ClipFacts = {
  seconds: 20,
  videoCodec: "h264",
  pixelFormat: "yuv420p",
  width: 720,
  height: 1280,
  isTurned: false,
  fps: 30,
  isHdr: false,
  audioCodec: "aac",
};
const BYTES = 2_000_000;

describe("a picture stays as it came only if it is right already", () => {
  it.each<[string, Partial<ClipFacts>, number, boolean]>([
    ["H.264 of 720 x 1280", {}, BYTES, true],
    ["29.97 pictures a second", { fps: 30_000 / 1001 }, BYTES, true],
    ["HEVC", { videoCodec: "hevc" }, BYTES, false],
    ["10 bits a colour", { pixelFormat: "yuv420p10le" }, BYTES, false],
    ["4K", { width: 2160, height: 3840 }, BYTES, false],
    ["landscape", { width: 1280, height: 720 }, BYTES, false],
    ["turned in the file", { isTurned: true }, BYTES, false],
    ["60 pictures a second", { fps: 60 }, BYTES, false],
    ["too heavy for its length", {}, 6_000_000, false],
  ])("%s", (_what, facts, bytes, is) => {
    expect(keepsPicture({ ...right, ...facts }, bytes)).toBe(is);
  });
});

it.each<[string, string | null, number | null, boolean]>([
  ["AAC at -16 LUFS", "aac", -16, true],
  ["AAC that is one LU off", "aac", -15, true],
  ["AAC that is too loud", "aac", -9, false],
  ["AAC that is too quiet", "aac", -30, false],
  ["AAC of silence", "aac", null, true],
  ["Opus", "opus", -16, false],
  ["no sound", null, null, false],
])("a sound stays as it came only if it is right already: %s", (_what, audioCodec, lufs, is) => {
  expect(keepsSound({ ...right, audioCodec }, lufs)).toBe(is);
});

it.each([
  [720, 1280, true],
  [1080, 1920, true],
  [720, 1278, true],
  [1080, 1350, false],
  [1920, 1080, false],
])("%i x %i is upright: %s", (width, height, is) => {
  expect(isUpright({ width, height })).toBe(is);
});

it("a clip of at most 1 MB for 10 seconds is light", () => {
  expect([isLight(1_000_000, 10), isLight(1_000_001, 10)]).toEqual([true, false]);
});
