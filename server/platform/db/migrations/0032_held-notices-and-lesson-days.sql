CREATE TABLE "auth"."held_notices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "held_notices_user_id_kind_email_pk" PRIMARY KEY("user_id","kind","email")
);
--> statement-breakpoint
ALTER TABLE "child_lesson_days" ADD COLUMN "at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "child_lesson_days" ADD COLUMN "zone" text;--> statement-breakpoint
ALTER TABLE "lesson_days" ADD COLUMN "at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lesson_days" ADD COLUMN "zone" text;--> statement-breakpoint
ALTER TABLE "auth"."held_notices" ADD CONSTRAINT "held_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "held_notices_due" ON "auth"."held_notices" USING btree ("due_at");