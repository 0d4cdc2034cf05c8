CREATE TABLE "lesson_weekly" (
	"lesson_id" uuid NOT NULL,
	"week" date NOT NULL,
	"version" integer NOT NULL,
	"age_band" text NOT NULL,
	"measure" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "lesson_weekly_pk" PRIMARY KEY("lesson_id","week","version","age_band","measure","subject")
);
--> statement-breakpoint
CREATE INDEX "lesson_weekly_week" ON "lesson_weekly" USING btree ("week");--> statement-breakpoint
-- Counts of slides per day can be of one child; they are counted per week and group from now on.
DELETE FROM "learning_daily" WHERE "measure" LIKE 'slide\_%';
