import { describe, expect, it } from "vitest";
import { isRestartZone } from "./useVideoPlayer.ts";

describe("the restart zone", () => {
  it("is the left 30 % of the video's own box, not of the window (R-LES-4)", () => {
    const box = { left: 100, width: 200 };
    expect([100, 159, 160, 299].map((x) => isRestartZone(x, box))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
