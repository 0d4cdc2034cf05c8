CREATE TABLE "clip_conversions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slide_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"original_url" text NOT NULL,
	"name" text NOT NULL,
	"still_url" text,
	"framing" text DEFAULT 'crop' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"result" jsonb,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "clip_conversions" ADD CONSTRAINT "clip_conversions_slide_id_slides_id_fk" FOREIGN KEY ("slide_id") REFERENCES "public"."slides"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clip_conversions_slide" ON "clip_conversions" USING btree ("slide_id");