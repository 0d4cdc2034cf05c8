import { describe, expect, it } from "vitest";
import { stepOf } from "./voice-level.ts";

describe("steps of the mouth", () => {
  it("are 0 when quiet, 1 when loud, and increase in between", () => {
    expect([0, 0.01, 0.06, 0.12, 0.18, 0.9].map(stepOf)).toEqual([0, 0, 0.35, 0.65, 1, 1]);
  });
});
