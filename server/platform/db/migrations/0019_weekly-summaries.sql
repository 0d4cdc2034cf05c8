CREATE TABLE "weekly_summaries" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"weekday" smallint NOT NULL,
	"hour" smallint NOT NULL,
	"next_try_at" timestamp with time zone,
	"week" date,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_week" date,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weekly_summaries_weekday" CHECK ("weekly_summaries"."weekday" between 0 and 6),
	CONSTRAINT "weekly_summaries_hour" CHECK ("weekly_summaries"."hour" between 0 and 23),
	CONSTRAINT "weekly_summaries_week" CHECK (("weekly_summaries"."next_try_at" is null) = ("weekly_summaries"."week" is null))
);
--> statement-breakpoint
ALTER TABLE "weekly_summaries" ADD CONSTRAINT "weekly_summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "weekly_summaries_due" ON "weekly_summaries" USING btree ("next_try_at") WHERE "weekly_summaries"."next_try_at" is not null;