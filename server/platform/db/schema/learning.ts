import {
  bigint,
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
import type { GroupAge, GroupMeasure } from "#domain/wire/child-groups.ts";
import { instant } from "./instant.ts";

/** First-party events under the random child id; purged after 90 days. */
export const learningEvents = pgTable(
  "learning_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    child_id: uuid("child_id").notNull(),
    /** The browser's own id of it; of a slide that was reached the server's (progress.ts). */
    event_id: uuid("event_id"),
    name: text("name").notNull(),
    lesson_id: uuid("lesson_id"),
    slide_id: uuid("slide_id"),
    data: jsonb("data").$type<Record<string, string | number | boolean>>().notNull().default({}),
    at: instant("at").notNull(),
  },
  (t) => [
    index("learning_events_at").on(t.at),
    index("learning_events_child").on(t.child_id, t.at),
    uniqueIndex("learning_events_event").on(t.event_id),
  ],
);

/**
 * Counts for authors that are of no lesson's slides: of a day, as they happen, or of a week, by its
 * Monday (domain/wire/insight.ts). Authors see sums of whole weeks, rounded down.
 */
export const learningDaily = pgTable(
  "learning_daily",
  {
    day: date("day", { mode: "string" }).notNull(),
    measure: text("measure").notNull(),
    /** A lesson's id, a page's name, or '' for the whole product. */
    subject: text("subject").notNull().default(""),
    count: integer("count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.measure, t.subject] })],
);

/**
 * Children who began a lesson in a week, in groups of five and more, each count rounded down to a
 * multiple of five (domain/wire/child-groups.ts). Rows are added and never changed.
 */
export const lessonWeekly = pgTable(
  "lesson_weekly",
  {
    lesson_id: uuid("lesson_id").notNull(),
    /** Its Monday (UTC). */
    week: date("week", { mode: "string" }).notNull(),
    version: integer("version").notNull(),
    age_band: text("age_band").$type<GroupAge>().notNull(),
    measure: text("measure").$type<GroupMeasure>().notNull(),
    /** A slide's id, one with what was done wrong ('<id>/3>1'), or '' for the lesson. */
    subject: text("subject").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [
    primaryKey({
      name: "lesson_weekly_pk", // the default name is longer than 63 bytes
      columns: [t.lesson_id, t.week, t.version, t.age_band, t.measure, t.subject],
    }),
    index("lesson_weekly_week").on(t.week),
  ],
);
