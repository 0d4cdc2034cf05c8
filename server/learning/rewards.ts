import { and, desc, eq, gte, lte, sql } from "drizzle-orm";
import { STREAK_LATE_DAYS, XP_PER_LESSON } from "#domain/constants.ts";
import { addDays, dayIn } from "#domain/days.ts";
import type { Day } from "#domain/days.ts";
import { streakReward } from "#domain/learning/streak.ts";
import { xpReward } from "#domain/learning/xp.ts";
import { lessonDays, users, xpGrants } from "#server/platform/db/schema.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { LearningContext } from "./context.ts";

/** A lesson's end is written to the progress of all lessons at once. */
const isCompleted = (lessonId: string) =>
  sql<boolean>`coalesce((${users.lesson_progress} -> ${lessonId}::text ->> 'completed')::boolean, false)`;

/**
 * 70 XP once per family and completed lesson (R-REW-1). Throws profile_missing,
 * lesson_not_completed.
 */
export async function grantXp(
  server: LearningContext,
  userId: string,
  lessonId: string,
): Promise<{ lifetime_xp: number; granted: boolean }> {
  const now = server.now();
  return server.db.transaction(async (tx) => {
    const [family] = await tx
      .select({ completed: isCompleted(lessonId), xp: users.lifetime_xp })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (family === undefined) throw new ApiError("profile_missing");
    if (!family.completed) throw new ApiError("lesson_not_completed");
    const granted = await tx
      .insert(xpGrants)
      .values({ user_id: userId, lesson_id: lessonId, xp: XP_PER_LESSON, granted_at: now })
      .onConflictDoNothing()
      .returning();
    const reward = xpReward(family.xp, granted.length === 0);
    if (reward.granted)
      await tx
        .update(users)
        .set({ lifetime_xp: reward.lifetime_xp, last_active_at: now })
        .where(eq(users.id, userId));
    return reward;
  });
}

/**
 * Grows the streak for a day on which the server accepted the end of a lesson: the one in the
 * request, else the latest of yesterday, today and tomorrow: a lesson may end at 23:59, and a
 * family that travelled west may have finished one on what is now tomorrow. Throws profile_missing,
 * no_lesson_that_day.
 */
export async function growStreak(
  server: LearningContext,
  userId: string,
  playedOn: Day | undefined,
) {
  const now = server.now();
  return server.db.transaction(async (tx) => {
    const [family] = await tx
      .select({
        count: users.streak_count,
        lastDate: users.last_streak_date,
        zone: users.time_zone,
      })
      .from(users)
      .where(eq(users.id, userId))
      .for("update");
    if (family === undefined) throw new ApiError("profile_missing");
    const today = dayIn(now, family.zone);
    const earliest = playedOn ?? addDays(today, -1);
    const latest = playedOn ?? addDays(today, 1);
    const [played] = await tx
      .select({ day: lessonDays.day })
      .from(lessonDays)
      .where(
        and(
          eq(lessonDays.user_id, userId),
          gte(lessonDays.day, earliest),
          lte(lessonDays.day, latest),
        ),
      )
      .orderBy(desc(lessonDays.day))
      .limit(1);
    if (played === undefined || played.day < addDays(today, -STREAK_LATE_DAYS))
      throw new ApiError("no_lesson_that_day");
    const streak = streakReward(family, played.day);
    await tx
      .update(users)
      .set({ streak_count: streak.count, last_streak_date: streak.last_date, last_active_at: now })
      .where(eq(users.id, userId));
    return streak;
  });
}
