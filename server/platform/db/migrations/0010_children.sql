CREATE TABLE "child_lesson_days" (
	"child" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "child_lesson_days_child_day_pk" PRIMARY KEY("child","day")
);
--> statement-breakpoint
CREATE TABLE "child_xp_grants" (
	"child" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"xp" integer NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "child_xp_grants_child_lesson_id_pk" PRIMARY KEY("child","lesson_id")
);
--> statement-breakpoint
CREATE TABLE "children" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"family_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"picture" text NOT NULL,
	"in_family_row" boolean DEFAULT false NOT NULL,
	"kid_name" text,
	"kid_age" integer,
	"lesson_progress" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"current_lesson_id" uuid,
	"current_progress" jsonb,
	"lesson_feedback" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"lifetime_xp" integer DEFAULT 0 NOT NULL,
	"streak_count" integer DEFAULT 0 NOT NULL,
	"last_streak_date" date,
	"last_active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"child_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "children_named" CHECK ("children"."in_family_row" = ("children"."kid_name" is null) and "children"."in_family_row" = ("children"."kid_age" is null)),
	CONSTRAINT "children_kid_age" CHECK ("children"."kid_age" between 3 and 18),
	CONSTRAINT "children_lifetime_xp" CHECK ("children"."lifetime_xp" >= 0),
	CONSTRAINT "children_streak_count" CHECK ("children"."streak_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "child_lesson_days" ADD CONSTRAINT "child_lesson_days_child_children_id_fk" FOREIGN KEY ("child") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "child_xp_grants" ADD CONSTRAINT "child_xp_grants_child_children_id_fk" FOREIGN KEY ("child") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "children" ADD CONSTRAINT "children_family_id_users_id_fk" FOREIGN KEY ("family_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "children_family" ON "children" USING btree ("family_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "children_in_family_row" ON "children" USING btree ("family_id") WHERE "children"."in_family_row";--> statement-breakpoint
INSERT INTO "children" ("family_id", "position", "picture", "in_family_row", "child_id", "created_at") SELECT "id", 0, 'parrot', true, "child_id", "created_at" FROM "users" ON CONFLICT DO NOTHING;