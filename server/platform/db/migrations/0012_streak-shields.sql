ALTER TABLE "users" ADD COLUMN "streak_shield" jsonb;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "streak_shield" jsonb;