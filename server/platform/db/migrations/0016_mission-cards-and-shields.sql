CREATE TABLE "mission_cards_done" (
	"child" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"done_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mission_cards_done_child_lesson_id_pk" PRIMARY KEY("child","lesson_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "streak_shield" jsonb;--> statement-breakpoint
ALTER TABLE "children" ADD COLUMN "streak_shield" jsonb;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "mission_card" jsonb;--> statement-breakpoint
ALTER TABLE "mission_cards_done" ADD CONSTRAINT "mission_cards_done_child_children_id_fk" FOREIGN KEY ("child") REFERENCES "public"."children"("id") ON DELETE cascade ON UPDATE no action;