CREATE TABLE "family_drafts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"parent_name" text,
	"reminder_preference" text,
	"phone_number" text
);
--> statement-breakpoint
CREATE TABLE "phone_stops" (
	"phone_hash" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "welcome_audio" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"address_hash" text NOT NULL,
	"audio" "bytea" NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchases" DROP CONSTRAINT "purchases_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "reminders" DROP CONSTRAINT "reminders_user_id_users_id_fk";
--> statement-breakpoint
DROP INDEX "reminders_due";--> statement-breakpoint
ALTER TABLE "purchases" ALTER COLUMN "paid_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "purchases" ADD COLUMN "setup_used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "next_try_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "consent_letter_due" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "inactive_notices" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "email_change" text;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "email_change_confirmed" text;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "proof_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "family_drafts" ADD CONSTRAINT "family_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "welcome_audio_address" ON "welcome_audio" USING btree ("address_hash","created_at");--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchases_user" ON "purchases" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "purchases_email" ON "purchases" USING btree ("email");--> statement-breakpoint
CREATE INDEX "reminders_user" ON "reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("next_try_at");