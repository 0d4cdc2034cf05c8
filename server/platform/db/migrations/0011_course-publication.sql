ALTER TABLE "courses" ADD COLUMN "published_title" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "published_description" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "published_order" integer;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "published_order" integer;--> statement-breakpoint
-- What families see of courses so far counts as published.
UPDATE "lessons" SET "published_order" = "order" WHERE EXISTS (SELECT FROM "lesson_versions" WHERE "lesson_id" = "lessons"."id");--> statement-breakpoint
UPDATE "courses" SET "published_title" = "title", "published_description" = "description", "published_order" = "order" WHERE EXISTS (SELECT FROM "lessons" WHERE "course_id" = "courses"."id" AND "published_order" IS NOT NULL);
