import { getTableColumns } from "drizzle-orm";
import { getTableConfig } from "drizzle-orm/pg-core";
import type { PgTable } from "drizzle-orm/pg-core";
import { expect, it } from "vitest";
import {
  children,
  courses,
  lessons,
  pendingSignups,
  slides,
  users,
} from "#server/platform/db/schema.ts";

/**
 * The specified tables and fields. Tables may have more columns (docs/decisions/006-extra-
 * columns.md). The fields of `users` that are about a child are in `children`.
 */
const SPECIFIED_TABLES: [string, PgTable, string][] = [
  ["users", users, "id email parent_name reminder_preference payment phone_number last_active_at"],
  [
    "children",
    children,
    "kid_name kid_age lesson_progress lesson_feedback lifetime_xp streak_count last_streak_date",
  ],
  ["pending_signups", pendingSignups, "email parent_name kid_name kid_age"],
  ["courses", courses, "id title description order"],
  ["lessons", lessons, "id course_id title order tag"],
  [
    "slides",
    slides,
    "id lesson_id type order video_url quiz_question quiz_heading quiz_audio_url quiz_answers quiz_correct_quote quiz_correct_audio_url quiz_wrong_quote quiz_wrong_audio_url",
  ],
];

it("a family and a child have no column in common but their id and when they were made (T-1500)", () => {
  const [ofFamily, ofChild] = [users, children].map((table) => Object.keys(getTableColumns(table)));
  expect(ofChild?.filter((name) => ofFamily?.includes(name))).toEqual(["id", "created_at"]);
});

it.each(SPECIFIED_TABLES)(
  "the table %s has its specified fields (R-DATA-1)",
  (name, table, fields) => {
    const config = getTableConfig(table);
    expect(config.name).toBe(name);
    expect(config.columns.map((column) => column.name)).toEqual(
      expect.arrayContaining(fields.split(" ")),
    );
  },
);
