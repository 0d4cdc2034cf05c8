import { describe, expect, it } from "vitest";
import { codecName, isHeardEverywhere, isPlainWav, isShownEverywhere } from "./playable.ts";

describe("what every supported browser plays (T-1256)", () => {
  it.each<[what: string, code: string, profile: number | null, isShown: boolean]>([
    ["H.264 Baseline", "avc1", 66, true],
    ["H.264 Main", "avc1", 77, true],
    ["H.264 High", "avc3", 100, true],
    ["H.264 Extended", "avc1", 88, false],
    ["H.264 with 10 bits", "avc1", 110, false],
    ["H.264 4:2:2", "avc1", 122, false],
    ["H.264 4:4:4", "avc1", 244, false],
    ["H.264 of an unknown profile", "avc1", null, false],
    ["HEVC", "hvc1", null, false],
    ["VP9", "vp09", null, false],
    ["AV1", "av01", null, false],
  ])("pictures: %s", (_what, code, profile, isShown) =>
    expect(isShownEverywhere({ code, profile })).toBe(isShown),
  );

  it.each<[what: string, code: string, profile: number | null, isHeard: boolean]>([
    ["AAC-LC", "mp4a", 2, true],
    ["HE-AAC", "mp4a", 5, true],
    ["HE-AAC v2", "mp4a", 29, true],
    ["AAC Main", "mp4a", 1, false],
    ["xHE-AAC", "mp4a", 42, false],
    ["MP3 in MP4", "mp4a", null, false],
    ["ALAC", "alac", null, false],
    ["FLAC", "fLaC", null, false],
    ["Opus", "Opus", null, false],
    ["AC-3", "ac-3", null, false],
    ["AMR", "samr", null, false],
  ])("sounds: %s", (_what, code, profile, isHeard) =>
    expect(isHeardEverywhere({ code, profile })).toBe(isHeard),
  );

  it("WAV: not compressed, 8 to 24 bits, one or two channels", () => {
    const wav = { tag: 1, channels: 1, rate: 48_000, bits: 16 };
    expect(isPlainWav(wav)).toBe(true);
    for (const odd of [
      { tag: 2 },
      { tag: 3, bits: 32 },
      { bits: 32 },
      { channels: 6 },
      { channels: 0 },
      { rate: 192_000 },
    ])
      expect(isPlainWav({ ...wav, ...odd })).toBe(false);
  });

  it("a profile is named only where it is what does not fit", () => {
    expect(codecName({ code: "avc1", profile: 110 })).toBe("avc1.110");
    expect(codecName({ code: "avc1", profile: 100 })).toBe("avc1");
    expect(codecName({ code: "hvc1", profile: null })).toBe("hvc1");
  });
});
