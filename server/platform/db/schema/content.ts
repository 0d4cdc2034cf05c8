import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { QuizAnswer } from "#domain/slides/quiz/quiz.ts";
import type {
  ConversionProblem,
  ConversionState,
  ConvertedClip,
} from "#domain/content/clip-conversion.ts";
import type { Framing } from "#domain/content/clip-rules.ts";
import type { Overlay, VersionContent } from "#domain/content/content.ts";
import type { MissionCard } from "#domain/content/mission-card.ts";
import type { StaffAction } from "#domain/content/staff.ts";
import type { Translations } from "#domain/content/translation.ts";
import { instant } from "./instant.ts";

/**
 * Kept on everything staff edit: for two editors at once, for the trash, and to know what staff
 * touched.
 */
const edited = {
  row_version: integer("row_version").notNull().default(1),
  staff_edited_at: instant("staff_edited_at"),
  /** The author of that; null where an older version wrote the row. */
  staff_edited_by: uuid("staff_edited_by"),
  deleted_at: instant("deleted_at"),
};

/** Shows whether a course or lesson was edited since a course file was made of it or imported. */
const filed = {
  /** sha256 of its content at that time; null if there was no file. */
  file_digest: text("file_digest"),
};

/** Texts and files in other languages than the source (docs/decisions/036-languages-of-a-course.md). */
const translated = {
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
};

export const courses = pgTable("courses", {
  id: uuid("id").primaryKey().defaultRandom(),
  title: text("title").notNull(),
  description: text("description").notNull().default(""),
  order: integer("order").notNull(),
  /** What families see; null for a course that was never published. */
  published_title: text("published_title"),
  published_description: text("published_description"),
  published_order: integer("published_order"),
  /** The picture that its author uploaded as cover; null: a picture of its first lesson is shown. */
  cover_url: text("cover_url"),
  /** The one that families see. */
  published_cover_url: text("published_cover_url"),
  /** The languages that its lessons are translated into, in the author's order. */
  languages: jsonb("languages").$type<string[]>().notNull().default([]),
  /** Title and description that families see, by language. */
  published_translations: jsonb("published_translations").$type<Record<string, Overlay>>(),
  ...translated,
  ...filed,
  ...edited,
});

export const lessons = pgTable(
  "lessons",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    course_id: uuid("course_id")
      .notNull()
      .references(() => courses.id, { onDelete: "cascade" }),
    title: text("title").notNull(),
    order: integer("order").notNull(),
    /** Its place among the lessons that families see; null for a lesson never published. */
    published_order: integer("published_order"),
    tag: text("tag").notNull().default(""),
    /**
     * Folder in the content bucket, fixed when the lesson is made:
     * course-title-lesson-title-lessonId.
     */
    media_folder: text("media_folder").notNull(),
    /** Revision of the shipped course this lesson was loaded from; null when staff made it. */
    seed_revision: integer("seed_revision"),
    mission_card: jsonb("mission_card").$type<MissionCard>(),
    /** Edited since its newest version was made. */
    has_changes: boolean("has_changes").notNull().default(false),
    ...translated,
    ...filed,
    ...edited,
  },
  (t) => [
    index("lessons_course").on(t.course_id, t.order),
    check("lessons_order", sql`${t.order} >= 1`),
  ],
);

export const slides = pgTable(
  "slides",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    lesson_id: uuid("lesson_id")
      .notNull()
      .references(() => lessons.id, { onDelete: "cascade" }),
    /** A kind of the registry in domain/slides, or one of a newer version that ran here. */
    type: text("type").notNull(),
    order: integer("order").notNull(),
    video_url: text("video_url"),
    /** Length of the clip, for the authors' checklist; null where nobody measured it. */
    video_seconds: real("video_seconds"),
    captions_url: text("captions_url"),
    poster_url: text("poster_url"),
    alt: text("alt"),
    quiz_question: text("quiz_question"),
    quiz_heading: text("quiz_heading"),
    quiz_audio_url: text("quiz_audio_url"),
    quiz_answers: jsonb("quiz_answers").$type<QuizAnswer[]>(),
    quiz_correct_quote: text("quiz_correct_quote"),
    quiz_correct_audio_url: text("quiz_correct_audio_url"),
    quiz_wrong_quote: text("quiz_wrong_quote"),
    quiz_wrong_audio_url: text("quiz_wrong_audio_url"),
    /** All fields of the slide's kind that have no column, validated by its schema. */
    body: jsonb("body").$type<Record<string, unknown>>().notNull().default({}),
    ...translated,
    ...edited,
  },
  (t) => [
    index("slides_lesson").on(t.lesson_id, t.order),
    // Which kinds there are is known to the code alone: a new kind needs no migration.
    check("slides_type", sql`${t.type} ~ '^[a-z]{1,20}$'`),
    check("slides_order", sql`${t.order} >= 1`),
    // twin: domain/slides/quiz/quiz.ts hasAtMostOneCorrect
    check(
      "slides_one_correct",
      sql`jsonb_array_length(jsonb_path_query_array(coalesce(${t.quiz_answers}, '[]'), '$[*] ? (@.is_correct == true)')) <= 1
        or coalesce(${t.body} ->> 'quiz_choice', '') = 'all'`,
    ),
  ],
);

/** What children read: immutable, one row a publication. */
export const lessonVersions = pgTable(
  "lesson_versions",
  {
    lesson_id: uuid("lesson_id")
      .notNull()
      .references(() => lessons.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    content: jsonb("content").$type<VersionContent>().notNull(),
    published_at: instant("published_at").notNull().defaultNow(),
    published_by: uuid("published_by"),
  },
  (t) => [
    primaryKey({ columns: [t.lesson_id, t.version] }),
    check("lesson_versions_version", sql`${t.version} >= 1`),
  ],
);

/** Links that show a lesson without an account, for an hour. */
export const previewLinks = pgTable(
  "preview_links",
  {
    /** sha256 of the link's token. */
    token_hash: text("token_hash").primaryKey(),
    lesson_id: uuid("lesson_id")
      .notNull()
      .references(() => lessons.id, { onDelete: "cascade" }),
    /** The published version that it shows; null for the draft. */
    version: integer("version"),
    created_by: uuid("created_by").notNull(),
    expires_at: instant("expires_at").notNull(),
  },
  (t) => [index("preview_links_expires").on(t.expires_at)],
);

/**
 * One row; its revision grows with every publication, so that instances know when their memory is
 * stale.
 */
export const contentState = pgTable(
  "content_state",
  {
    id: integer("id").primaryKey(),
    revision: bigint("revision", { mode: "number" }).notNull(),
    /** When families were last mailed about a lesson. */
    news_at: instant("news_at"),
  },
  (t) => [check("content_state_single", sql`${t.id} = 1`)],
);

/**
 * Files of the bucket that nothing refers to, on their way out (server/content/remove-files.ts).
 */
export const unreferencedFiles = pgTable("unreferenced_files", {
  key: text("key").primaryKey(),
  /** When a run first found that nothing refers to it. */
  since: instant("since").notNull(),
  /**
   * When a run began to remove it from the store; while this is set, nothing new may refer to it.
   */
  removing_at: instant("removing_at"),
});

/** Conversions of authors' clips (server/authoring/clips). */
export const clipConversions = pgTable(
  "clip_conversions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    slide_id: uuid("slide_id")
      .notNull()
      .references(() => slides.id, { onDelete: "cascade" }),
    /** The author who began it: authors take turns. */
    author_id: uuid("author_id"),
    created_at: instant("created_at").notNull(),
    state: text("state").$type<ConversionState>().notNull(),
    /** The author's file, and its name. It is kept for as long as this row. */
    original_url: text("original_url").notNull(),
    name: text("name").notNull(),
    still_url: text("still_url"),
    framing: text("framing").$type<Framing>().notNull().default("crop"),
    percent: integer("percent").notNull().default(0),
    /** When an instance last worked on it; one that stays silent is replaced. */
    touched_at: instant("touched_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    problem: text("problem").$type<ConversionProblem>(),
    result: jsonb("result").$type<ConvertedClip>(),
    /** When the slide got the result, or its author put the failure away. */
    closed_at: instant("closed_at"),
  },
  (t) => [index("clip_conversions_slide").on(t.slide_id)],
);

/**
 * Course files that are being checked or imported, one row for each
 * (server/authoring/course-files/runs.ts).
 */
export const courseFileRuns = pgTable("course_file_runs", {
  id: uuid("id").primaryKey().defaultRandom(),
  author_id: uuid("author_id").notNull().unique(),
  /** When its instance last worked on it; the row of one that stays silent is removed. */
  touched_at: instant("touched_at").notNull(),
});

/**
 * Lessons that authors have open now, a row for each tab; one that is silent for
 * PRESENCE_LEASE_MS is gone (server/authoring/presence.ts).
 */
export const openLessons = pgTable(
  "open_lessons",
  {
    /** Made by the page, and sent to no other. */
    tab: uuid("tab").primaryKey(),
    author_id: uuid("author_id").notNull(),
    lesson_id: uuid("lesson_id")
      .notNull()
      .references(() => lessons.id, { onDelete: "cascade" }),
    /** The slide in focus; it may be deleted meanwhile. */
    slide_id: uuid("slide_id"),
    seen_at: instant("seen_at").notNull(),
  },
  (t) => [index("open_lessons_lesson").on(t.lesson_id), index("open_lessons_seen").on(t.seen_at)],
);

export const staffLog = pgTable(
  "staff_log",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    staff_id: uuid("staff_id"),
    action: text("action").$type<StaffAction>().notNull(),
    /** What it was done to, as people call it: 'Need or Want?, slide 3'. */
    subject: text("subject").notNull(),
    at: instant("at").notNull().defaultNow(),
  },
  (t) => [index("staff_log_at").on(t.at)],
);
