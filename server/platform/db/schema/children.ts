import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { ChildPicture, PictureLock } from "#domain/family/children.ts";
import type { LessonFeedback } from "#domain/learning/feedback.ts";
import type { LessonProgress, SlideProgress } from "#domain/learning/progress.ts";
import type { Shield } from "#domain/learning/streak.ts";
import { users } from "./families.ts";
import { instant } from "./instant.ts";

/**
 * The children of a family, with the specified fields of `users` that are about a child; the first
 * child's are those of the wire's `users`.
 */
export const children = pgTable(
  "children",
  {
    /** Stands for the child in URLs and on the family's devices. */
    id: uuid("id").primaryKey().defaultRandom(),
    family_id: uuid("family_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    picture: text("picture").$type<ChildPicture>().notNull(),
    /** Null without one. */
    picture_lock: jsonb("picture_lock").$type<PictureLock>(),
    kid_name: text("kid_name").notNull(),
    kid_age: integer("kid_age").notNull(),
    /**
     * Every lesson that was begun. The entry of `current_lesson_id` may be out of date: read
     * `newestProgressOf` (server/platform/db/progress.ts).
     */
    lesson_progress: jsonb("lesson_progress").$type<LessonProgress>().notNull().default({}),
    /**
     * The lesson that is being played, and where its child is, once lesson_progress is long: a
     * slide move then writes these few bytes instead. Null before that.
     */
    current_lesson_id: uuid("current_lesson_id"),
    current_progress: jsonb("current_progress").$type<SlideProgress>(),
    lesson_feedback: jsonb("lesson_feedback")
      .$type<Record<string, LessonFeedback>>()
      .notNull()
      .default({}),
    lifetime_xp: integer("lifetime_xp").notNull().default(0),
    streak_count: integer("streak_count").notNull().default(0),
    last_streak_date: date("last_streak_date", { mode: "string" }),
    streak_shield: jsonb("streak_shield").$type<Shield>(),
    /** Stands for the child in events, so that they name nobody. */
    child_id: uuid("child_id").notNull().defaultRandom(),
    created_at: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    index("children_family").on(t.family_id, t.position),
    check("children_kid_age", sql`${t.kid_age} between 3 and 18`), // twin: domain/family/age.ts isChildAge
    check("children_lifetime_xp", sql`${t.lifetime_xp} >= 0`),
    check("children_streak_count", sql`${t.streak_count} >= 0`),
  ],
);

/** The column for the child that a row is about. */
export const child = () =>
  uuid("child")
    .notNull()
    .references(() => children.id, { onDelete: "cascade" });

export const xpGrants = pgTable(
  "xp_grants",
  {
    child: child(),
    lesson_id: uuid("lesson_id").notNull(),
    xp: integer("xp").notNull(),
    granted_at: instant("granted_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.child, t.lesson_id] })],
);

/**
 * Family days on which the server accepted the end of a child's lesson, or the answer of the day's question;
 * only these feed the streak.
 */
export const lessonDays = pgTable(
  "lesson_days",
  {
    child: child(),
    day: date("day", { mode: "string" }).notNull(),
    /** When the newest end of the day came in, and the zone that told the day; null for late ones. */
    at: instant("at"),
    zone: text("zone"),
  },
  (t) => [primaryKey({ columns: [t.child, t.day] })],
);

/** The question that comes back on a family's day, as it was offered to the child on that day. */
export const dailyReviews = pgTable(
  "daily_reviews",
  {
    child: child(),
    day: date("day", { mode: "string" }).notNull(),
    lesson_id: uuid("lesson_id").notNull(),
    slide_id: uuid("slide_id").notNull(),
    /** Null until the child has answered it. */
    answered_at: instant("answered_at"),
  },
  (t) => [primaryKey({ columns: [t.child, t.day] })],
);

/** Mission cards that a parent marked as done. */
export const missionCardsDone = pgTable(
  "mission_cards_done",
  {
    child: child(),
    lesson_id: uuid("lesson_id").notNull(),
    done_at: instant("done_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.child, t.lesson_id] })],
);
