ALTER TABLE "lesson_announcements" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_announcements" DROP CONSTRAINT "lesson_announcements_lesson_id_user_id_pk";--> statement-breakpoint
ALTER TABLE "lesson_announcements" ADD CONSTRAINT "lesson_announcements_lesson_id_version_user_id_pk" PRIMARY KEY("lesson_id","version","user_id");
