import { and, between, eq, sql } from "drizzle-orm";
import { XP_PER_LESSON } from "#domain/constants.ts";
import type { Day } from "#domain/days.ts";
import { streakReward } from "#domain/learning/streak.ts";
import { familyDay, isReportable, streakDay, streakDays } from "#domain/learning/streak-day.ts";
import { xpReward } from "#domain/learning/xp.ts";
import type { Child, ChildHome } from "#server/platform/db/children.ts";
import { ApiError } from "#server/platform/http/errors.ts";
import type { LearningContext } from "./context.ts";
import { readLastEnd } from "./lesson-end-day.ts";

/** A lesson's end is written to the progress of all lessons at once. */
const isCompleted = ({ state }: ChildHome, lessonId: string) =>
  sql<boolean>`coalesce((${state.lesson_progress} -> ${lessonId}::text ->> 'completed')::boolean, false)`;

/**
 * 70 XP once per child and completed lesson (R-REW-1). Throws profile_missing,
 * lesson_not_completed.
 */
export async function grantXp(
  server: LearningContext,
  { home, key }: Child,
  lessonId: string,
): Promise<{ lifetime_xp: number; granted: boolean }> {
  const now = server.now();
  const { state, xpGrants } = home;
  return server.db.transaction(async (tx) => {
    const [child] = await tx
      .select({ completed: isCompleted(home, lessonId), xp: state.lifetime_xp })
      .from(state)
      .where(home.isRow(key))
      .for("update");
    if (child === undefined) throw new ApiError("profile_missing");
    if (!child.completed) throw new ApiError("lesson_not_completed");
    const granted = await tx
      .insert(xpGrants)
      .values({ owner: key, lesson_id: lessonId, xp: XP_PER_LESSON, granted_at: now })
      .onConflictDoNothing()
      .returning();
    const reward = xpReward(child.xp, granted.length === 0);
    if (reward.granted)
      await tx
        .update(state)
        .set({ lifetime_xp: reward.lifetime_xp, last_active_at: now })
        .where(home.isRow(key));
    return reward;
  });
}

/**
 * Grows the streak for a day on which the server accepted the end of a lesson; `streakDay` says which. A
 * time zone that was just changed gives no day (`familyDay`).
 * Throws profile_missing, no_lesson_that_day.
 */
export async function growStreak(
  server: LearningContext,
  { home, key }: Child,
  playedOn: Day | undefined,
) {
  const now = server.now();
  const { state, lessonDays } = home;
  return server.db.transaction(async (tx) => {
    const [child] = await tx
      .select({
        count: state.streak_count,
        lastDate: state.last_streak_date,
        shield: state.streak_shield,
        zone: home.family.time_zone,
      })
      .from(state)
      .where(home.isRow(key))
      .for("update");
    if (child === undefined) throw new ApiError("profile_missing");
    const { today } = familyDay(now, child.zone, await readLastEnd(tx, { home, key }));
    const find = async (reported: Day | undefined) => {
      const { from, to } = streakDays(reported, today);
      const played = await tx
        .select({ day: lessonDays.day })
        .from(lessonDays)
        .where(and(eq(lessonDays.owner, key), between(lessonDays.day, from, to)));
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
    const streak = streakReward(child, day, child.shield);
    await tx
      .update(state)
      .set({
        streak_count: streak.count,
        last_streak_date: streak.last_date,
        streak_shield: streak.shield,
        last_active_at: now,
      })
      .where(home.isRow(key));
    return streak;
  });
}
