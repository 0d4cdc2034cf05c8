import { eq } from "drizzle-orm";
import type { LessonFeedback } from "#domain/learning/feedback.ts";
import type { LessonProgress } from "#domain/learning/progress.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { familyColumns } from "#server/platform/db/progress.ts";
import { users, xpGrants } from "#server/platform/db/schema.ts";

/** The profile as the family sees it. */
export interface Profile {
  parent_name: string;
  kid_name: string;
  kid_age: number;
  lesson_progress: LessonProgress;
  lesson_feedback: Record<string, LessonFeedback>;
  lifetime_xp: number;
  streak_count: number;
  last_streak_date: string | null;
  reminder_preference: string | null;
  time_zone: string | null;
  /** 'paid', or null; written by payments alone. */
  payment: string | null;
  /** Lessons whose XP was granted. */
  xp_lessons: string[];
}

export async function readProfile(db: Queryable, userId: string): Promise<Profile | null> {
  const [row] = await db.select(familyColumns).from(users).where(eq(users.id, userId));
  if (row === undefined) return null;
  const grants = await db
    .select({ lesson_id: xpGrants.lesson_id })
    .from(xpGrants)
    .where(eq(xpGrants.user_id, userId));
  return {
    parent_name: row.parent_name,
    kid_name: row.kid_name,
    kid_age: row.kid_age,
    lesson_progress: row.lesson_progress,
    lesson_feedback: row.lesson_feedback,
    lifetime_xp: row.lifetime_xp,
    streak_count: row.streak_count,
    last_streak_date: row.last_streak_date,
    reminder_preference: row.reminder_preference,
    time_zone: row.time_zone,
    payment: row.payment,
    xp_lessons: grants.map(({ lesson_id }) => lesson_id),
  };
}
