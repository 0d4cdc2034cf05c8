DROP INDEX "learning_events_child";--> statement-breakpoint
CREATE INDEX "learning_events_child" ON "learning_events" USING btree ("child_id","at");