import type { Difficulty, Enjoyment } from "#domain/learning/feedback.ts";
import { streakReward } from "#domain/learning/streak.ts";
import { xpReward } from "#domain/learning/xp.ts";
import { entry } from "../base/device-storage.ts";
import { today } from "../base/device.ts";
import { keyOfChild } from "../family/chosen-child.ts";
import type { Profile } from "../family/family.ts";
import { sendOrKeep } from "../mutations/mutation-queue.ts";

/**
 * 70 XP once per child and lesson; the guard of this device saves the call, the server decides.
 */
export async function grantXp(userId: string, profile: Profile, lessonId: string) {
  const result = await sendOrKeep({ kind: "xp", lessonId });
  entry("xpGranted", userId, keyOfChild(lessonId)).write("true");
  return result ?? xpReward(profile.lifetime_xp, profile.xp_lessons.includes(lessonId));
}

export const isXpGuarded = (userId: string, lessonId: string) =>
  entry("xpGranted", userId, keyOfChild(lessonId)).read() !== null;

export async function growStreak({ streak_count, last_streak_date, streak_shield }: Profile) {
  const playedOn = today();
  const result = await sendOrKeep({ kind: "streak", playedOn });
  const before = { count: streak_count, lastDate: last_streak_date };
  return result ?? streakReward(before, playedOn, streak_shield);
}

export const saveFeedback = (
  lessonId: string,
  feedback: { difficulty: Difficulty } | { enjoyment: Enjoyment },
) => sendOrKeep({ kind: "feedback", lessonId, feedback });
