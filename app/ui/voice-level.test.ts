import { describe, expect, it } from "vitest";
import { stepOf } from "./voice-level.ts";

describe("the mouth's steps", () => {
  it("are closed in quiet, wide when loud, and grow between", () => {
    expect([0, 0.01, 0.06, 0.12, 0.18, 0.9].map(stepOf)).toEqual([0, 0, 0.35, 0.65, 1, 1]);
  });
});
