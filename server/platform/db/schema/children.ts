import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { ChildPicture, PictureLock } from "#domain/family/children.ts";
import type { LessonFeedback } from "#domain/learning/feedback.ts";
import type { LessonProgress, SlideProgress } from "#domain/learning/progress.ts";
import type { Shield } from "#domain/learning/streak.ts";
import { users } from "./families.ts";
import { instant } from "./instant.ts";

/**
 * The children of a family. Query names, age and progress by server/platform/db/children.ts alone: it
 * knows in which table they are.
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
    /** Every child has its lock here; null without one. */
    picture_lock: jsonb("picture_lock").$type<PictureLock>(),
    /**
     * True for the one child of each family whose name, age and progress are in the columns of
     * `users`; the columns below, but for child_id, are then unused.
     */
    in_family_row: boolean("in_family_row").notNull().default(false),
    kid_name: text("kid_name"),
    kid_age: integer("kid_age"),
    // The same columns as in `users`.
    lesson_progress: jsonb("lesson_progress").$type<LessonProgress>().notNull().default({}),
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
    last_active_at: instant("last_active_at").notNull().defaultNow(),
    /** Stands for the child in events, so that they name nobody. */
    child_id: uuid("child_id").notNull().defaultRandom(),
    created_at: instant("created_at").notNull().defaultNow(),
  },
  (t) => [
    index("children_family").on(t.family_id, t.position),
    uniqueIndex("children_in_family_row")
      .on(t.family_id)
      .where(sql`${t.in_family_row}`),
    check(
      "children_named",
      sql`${t.in_family_row} = (${t.kid_name} is null) and ${t.in_family_row} = (${t.kid_age} is null)`,
    ),
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

/** As xp_grants, for the children whose progress is in their own row. */
export const childXpGrants = pgTable(
  "child_xp_grants",
  {
    child: child(),
    lesson_id: uuid("lesson_id").notNull(),
    xp: integer("xp").notNull(),
    granted_at: instant("granted_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.child, t.lesson_id] })],
);

/** As lesson_days, for the children whose progress is in their own row. */
export const childLessonDays = pgTable(
  "child_lesson_days",
  {
    child: child(),
    day: date("day", { mode: "string" }).notNull(),
    at: instant("at"),
    zone: text("zone"),
  },
  (t) => [primaryKey({ columns: [t.child, t.day] })],
);

/** Mission cards that a parent marked as done. Every child has its cards here, by its own id. */
export const missionCardsDone = pgTable(
  "mission_cards_done",
  {
    child: child(),
    lesson_id: uuid("lesson_id").notNull(),
    done_at: instant("done_at").notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.child, t.lesson_id] })],
);
