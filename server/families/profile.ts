import { sql } from "drizzle-orm";
import { CHILD_ASKED } from "#domain/family/fields.ts";
import type { AskedField, ChildField, FamilyField, FieldValues } from "#domain/family/fields.ts";
import type { LessonProgress } from "#domain/learning/progress.ts";
import type { Shield } from "#domain/learning/streak.ts";
import { pick } from "#domain/pick.ts";
import type { Child } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { resumableOf } from "#server/platform/db/progress.ts";
import type { users } from "#server/platform/db/schema.ts";

type OfFamily = Pick<typeof users.$inferSelect, FamilyField>;
type OfChild = FieldValues<ChildField & AskedField>;

/** The family's profile, with the child who plays. */
export interface Profile extends OfFamily, OfChild {
  /** Of the lessons at whose slide the child goes on: `resumableOf`. */
  lesson_progress: LessonProgress;
  lifetime_xp: number;
  streak_count: number;
  last_streak_date: string | null;
  streak_shield: Shield | null;
  reminder_preference: string | null;
  /** 'paid', or null; written by payments alone. */
  payment: string | null;
  /** Lessons whose XP was granted. */
  xp_lessons: string[];
}

/** The profile with this child in it; null where there is no family. */
export async function readProfile(db: Queryable, { home, key }: Child): Promise<Profile | null> {
  const { state, xpGrants } = home;
  const ofChild = sql`from ${xpGrants} where ${xpGrants.owner} = ${key}`;
  const [child] = await db
    .select({
      ...home.family,
      ...pick(state, CHILD_ASKED),
      lesson_progress: resumableOf(state, sql`(select ${xpGrants.lesson_id}::text ${ofChild})`),
      lifetime_xp: state.lifetime_xp,
      streak_count: state.streak_count,
      last_streak_date: state.last_streak_date,
      streak_shield: state.streak_shield,
      xp_lessons: sql<
        string[]
      >`(select coalesce(json_agg(${xpGrants.lesson_id}), '[]') ${ofChild})`,
    })
    .from(state)
    .where(home.isRow(key));
  return child ?? null;
}
