import { expect, it } from "vitest";
import { acts } from "./acts.ts";

/** The tip of the crab's claw in its drawing, and his nose, in his units. */
const CLAW = [-74, -20] as const;
const NOSE = [334, 312] as const;

it("the crab hangs from his nose by its claw, below his eyes (T-803)", () => {
  for (const since of [1.4, 1.8, 2.2, 2.6]) {
    const [crab] = acts.sipShell(since).held ?? [];
    expect(crab?.thing).toBe("hermit");
    const [x, y] = crab?.at ?? [0, 0];
    const { turn = 0, size = 1 } = crab ?? {};
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    const tip = [
      x + size * (CLAW[0] * cos - CLAW[1] * sin),
      y + size * (CLAW[0] * sin + CLAW[1] * cos),
    ] as const;
    expect(Math.hypot(tip[0] - NOSE[0], tip[1] - NOSE[1])).toBeLessThan(12);
    expect(y).toBeGreaterThan(350);
  }
});
