CREATE TABLE "unreferenced_files" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"removing_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "counters_name_key_hash_pk" PRIMARY KEY("name","key_hash")
);
--> statement-breakpoint
CREATE TABLE "auth"."account_requests" (
	"address_hash" text NOT NULL,
	"kind" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"password_hash" text,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_newest" boolean DEFAULT true NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_requests_address_hash_kind_pk" PRIMARY KEY("address_hash","kind")
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"phone_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_proofs" (
	"user_id" uuid NOT NULL,
	"phone_hash" text NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_proofs_user_id_phone_hash_pk" PRIMARY KEY("user_id","phone_hash")
);
--> statement-breakpoint
ALTER TABLE "pending_signups" ADD COLUMN "source_hash" text;--> statement-breakpoint
ALTER TABLE "reminders" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "family_unconfirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."one_time_tokens" ADD COLUMN "request_id" uuid;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_proofs" ADD CONSTRAINT "phone_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counters_last" ON "counters" USING btree ("last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_requests_id" ON "auth"."account_requests" USING btree ("id");--> statement-breakpoint
CREATE INDEX "users_consent_letter_due" ON "users" USING btree ("consent_letter_due") WHERE "users"."consent_letter_due" is not null;