ALTER TABLE "users" ADD COLUMN "lesson_language" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "languages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "published_translations" jsonb;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "translations" jsonb DEFAULT '{}'::jsonb NOT NULL;