import { and, between, eq, sql } from "drizzle-orm";
import { XP_PER_LESSON } from "#domain/constants.ts";
import type { Day } from "#domain/days.ts";
import { familyDay } from "#domain/family/family-day.ts";
import { streakReward } from "#domain/learning/streak.ts";
import { isReportable, streakDay, streakDays } from "#domain/learning/streak-day.ts";
import { xpReward } from "#domain/learning/xp.ts";
import { isChild, noteActivity, sharedByFamily } from "#server/platform/db/children.ts";
import type { Child } from "#server/platform/db/children.ts";
import { children, lessonDays, xpGrants } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { LearningContext } from "./context.ts";
import { readLastEnd } from "./lesson-end-day.ts";

/** A lesson's end is written to the progress of all lessons at once. */
const isCompleted = (lessonId: string) =>
  sql<boolean>`coalesce((${children.lesson_progress} -> ${lessonId}::text ->> 'completed')::boolean, false)`;

/**
 * 70 XP once per child and completed lesson (R-REW-1). Throws profile_missing,
 * lesson_not_completed.
 */
export async function grantXp(
  server: LearningContext,
  child: Child,
  lessonId: string,
): Promise<{ lifetime_xp: number; granted: boolean }> {
  const now = server.now();
  return server.db.transaction(async (tx) => {
    await noteActivity(tx, child.familyId, now);
    const [found] = await tx
      .select({ completed: isCompleted(lessonId), xp: children.lifetime_xp })
      .from(children)
      .where(isChild(child))
      .for("update");
    if (found === undefined) throw new ApiError("profile_missing");
    if (!found.completed) throw new ApiError("lesson_not_completed");
    const granted = await tx
      .insert(xpGrants)
      .values({ child: child.id, lesson_id: lessonId, xp: XP_PER_LESSON, granted_at: now })
      .onConflictDoNothing()
      .returning();
    const reward = xpReward(found.xp, granted.length === 0);
    if (reward.granted)
      await tx.update(children).set({ lifetime_xp: reward.lifetime_xp }).where(isChild(child));
    return reward;
  });
}

/**
 * Grows the streak for a day on which the server accepted the end of a lesson; `streakDay` says which. A
 * time zone that was just changed gives no day (`familyDay`).
 * Throws profile_missing, no_lesson_that_day.
 */
export async function growStreak(server: LearningContext, child: Child, playedOn: Day | undefined) {
  const now = server.now();
  return server.db.transaction(async (tx) => {
    await noteActivity(tx, child.familyId, now);
    const [before] = await tx
      .select({
        count: children.streak_count,
        lastDate: children.last_streak_date,
        shield: children.streak_shield,
        zone: sharedByFamily.time_zone,
      })
      .from(children)
      .where(isChild(child))
      .for("update");
    if (before === undefined) throw new ApiError("profile_missing");
    const { today } = familyDay(now, before.zone, await readLastEnd(tx, child));
    const find = async (reported: Day | undefined) => {
      const { from, to } = streakDays(reported, today);
      const played = await tx
        .select({ day: lessonDays.day })
        .from(lessonDays)
        .where(and(eq(lessonDays.child, child.id), between(lessonDays.day, from, to)));
      return streakDay(
        played.map((row) => row.day),
        reported,
        today,
      );
    };
    // A lesson that was finished again offline counted for the day on which its end was sent.
    const isLate = playedOn !== undefined && isReportable(playedOn, today);
    const day = (await find(playedOn)) ?? (isLate ? await find(undefined) : null);
    if (day === null) throw new ApiError("no_lesson_that_day");
    const streak = streakReward(before, day, before.shield);
    await tx
      .update(children)
      .set({
        streak_count: streak.count,
        last_streak_date: streak.last_date,
        streak_shield: streak.shield,
      })
      .where(isChild(child));
    return streak;
  });
}
