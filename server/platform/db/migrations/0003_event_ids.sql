ALTER TABLE "learning_events" ADD COLUMN "event_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "learning_events_event" ON "learning_events" USING btree ("event_id");