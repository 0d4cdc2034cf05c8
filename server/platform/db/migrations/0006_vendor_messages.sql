CREATE TABLE "vendor_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor" text NOT NULL,
	"kind" text NOT NULL,
	"event_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"failed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_messages_event" ON "vendor_messages" USING btree ("vendor","event_id");--> statement-breakpoint
CREATE INDEX "vendor_messages_due" ON "vendor_messages" USING btree ("next_try_at") WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "vendor_messages_user" ON "vendor_messages" USING btree ("user_id");