ALTER TABLE "users" ADD COLUMN "zone_before" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "zone_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "jar_entries" ADD COLUMN "received_at" timestamp with time zone DEFAULT now() NOT NULL;