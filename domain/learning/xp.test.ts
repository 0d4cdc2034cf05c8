import { expect, it } from "vitest";
import { xpReward } from "./xp.ts";

it("XP is granted once per lesson", () => {
  expect(xpReward(140, false)).toEqual({ lifetime_xp: 210, granted: true });
  expect(xpReward(210, true)).toEqual({ lifetime_xp: 210, granted: false });
});
