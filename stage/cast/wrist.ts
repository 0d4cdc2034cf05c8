import { round } from "#characters/node.ts";
import type { ArmPose } from "#characters/pocket/mood.ts";

/** Seconds by which a paw follows its arm, and how far it bends at most, in degrees. */
export const PAW = { lag: 0.07, most: 32, share: 0.9 };

/** The paw hangs behind where an act moves its arm to: overlap at the wrist. */
export function withWrist(
  pose: ArmPose,
  now: ArmPose | undefined,
  before: ArmPose | undefined,
): ArmPose {
  if (now === undefined || before === undefined) return pose;
  const [dx, dy] = [pose.hand[0] - pose.bend[0], pose.hand[1] - pose.bend[1]];
  const [goneX, goneY] = [now.hand[0] - before.hand[0], now.hand[1] - before.hand[1]];
  const aside = (goneY * dx - goneX * dy) / (Math.hypot(dx, dy) || 1);
  const wrist = -Math.max(-PAW.most, Math.min(PAW.most, aside * PAW.share));
  return Math.abs(wrist) < 1 ? pose : { ...pose, wrist: round(wrist) };
}
