import { expect, it } from "vitest";
import type { ArmPose } from "#characters/pocket/mood.ts";
import { PAW, withWrist } from "./wrist.ts";

const armTo = (x: number, y: number): ArmPose => ({ hand: [x, y], bend: [500, 540] });

it("a paw hangs behind its arm while an act moves it, to either side, and is straight at rest (T-585)", () => {
  const now = armTo(500, 340);
  const wristFrom = (x: number) => withWrist(now, now, armTo(x, 340)).wrist ?? 0;
  expect(wristFrom(480)).toBeLessThan(-10);
  expect(wristFrom(520)).toBe(-wristFrom(480));
  expect(wristFrom(300)).toBe(-PAW.most);
  expect(withWrist(now, now, armTo(500, 380))).toEqual(now);
  expect(withWrist(now, undefined, armTo(300, 340))).toEqual(now);
});
