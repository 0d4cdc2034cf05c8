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
ALTER TABLE "auth"."one_time_tokens" ADD COLUMN "request_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "account_requests_id" ON "auth"."account_requests" USING btree ("id");