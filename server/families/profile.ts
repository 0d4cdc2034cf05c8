import { sql } from "drizzle-orm";
import { CHILD_ASKED } from "#domain/family/fields.ts";
import type { AskedField, ChildField, FamilyField, FieldValues } from "#domain/family/fields.ts";
import type { LessonProgress } from "#domain/learning/progress.ts";
import type { Shield } from "#domain/learning/streak.ts";
import { pick } from "#domain/pick.ts";
import { firstChild, isChild, sharedByFamily } from "#server/platform/db/children.ts";
import type { Child } from "#server/platform/db/children.ts";
import type { Queryable } from "#server/platform/db/connect.ts";
import { resumableOf } from "#server/platform/db/progress.ts";
import { children, xpGrants } from "#server/platform/db/schema.ts";
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

/** The profile with this child in it; null where there is none. */
export async function readProfile(db: Queryable, child: Child | null): Promise<Profile | null> {
  if (child === null) return null;
  const ofChild = sql`from ${xpGrants} where ${xpGrants.child} = ${child.id}`;
  const [profile] = await db
    .select({
      ...sharedByFamily,
      ...pick(children, CHILD_ASKED),
      lesson_progress: resumableOf(children, sql`(select ${xpGrants.lesson_id}::text ${ofChild})`),
      lifetime_xp: children.lifetime_xp,
      streak_count: children.streak_count,
      last_streak_date: children.last_streak_date,
      streak_shield: children.streak_shield,
      xp_lessons: sql<
        string[]
      >`(select coalesce(json_agg(${xpGrants.lesson_id}), '[]') ${ofChild})`,
    })
    .from(children)
    .where(isChild(child));
  return profile ?? null;
}

/** The profile with the family's first child; null where there is no family. */
export const readFamilyProfile = async (db: Queryable, familyId: string) =>
  readProfile(db, await firstChild(db, familyId));
