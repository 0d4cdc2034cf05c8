ALTER TABLE "pending_signups" ADD COLUMN "answers" jsonb;--> statement-breakpoint
UPDATE "pending_signups" SET "answers" = jsonb_build_object('parent_name', parent_name, 'kid_name', kid_name, 'kid_age', kid_age);--> statement-breakpoint
ALTER TABLE "pending_signups" ALTER COLUMN "answers" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_signups" drop column "parent_name";--> statement-breakpoint
ALTER TABLE "pending_signups" ADD COLUMN "parent_name" text GENERATED ALWAYS AS ((answers ->> 'parent_name')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_signups" drop column "kid_name";--> statement-breakpoint
ALTER TABLE "pending_signups" ADD COLUMN "kid_name" text GENERATED ALWAYS AS ((answers ->> 'kid_name')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_signups" drop column "kid_age";--> statement-breakpoint
ALTER TABLE "pending_signups" ADD COLUMN "kid_age" integer GENERATED ALWAYS AS (((answers ->> 'kid_age')::integer)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_signups" ADD CONSTRAINT "pending_signups_kid_age" CHECK ("pending_signups"."kid_age" between 3 and 18);
