CREATE TABLE "open_lessons" (
	"tab" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid NOT NULL,
	"lesson_id" uuid NOT NULL,
	"slide_id" uuid,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "staff_edited_by" uuid;--> statement-breakpoint
ALTER TABLE "lessons" ADD COLUMN "staff_edited_by" uuid;--> statement-breakpoint
ALTER TABLE "slides" ADD COLUMN "staff_edited_by" uuid;--> statement-breakpoint
ALTER TABLE "open_lessons" ADD CONSTRAINT "open_lessons_lesson_id_lessons_id_fk" FOREIGN KEY ("lesson_id") REFERENCES "public"."lessons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_lessons_lesson" ON "open_lessons" USING btree ("lesson_id");--> statement-breakpoint
CREATE INDEX "open_lessons_seen" ON "open_lessons" USING btree ("seen_at");