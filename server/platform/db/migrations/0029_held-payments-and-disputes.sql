ALTER TABLE "purchases" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "dispute_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "is_dispute_lost" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "purchases_held" ON "purchases" USING btree ("held_at") WHERE "purchases"."held_at" is not null;