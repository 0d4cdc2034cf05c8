import { XP_PER_LESSON } from "../constants.ts";

/** A child's XP after it finished a lesson: each lesson counts once (R-REW-1). */
export const xpReward = (lifetimeXp: number, wasGranted: boolean) => ({
  lifetime_xp: lifetimeXp + (wasGranted ? 0 : XP_PER_LESSON),
  granted: !wasGranted,
});
