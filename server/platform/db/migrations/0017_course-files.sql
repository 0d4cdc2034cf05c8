ALTER TABLE "courses" ADD COLUMN "file_digest" text;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "file_digest" text;