ALTER TABLE "courses" ADD COLUMN "cover_url" text;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "published_cover_url" text;